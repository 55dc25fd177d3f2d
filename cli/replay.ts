import { Match } from '#engine';
import { BadInput, type Command } from './command.ts';
import { printJson, printLine } from './print.ts';
import { type Read, readRecords } from './records.ts';
import { tellWrong } from './wrong.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE|- [--states]',
  about: `Replays game files and prints one line of JSON per ply.
First {ply: 0} for the set-up, then {ply, seat, move, events} for each ply, and finally {outcome} with its breakdown. If the file stops before the end, the last line is {outcome: null, toAct}, with forfeit if someone resigned or ran out of time, and calledOff if that called the game off.
An event that only some seats see is {to, event}.`,
  flags: { states: { type: 'boolean', about: 'include the whole state in each line, hidden cards too' } },
  places: 1,
  async run({ places, flags }) {
    for await (const read of readRecords(places[0]!)) await replayOne(read, flags.states === true);
    return 0;
  },
};

async function replayOne({ where, game, record }: Read, states: boolean): Promise<void> {
  const lines: string[] = [];
  const start = Match.atSetup(game, record);
  lines.push(JSON.stringify({ ply: 0, ...(states ? { state: start.state } : {}) }));
  const match = Match.fromRecord(game, record, ({ ply, seat, text, told }, { state }) => {
    const events = told.map(({ to, event }) => (to === undefined ? event : { to, event }));
    lines.push(JSON.stringify({ ply, seat, move: text, events, ...(states ? { state } : {}) }));
  });
  if (!(match instanceof Match)) throw new BadInput(`${where}: ${tellWrong(record, match)}`);
  for (const line of lines) await printLine(line);
  const outcome = match.outcome();
  const { forfeit, calledOff } = record;
  await printJson(
    outcome ? { outcome } : forfeit ? { outcome: null, toAct: [], forfeit, calledOff } : { outcome: null, toAct: match.toAct() },
  );
}
