import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Route } from '../src/ui/router.svelte';

describe('a path', () => {
  let parse: (path: string, hash: string) => Route;
  beforeAll(async () => {
    vi.stubGlobal('location', { pathname: '/', hash: '' });
    ({ parse } = await import('../src/ui/router.svelte'));
  });

  it('says which page is shown', () => {
    expect(parse('/game/a%20b/more', '#token')).toEqual({ page: 'table', id: 'a b', more: 'more', token: 'token' });
    expect(parse('/rules/', '')).toEqual({ page: 'rules', id: '', more: '', token: '' });
    expect(parse('/game', '').page).toBe('missing');
    expect(parse('/nowhere/x', '').page).toBe('missing');
  });

  it.each(['/game/%E0%A4%A', '/table/%E0%A4%A', '/rules/%', '/watch/%FF'])('that is no text leads nowhere: %s', (path) => {
    expect(parse(path, '#token')).toMatchObject({ page: 'missing', id: '' });
  });
});
