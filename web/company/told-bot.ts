import { t } from '../settings.svelte.ts';
import { company } from './words.ts';

/** How strong a bot is, and of what temper. */
export function toldBot(bot: string): string {
  return t().bot([t().bots[bot] ?? bot, company().tempers[bot]].filter(Boolean).join(', '));
}
