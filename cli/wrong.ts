import { ENGINE_RULES, type GameRecord, type Wrong } from '#engine';

const ENGINE_WORDS: Readonly<{ [rule: string]: string }> = {
  [ENGINE_RULES.unreadable]: 'it cannot be parsed',
  [ENGINE_RULES.over]: 'the game is over',
  [ENGINE_RULES.undo]: 'it cannot be undone',
};

/** The first ply that the rules forbid, in one sentence. */
export function tellWrong({ plies }: GameRecord, { ply, refusal: { rule, ...facts } }: Wrong): string {
  const [seat, text] = plies[ply - 1] ?? [];
  const why =
    ENGINE_WORDS[rule] ??
    Object.entries(facts)
      .map(([fact, value]) => `${fact} ${value}`)
      .join(', ');
  return `ply ${ply} is illegal: seat ${seat}, ${JSON.stringify(text?.slice(0, 40))}, rule ${rule}${why ? ` (${why})` : ''}`;
}
