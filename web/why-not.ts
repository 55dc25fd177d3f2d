import type { No } from '#protocol';
import { t } from './settings.svelte.ts';

/** Why not, as far as this page knows the reason. */
export function whyNot(no: No): string | undefined {
  if (no.kind === 'banned') return `${t().no.banned} ${no.reason}`;
  return (no.kind === 'bad name' ? t().badName[no.why] : undefined) ?? t().no[no.kind];
}
