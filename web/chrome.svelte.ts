/** The line at the top of every page, and what the page of the moment puts into it. */

import type { Snippet } from 'svelte';

class Chrome {
  tools = $state.raw<Snippet>();
}

export const chrome = new Chrome();
