import { dictionaries } from '../../languages.ts';
import type { NoticeWords } from './words.ts';

export const WORDS = await dictionaries<NoticeWords>((language) => import(`./${language}.ts`));
export type { NoticeWords };
