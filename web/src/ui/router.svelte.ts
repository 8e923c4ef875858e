/** Which page is shown: the path says it; what stands behind # (a seat's token) never leaves the browser. */

export interface Route {
  page: 'home' | 'join' | 'table' | 'replay' | 'sandbox' | 'rules' | 'watch' | 'cards' | 'decks' | 'me' | 'academy' | 'missing';
  id: string;
  /** What follows the id in the path. */
  more: string;
  token: string;
}

const PAGES: Record<string, Route['page']> = {
  '': 'home',
  join: 'join',
  game: 'table',
  replay: 'replay',
  sandbox: 'sandbox',
  rules: 'rules',
  watch: 'watch',
  cards: 'cards',
  decks: 'decks',
  me: 'me',
  academy: 'academy',
};

export function parse(path: string, hash: string): Route {
  const [first = '', encoded = '', more = ''] = path.replace(/^\/+|\/+$/g, '').split('/');
  const page = PAGES[first] ?? 'missing', id = decoded(encoded);
  const missing = id === null || (['table', 'join', 'replay', 'watch'].includes(page) && !id);
  return { page: missing ? 'missing' : page, id: id ?? '', more, token: hash.replace(/^#/, '') };
}

/** A part of a path as it is meant; null if its bytes are no text. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const here = $state<{ route: Route }>({ route: parse(location.pathname, location.hash) });

export function route(): Route {
  return here.route;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  follow();
  window.scrollTo(0, 0);
}

function follow(): void {
  here.route = parse(location.pathname, location.hash);
}

/** Links inside the application change the page without loading it anew. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  window.addEventListener('popstate', follow);
  document.addEventListener('click', onClick);
}
