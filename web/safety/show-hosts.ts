/** What hosts announce stands above every page, and their own link among the others, some moments after the page is there. */

import { mount } from 'svelte';
import Announcement from './Announcement.svelte';
import HostLink from './HostLink.svelte';

export function showHosts(): void {
  const { body } = document;
  mount(Announcement, { target: body, ...(body.firstElementChild ? { anchor: body.firstElementChild } : {}) });
  mount(HostLink, { target: body });
}
