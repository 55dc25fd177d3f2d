/** The line at the top of every page, and what the page of the moment puts into it. */

import type { Snippet } from 'svelte';

class Chrome {
  tools = $state.raw<Snippet>();
}

export const chrome = new Chrome();

/** Whether a page, by the first part of its address, is a table: it leaves the line at the top little room. */
export function isTable(kind: string): boolean {
  return ['table', 'play', 'replay', 'puzzle'].includes(kind);
}
