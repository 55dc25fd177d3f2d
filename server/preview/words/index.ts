import { dictionaries } from '../../languages.ts';
import type { PreviewWords } from './words.ts';

export const PREVIEW = await dictionaries<PreviewWords>((language) => import(`./${language}.ts`));
