/** What a reader has chosen, kept on the device, and the words in the chosen language. */

import { LANGUAGES, type Language, listIn } from '#engine/words';
import type { PeopleWords } from './words/people/words.ts';
import type { SocialWords } from './words/social/words.ts';
import type { TableWords } from './words/table/words.ts';
import type { Words } from './words/words.ts';

interface Chosen {
  language: Language | 'auto';
  theme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'more';
  motion: 'auto' | 'off';
  /** How long the show of what others did rests on each picture. */
  speed: 'relaxed' | 'normal' | 'quick';
  /** The show waits for a tap after each trick or turn. */
  taps: boolean;
  /** By touch, the first tap lifts a card or marks a place and the second plays it: where they are small, always or never. */
  twice: 'small' | 'always' | 'never';
  /** Moves that no player would make otherwise are played at once, for who knows the game. */
  trivial: boolean;
  /** In the first games of a kind somebody says on one's turn what matters. */
  coach: boolean;
  name: string;
  /** Whether the table is heard, and how loud: from 0 to 1. Where a device vibrates, that goes with it. */
  sound: boolean;
  volume: number;
  /** The level of the bots that are played against at once. */
  strength: string;
  /** Whether whoever was last signed in here hosts the server. */
  host?: boolean;
  /** Whether the server knows who uses this device. */
  known?: boolean;
}

const KEY = 'royaumes/settings';
const USUAL: Chosen = {
  language: 'auto',
  theme: 'auto',
  contrast: 'auto',
  motion: 'auto',
  speed: 'normal',
  taps: false,
  twice: 'small',
  trivial: true,
  coach: true,
  name: '',
  sound: true,
  volume: 0.4,
  strength: 'level-3',
};

/** There were three bots to choose from before there were levels. */
const LEVEL_OF: Readonly<Record<string, string>> = { random: 'level-1', hasty: 'level-2', greedy: 'level-4' };

/** The speed was called `pace` once, and levels were bots: a device may have kept it so. */
function read(): Chosen {
  try {
    const { pace: speed, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const chosen = { ...USUAL, ...(speed ? { speed } : {}), ...kept };
    return { ...chosen, strength: LEVEL_OF[chosen.strength] ?? chosen.strength };
  } catch {
    return USUAL;
  }
}

export const settings: Chosen = $state(read());

/** What is said in one place, by the files of its folder: `./words/de.ts`. */
export type Dictionaries<W> = Readonly<Record<string, () => Promise<{ words: W }>>>;

export async function wordsIn<W>(dictionaries: Dictionaries<W>, tongue: Language): Promise<W> {
  const file = Object.keys(dictionaries).find((name) => name.endsWith(`/${tongue}.ts`));
  const load = dictionaries[file ?? ''];
  if (!load) throw new Error(`nothing is said in ${tongue}`);
  return (await load()).words;
}

const DICTIONARIES = import.meta.glob<{ words: Words }>('./words/??.ts');

/** Words that a page needs beyond those of the home page, loaded with it. */
const ROOMS = {
  table: import.meta.glob<{ words: TableWords }>('./words/table/??.ts'),
  social: import.meta.glob<{ words: SocialWords }>('./words/social/??.ts'),
  people: import.meta.glob<{ words: PeopleWords }>('./words/people/??.ts'),
};
export type Room = keyof typeof ROOMS;

/** The language chosen, or the first of the browser's that we speak. */
export function language(): Language {
  if (settings.language !== 'auto') return settings.language;
  for (const wish of navigator.languages) {
    const known = LANGUAGES.find((ours) => wish.toLowerCase().startsWith(ours));
    if (known) return known;
  }
  return 'en';
}

/** How dates and times of day are written: in that language as the browser's owner writes it. */
export function locale(): string {
  return navigator.languages.find((wish) => wish.startsWith(language())) ?? language();
}

/** Several as that language lists them: "Anna, Boris and Chloé". */
export function listed(parts: readonly string[]): string {
  return listIn(locale()).format(parts);
}

let spoken = $state.raw<Words | undefined>();

/** The words of the pages. Loaded before anything is shown. */
export function w(): Words {
  if (!spoken) throw new Error('no language is loaded yet');
  return spoken;
}

let rooms = $state.raw<{ readonly table?: TableWords; readonly people?: PeopleWords; readonly social?: SocialWords }>({});

/** The words where games are made, played and looked at again. */
export function t(): TableWords {
  if (!rooms.table) throw new Error('the words of the table are not loaded yet');
  return rooms.table;
}

/** The words of what people do together at a table. */
export function s(): SocialWords {
  if (!rooms.social) throw new Error('the words of what people do together are not loaded yet');
  return rooms.social;
}

/** The words of the page about oneself. */
export function p(): PeopleWords {
  if (!rooms.people) throw new Error('the words about people are not loaded yet');
  return rooms.people;
}

export async function speak(): Promise<void> {
  const tongue = language();
  const words = await wordsIn(DICTIONARIES, tongue);
  for (const room of Object.keys(rooms) as Room[]) await speakIn(room);
  spoken = words;
  document.documentElement.lang = tongue;
}

/** For a page that says more than the home page does. */
export async function speakIn(room: Room): Promise<void> {
  const words = await wordsIn<TableWords | SocialWords | PeopleWords>(ROOMS[room], language());
  rooms = { ...rooms, [room]: words };
}

/** Whether the device wishes it, as it is now. */
function wished(what: string): () => boolean {
  const query = matchMedia(`(prefers-${what})`);
  let matches = $state(query.matches);
  query.addEventListener('change', () => {
    matches = query.matches;
  });
  return () => matches;
}
const isReduced = wished('reduced-motion: reduce');
const isContrasted = wished('contrast: more');

/** Whether nothing may move. */
export function still(): boolean {
  return settings.motion === 'off' || isReduced();
}

/** Keeps what is chosen and lets the page follow it. Called once, from the root component. */
export function followSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    if (settings.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = settings.theme;
    // One is for a light device, the other for a dark one; a chosen theme is the same on both.
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, dark) => {
      meta.content = settings.theme === 'dark' || (dark && settings.theme === 'auto') ? '#14191d' : '#f5ead3';
    });
  });
  $effect(() => {
    const isMore = settings.contrast === 'more' || isContrasted();
    document.documentElement.toggleAttribute('data-contrast', isMore);
    if (isMore) void import('./art/contrast.css');
  });
  $effect(() => {
    document.documentElement.toggleAttribute('data-still', still());
  });
  $effect(() => {
    settings.language;
    void speak();
  });
}
