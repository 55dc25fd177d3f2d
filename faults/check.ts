/** Judges what clients sent and were told by what the store held in the end. */

import { isDeepStrictEqual } from 'node:util';
import { Match, placesOf, readSeed, type Seat } from '#engine';
import { gameOf } from '#games';
import { sightOf } from '#protocol';
import type { Evidence, Fault, Held, History } from './history.ts';

/** A table as it was played, and who was to act at the set-up and after each entry. */
interface Course {
  readonly match: Match;
  readonly acting: readonly (readonly Seat[])[];
}

/** Milliseconds after something went wrong for which a server may still wait for an answer that will not come. */
const AFTERMATH = 10_000;

/** Servers die of these; and of such a death nobody suffers for longer than so many milliseconds. */
const DEADLY: ReadonlySet<string> = new Set(['kill', 'stop', 'clock']);
const LIFETIME = 30_000;

/** All that is wrong: nothing, where all is well. */
export function check({ histories, tables, faults }: Evidence): readonly string[] {
  return tables.flatMap((table) => {
    const course = played(table);
    if (typeof course === 'string') return [course];
    const theirs = histories.filter((history) => history.table === table.id);
    return [
      ...judgeEnd(table, course),
      ...theirs.flatMap((history) => [...judge(history, table, course), ...judgeNotices(history, course, faults)]),
    ];
  });
}

/** By the rules, to its last entry: no bot, and nobody else, has moved twice where one was to move. */
function played({ id, game: name, rules, options, seats, seed, plies }: Held): Course | string {
  const game = gameOf(name);
  const secret = readSeed(seed);
  if (!game || !secret) return `${id}: there is no such game`;
  const acting = [new Match(game, options, seats, secret, { rules }).toAct()];
  const match = Match.replay(game, { rules, options, seats, seed: secret, plies }, (_, then) => acting.push(then.toAct()));
  return match instanceof Match ? { match, acting } : `${id}: ply ${match.ply} is refused by rule ${match.refusal.rule}`;
}

/** How a game went is noted when it is over, and not before. */
function judgeEnd({ id, places }: Held, { match }: Course): readonly string[] {
  const outcome = match.outcome();
  if (!outcome) return places ? [`${id}: has a result, and is not over`] : [];
  if (!places) return [`${id}: is over, and has no result`];
  return isDeepStrictEqual(places, placesOf(outcome.ranking)) ? [] : [`${id}: has another result than it was played to`];
}

function judge({ table, seat, lines }: History, { plies }: Held, { match }: Course): readonly string[] {
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
  if (!lines.some(({ kind }) => kind === 'stayed')) found.push(`${who}: waited in vain for the end`);
  else for (let ply = 1; ply <= plies.length; ply++) if (!told.has(ply)) found.push(`${who}: stayed, and was never told ply ${ply}`);
  // Each entry of the seat is one move that was sent, and no move is two of them.
  for (const [n, [by, text]] of plies.entries()) {
    if (by !== seat) continue;
    const [at] = [...sent].find(([ply, move]) => ply <= n && move === text) ?? [];
    if (at === undefined) found.push(`${who}: ply ${n + 1}, ${text}, was never sent, or sent once and played twice`);
    else sent.delete(at);
  }
  return found;
}

/**
 * Who does not look is told of each turn once: not more often than turns began, connections broke before it was known what they had shown,
 * and the game ended. The same is told again only where something went wrong meanwhile: then nobody could know whether it was told.
 */
function judgeNotices({ table, seat, lines }: History, { acting }: Course, faults: readonly Fault[]): readonly string[] {
  const found: string[] = [];
  const who = `${table}, seat ${seat}`;
  const last = new Map<string, number>();
  for (const line of lines) {
    // What a server decides and does not live to tell, it takes along: who looks when it is decided, and leaves then, is not told.
    if (line.kind === 'uncalled' && !faults.some(({ kind, from, to }) => DEADLY.has(kind) && from <= line.at && to + LIFETIME >= line.at))
      found.push(`${who}: was never told of what waited for them`);
    if (line.kind !== 'noticed') continue;
    const before = last.get(line.id);
    if (before !== undefined && !faults.some(({ from, to }) => from <= line.at && to + AFTERMATH >= before))
      found.push(`${who}: was told twice of ${line.id}, and nothing had gone wrong`);
    last.set(line.id, line.at);
  }
  const turns = acting.filter((toAct, n) => toAct.includes(seat) && !acting[n - 1]?.includes(seat)).length;
  const most = turns + lines.filter(({ kind }) => kind === 'closed').length + 1;
  if (last.size > most) found.push(`${who}: was told ${last.size} different things, where there were ${most} at most`);
  return found;
}
