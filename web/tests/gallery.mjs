/** Reads cards (JSON) and writes a page with the picture of each, on its own and without its ground. */

import { text } from 'node:stream/consumers';
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true, watch: null }, appType: 'custom', logLevel: 'error' });
const load = (path) => vite.ssrLoadModule(`/src/art/${path}.ts`);
const [{ picture }, { lying, markup, style, HEAD, WHOLE }, { definitions, FOCUS }] = await Promise.all(['choose', 'paint', 'sprite'].map(load));

const BEHIND = /-ground$|^(dusk|halo|dawn|glow)$/;
const frame = (kind, box, shown) => `<svg class="${kind}" viewBox="${box}" preserveAspectRatio="xMidYMid slice" style="${style(shown)}">${markup(shown)}</svg>`;

function figures(facts) {
  const shown = picture(facts);
  const name = shown.main.part.replace(/-ground$/, '');
  const focus = lying(FOCUS[name] ?? (name.startsWith('head-') ? HEAD : WHOLE), shown.main);
  const subject = { ...shown, layers: shown.layers.filter(({ part }) => !BEHIND.test(part)) };
  return `<figure id="${facts.id}">${frame('whole', WHOLE, shown)}${frame('small', focus, shown)}${frame('subject', WHOLE, subject)}<figcaption>${facts.title}</figcaption></figure>`;
}

const cards = JSON.parse(await text(process.stdin));
process.stdout.write(`<!doctype html><meta charset="utf-8"><svg width="0" height="0" style="position:absolute">${definitions()}</svg>${cards.map(figures).join('')}`);
await vite.close();
