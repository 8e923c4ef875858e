import { describe, expect, it } from 'vitest';
import { joined } from '../src/session/profileMerge';
import { addressOf, isSecret, newSecret, seal, unseal } from '../src/session/profileCrypto';

const decks = (...made: [string, string][]): string => JSON.stringify(made.map(([id, name]) => ({ id, name })));
const shelf = (one: string, mine: string, theirs: string): unknown =>
  JSON.parse(joined({ 'cantina.decks': one }, { 'cantina.decks': mine }, { 'cantina.decks': theirs })['cantina.decks'] ?? '');

describe('what two devices changed', () => {
  it('is taken from whoever changed it', () => {
    const base = { 'cantina.name': 'Ann', 'cantina.pace': 'slow' };
    expect(joined(base, { ...base, 'cantina.name': 'Anna' }, { ...base, 'cantina.pace': 'fast' })).toMatchObject({ 'cantina.name': 'Anna', 'cantina.pace': 'fast' });
  });
  it('is this one’s if both changed it', () => {
    expect(joined({ 'cantina.name': 'Ann' }, { 'cantina.name': 'Bea' }, { 'cantina.name': 'Cleo' })['cantina.name']).toBe('Bea');
  });
  it('comes together deck by deck', () => {
    expect(shelf(decks(['1', 'a']), decks(['1', 'a'], ['2', 'b']), decks(['1', 'changed'], ['3', 'c']))).toEqual([{ id: '1', name: 'changed' }, { id: '2', name: 'b' }, { id: '3', name: 'c' }]);
  });
  it('stays deleted', () => {
    expect(shelf(decks(['1', 'a'], ['2', 'b']), decks(['2', 'b']), decks(['1', 'a'], ['2', 'b']))).toEqual([{ id: '2', name: 'b' }]);
    expect(shelf(decks(['1', 'a']), decks(['1', 'a']), '[]')).toEqual([]);
  });
  it('survives what cannot be read', () => {
    expect(shelf('nonsense', '{"a":1}', decks(['1', 'a']))).toEqual([{ id: '1', name: 'a' }]);
  });
});

describe('a sealed profile', () => {
  it('is opened by its own link alone', async () => {
    const secret = newSecret();
    const data = await seal(secret, 'À moi');
    expect(isSecret(secret)).toBe(true);
    expect(data).not.toContain('moi');
    expect(await unseal(secret, data)).toBe('À moi');
    await expect(unseal(newSecret(), data)).rejects.toThrow();
  });
  it('lies at an address that does not give the link away', async () => {
    const secret = newSecret();
    expect(await addressOf(secret)).toMatch(/^[0-9a-f]{64}$/);
    expect(await addressOf(secret)).toBe(await addressOf(secret));
    expect(await addressOf(newSecret())).not.toBe(await addressOf(secret));
  });
});
