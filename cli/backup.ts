import type { Held } from '#server/keep/backup';
import { BadInput, type Command } from './command.ts';
import { printLine } from './print.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'FILE [--replace]',
  about: `Copies the store in the folder ROYAUMES_DATA (./data) into one file, whether or not a server is running.
The copy is complete and verified: it contains every move that was acknowledged before the command began.
Keep it secret: it contains the seeds of running games.`,
  flags: { replace: { type: 'boolean', about: 'overwrite FILE if it exists' } },
  places: 1,
  async run({ places, flags }) {
    const { backUp } = await import('#server/keep/backup');
    const file = places[0]!;
    const held = tellWrong(() => backUp(dataFolder(), file, { replace: flags.replace === true }));
    await printLine(`${file} contains ${tell(held)}`);
    return 0;
  },
};

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--replace]',
  about: `Puts a backup into the folder ROYAUMES_DATA (./data). Stop the server first.
A store that is already there is kept beside it.`,
  flags: { replace: { type: 'boolean', about: 'even if there is already a store' } },
  places: 1,
  async run({ places, flags }) {
    const { restore } = await import('#server/keep/backup');
    const data = dataFolder();
    const { aside, ...held } = tellWrong(() => restore(data, places[0]!, { replace: flags.replace === true }));
    if (aside !== undefined) await printLine(`The old store is now ${aside}`);
    await printLine(`${data} contains ${tell(held)}`);
    return 0;
  },
};

function dataFolder(): string {
  if (process.env.DATABASE_URL) throw new BadInput('the store is in PostgreSQL (DATABASE_URL): use pg_dump and pg_restore');
  return process.env.ROYAUMES_DATA ?? './data';
}

function tell({ tables, moves }: Held): string {
  return `${tables} ${tables === 1 ? 'table' : 'tables'} and ${moves} ${moves === 1 ? 'move' : 'moves'}`;
}

/** Whatever goes wrong with files is for whoever runs the server to put right. */
function tellWrong<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new BadInput((error as Error).message.split('\n')[0]);
  }
}
