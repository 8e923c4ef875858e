/** A profile is sealed before it leaves the browser: its link holds the key, the server only an address made from it. */

const BYTES = 32;
const NONCE = 12;

/** Browsers seal nothing on pages that come over plain HTTP from another machine. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export function newSecret(): string {
  return encode(crypto.getRandomValues(new Uint8Array(BYTES))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

export async function addressOf(secret: string): Promise<string> {
  return Array.from(await digest(`address:${secret}`), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function seal(secret: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(secret), new TextEncoder().encode(text));
  return encode(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

export async function unseal(secret: string, data: string): Promise<string> {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, NONCE) }, await keyOf(secret), bytes.slice(NONCE));
  return new TextDecoder().decode(opened);
}

async function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', await digest(`seal:${secret}`), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function digest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

function encode(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
