import type { Language } from '../store.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as nl } from './nl.ts';
import type { NoticeWords } from './words.ts';

export const WORDS: Readonly<Record<Language, NoticeWords>> = { en, fr, nl };
export type { NoticeWords };
