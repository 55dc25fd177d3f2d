import { BadInput, type Command } from './command.ts';
import { readDatabase } from './database.ts';
import { printLine } from './print.ts';

const WHICH = 'the folder ROYAUMES_DATA (./data), or in the database DATABASE_URL if that is set';

export const exportCommand: Command = {
  name: 'export',
  usage: 'FILE',
  about: `Writes everything in the store to one file that you can import into another store: from SQLite to PostgreSQL, or back.
The store is in ${WHICH}.
The file shows the store as it was when the command began. Run the server with ROYAUMES_READ_ONLY=1 until you have moved, or later changes are left behind.
Keep the file secret: it contains the seeds of running games.`,
  flags: {},
  places: 1,
  async run({ places }) {
    const { exportStore } = await import('#server/transfer/transfer');
    const file = places[0]!;
    const counts = await tellWrong(exportStore(place(), file));
    await printLine(`${file} contains ${tell(counts)}`);
    return 0;
  },
};

export const importCommand: Command = {
  name: 'import',
  usage: 'FILE',
  about: `Imports a file that export wrote into an empty store: all of it or nothing.
The store is in ${WHICH}.`,
  flags: {},
  places: 1,
  async run({ places }) {
    const { importStore } = await import('#server/transfer/transfer');
    const counts = await tellWrong(importStore(place(), places[0]!));
    await printLine(`The store contains ${tell(counts)}`);
    return 0;
  },
};

function place() {
  return { data: process.env.ROYAUMES_DATA ?? './data', ...readDatabase(process.env) };
}

function tell(counts: ReadonlyMap<string, number>): string {
  const [tables, moves, people] = ['tables', 'plies', 'people'].map((name) => counts.get(name) ?? 0);
  return `${tables} ${tables === 1 ? 'table' : 'tables'}, ${moves} ${moves === 1 ? 'move' : 'moves'} and ${people} ${people === 1 ? 'person' : 'people'}`;
}

/** Whatever goes wrong with stores and files is for whoever runs the server to put right. */
async function tellWrong<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: Error) => {
    throw new BadInput(error.message.split('\n')[0]);
  });
}
