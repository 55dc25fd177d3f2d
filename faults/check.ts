/** Judges what clients sent and were told by what the store held in the end. */

import { isDeepStrictEqual } from 'node:util';
import { Match, readSeed } from '#engine';
import { gameOf } from '#games';
import { sightOf } from '#protocol';
import type { Evidence, Held, History } from './history.ts';

/** All that is wrong: nothing, where all is well. */
export function check({ histories, tables }: Evidence): readonly string[] {
  return tables.flatMap((table) => {
    const match = played(table);
    if (typeof match === 'string') return [match];
    return histories.filter((history) => history.table === table.id).flatMap((history) => judge(history, table, match));
  });
}

/** By the rules, to its last entry: no bot, and nobody else, has moved twice where one was to move. */
function played({ id, game: name, rules, options, seats, seed, plies }: Held): Match | string {
  const game = gameOf(name);
  const secret = readSeed(seed);
  if (!game || !secret) return `${id}: there is no such game`;
  const match = Match.replay(game, { rules, options, seats, seed: secret, plies });
  return match instanceof Match ? match : `${id}: ply ${match.ply} is refused by rule ${match.refusal.rule}`;
}

function judge({ table, seat, lines }: History, { plies }: Held, match: Match): readonly string[] {
  const found: string[] = [];
  const who = `${table}, seat ${seat}`;
  const told = new Map<number, number>();
  /** What was sent, by the ply at whose sight it was chosen. */
  const sent = new Map<number, string>();
  for (const line of lines) {
    if (line.kind === 'sent') {
      if ((sent.get(line.ply) ?? line.move) !== line.move) found.push(`${who}: two moves were sent at ply ${line.ply}`);
      sent.set(line.ply, line.move);
    }
    if (line.kind === 'told') for (const [n, by] of line.by.entries()) told.set(line.since + n + 1, by);
    if (line.kind === 'stayed' && !isDeepStrictEqual(line.sight, JSON.parse(JSON.stringify(sightOf(match, seat)))))
      found.push(`${who}: stayed, and saw something else in the end`);
  }
  for (const [ply, by] of told) {
    const entry = plies[ply - 1];
    if (!entry) found.push(`${who}: was told ply ${ply}, which is lost`);
    else if (entry[0] !== by) found.push(`${who}: was told that seat ${by} made ply ${ply}, and it was seat ${entry[0]}`);
  }
  if (lines.at(-1)?.kind === 'stayed')
    for (let ply = 1; ply <= plies.length; ply++) if (!told.has(ply)) found.push(`${who}: stayed, and was never told ply ${ply}`);
  // Each entry of the seat is one move that was sent, and no move is two of them.
  for (const [n, [by, text]] of plies.entries()) {
    if (by !== seat) continue;
    const [at] = [...sent].find(([ply, move]) => ply <= n && move === text) ?? [];
    if (at === undefined) found.push(`${who}: ply ${n + 1}, ${text}, was never sent, or sent once and played twice`);
    else sent.delete(at);
  }
  return found;
}
