import { colourOf, highestOnTop, type Move } from '#games/ugo';
import type { UgoSight } from './sight.ts';

/** [U3.5] A laying in which only the top cards are open: the highest go on top, for a lower one is never worth more. */
export function obvious({ seat, table }: UgoSight, legal: readonly Move[]): Move | undefined {
  const layings = legal.flatMap((move) => (move.kind === 'lay' ? [move.tops] : []));
  const [first] = layings;
  if (seat === undefined || !first || !layings.every((tops) => tops.every((top, i) => colourOf(top) === colourOf(first[i] as number))))
    return undefined;
  return { kind: 'lay', tops: highestOnTop(table, seat, () => 0) };
}
