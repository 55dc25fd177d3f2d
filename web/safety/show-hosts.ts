/** What hosts announce stands above every page, some moments after the page is there. */

import { mount } from 'svelte';
import Announcement from './Announcement.svelte';

export function showHosts(): void {
  const { body } = document;
  mount(Announcement, { target: body, ...(body.firstElementChild ? { anchor: body.firstElementChild } : {}) });
}
