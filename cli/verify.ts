import { verifyRecord } from '#engine';
import type { Command } from './command.ts';
import { printLine } from './print.ts';
import { type Read, readRecords } from './records.ts';
import { tellWrong } from './wrong.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'FILE|-',
  about: `Verifies that game files are fair and legal.
The seed and the players' random numbers must match their seals, every shuffle and roll must follow from them, and every move must be legal.
A game that was continued from another one has randomness that nobody sealed: it fails.
Exit code 0 if all pass; otherwise 1, with the first wrong ply of each file that fails.`,
  flags: {},
  places: 1,
  async run({ places }) {
    let records = 0;
    let plies = 0;
    let wrong = 0;
    for await (const read of readRecords(places[0]!)) {
      records++;
      plies += read.record.plies.length;
      const why = findWrong(read);
      if (why === undefined) continue;
      wrong++;
      await printLine(`${read.where}: ${why}`);
    }
    if (wrong > 0) return 1;
    await printLine(`${records} ${records === 1 ? 'game file' : 'game files'} verified: seal, seed, shuffles and all ${plies} plies`);
    return 0;
  },
};

function findWrong({ game, record }: Read): string | undefined {
  const verdict = verifyRecord(game, record);
  switch (verdict.kind) {
    case 'holds':
      return undefined;
    case 'other seed':
      return `ply 0: the seed's seal is ${verdict.commit}, not ${verdict.sealed}`;
    case 'other number':
      return `ply 0: the random number of seat ${verdict.seat} does not match its seal`;
    case 'illegal':
      return tellWrong(record, verdict);
    case 'no forfeit':
      return `seat ${verdict.forfeit.seat} cannot have ${verdict.forfeit.why === 'time' ? 'run out of time' : 'resigned'} here`;
    case 'unfinished':
      return `ply ${verdict.ply} is missing: the file shows its seed, but the game is not over`;
    case 'branch':
      return `ply ${verdict.ply + 1}: from here on the game was continued from another one, and nobody sealed its randomness`;
    default:
      return verdict satisfies never;
  }
}
