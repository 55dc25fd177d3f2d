/** What is asked or told before anything else can be done: in our own dialog, and not in the browser's, which looks and speaks as it likes. */

import { mount, unmount } from 'svelte';

interface Said {
  readonly title: string;
  readonly about?: string;
  /** What will be done, where that is asked. */
  readonly act?: string;
  readonly text?: string;
}

async function show(said: Said): Promise<boolean> {
  const { default: Sure } = await import('./Sure.svelte');
  return new Promise((answer) => {
    const closed = (isYes: boolean) => {
      answer(isYes);
      void unmount(shown);
    };
    const shown = mount(Sure, { target: document.body, props: { ...said, closed } });
  });
}

/** Whether that is really meant. */
export const isSure = (act: string, about: string): Promise<boolean> => show({ title: act, about, act });

export const tell = (title: string, about: string): Promise<unknown> => show({ title, about });

/** For whoever has a browser that lets no page copy anything. */
export const showToCopy = (title: string, text: string): Promise<unknown> => show({ title, text });
