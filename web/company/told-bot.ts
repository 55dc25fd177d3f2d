import { LEVELS } from '#bots/level';
import { t } from '../settings.svelte.ts';
import { company } from './words.ts';

const levels: readonly string[] = LEVELS;

/** The name by which the arms of a level are drawn where it sits at no table. */
export function armsOf(level: string): string {
  return t().names[levels.indexOf(level) * 2 + 1] ?? '';
}

/** How strong a bot is, and of what temper. */
export function toldBot(bot: string): string {
  return t().bot([t().bots[bot] ?? bot, company().tempers[bot]].filter(Boolean).join(', '));
}
