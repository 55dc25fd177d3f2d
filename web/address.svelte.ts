/** Where we are: the path, the query and the fragment, and how to go elsewhere without loading the page anew. */

function here() {
  return { path: location.pathname, query: new URLSearchParams(location.search), fragment: location.hash.slice(1) };
}

let current = $state.raw(here());
addEventListener('popstate', () => {
  current = here();
});

export function address() {
  return current;
}

export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  const moved = location.pathname !== current.path;
  current = here();
  if (moved) scrollTo(0, 0);
}

/** Lets links inside an element go on in the page. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.origin !== location.origin || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.href);
}
