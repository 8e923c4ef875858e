import { describe, expect, it } from 'vitest';
import { pageOf } from '../src/card/search';
import { makeFinder } from '../src/search/finder';
import { mentions } from '../src/search/mentions';
import { facts } from './samples';

const cards = [
  facts({ id: '1_1', title: 'Rebel Trooper', french: 'Soldat Rebelle', text: { en: 'Adds one to a Force drain here.', fr: 'Ajoute un à un drainage de Force ici.' } }),
  facts({ id: '1_2', title: 'Obi-Wan Kenobi', french: '', types: ['rebel'], text: { en: 'May cancel drains of Rebel troopers.', fr: 'Peut annuler des drainages.' } }),
  facts({ id: '1_3', title: 'Rebel Troopers On Parade', french: 'Parade', text: { en: 'Lose one Force.', fr: 'Perdez une Force.' } }),
  facts({ id: '1_4', title: 'Epee', french: 'Épée', category: 'weapon', types: [], text: { en: '', fr: '' } }),
];
const finder = makeFinder(cards.map(pageOf), new Set(['the', 'of']));
const find = async (query: string): Promise<string[]> => (await finder)(query);

describe('a search of cards', () => {
  it('puts titles above texts, and the whole title first', async () => {
    expect(await find('rebel trooper')).toEqual(['1_1', '1_3', '1_2']);
    expect(await find('rebel troopers')).toEqual(['1_1', '1_3', '1_2']);
  });

  it('knows plurals, accents and the titles of both languages', async () => {
    expect(await find('épées')).toEqual(['1_4']);
    expect(await find('soldats rebelles')).toEqual(['1_1']);
    expect((await find('drainage')).toSorted()).toEqual(['1_1', '1_2']);
    expect(await find('armes')).toEqual(['1_4']);
  });

  it('takes beginnings, joined words and slips of the keys', async () => {
    expect(await find('keno')).toEqual(['1_2']);
    expect(await find('obiwan')).toEqual(['1_2']);
    expect(await find('kenboi')).toEqual(['1_2']);
  });

  it('wants every word that tells something', async () => {
    expect(await find('the parade of troopers')).toEqual(['1_3']);
    expect(await find('rebel zyzzyva')).toEqual([]);
    expect(await find(' ?')).toEqual([]);
  });
});

describe('cards and entries', () => {
  const entry = (id: string, en: string, kind = 'rule') => ({ id, en, fr: en, kind, stage: 1 });

  it('lead to each other by what the text says', () => {
    const found = mentions(cards, [entry('force-drain', 'Force drains'), entry('cancel', 'Cancel'), entry('lose', 'Lose', 'see'), entry('battle', 'Battle')]);
    expect([...found]).toEqual([['force-drain', ['1_1']], ['cancel', ['1_2']]]);
  });

  it('do not by words that stand everywhere', () => {
    expect(mentions(cards, [entry('force', 'Force')]).size).toBe(0);
  });
});
