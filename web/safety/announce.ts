/** Shows what hosts announce above every page, some moments after it is there. */

import { mount } from 'svelte';
import Announcement from './Announcement.svelte';

export function showAnnouncements(): void {
  const { body } = document;
  mount(Announcement, { target: body, ...(body.firstElementChild ? { anchor: body.firstElementChild } : {}) });
}
