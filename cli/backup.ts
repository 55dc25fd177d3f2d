import type { Held } from '#server/keep/backup';
import { BadInput, type Command } from './command.ts';
import { printLine } from './print.ts';

export const backup: Command = {
  name: 'backup',
  usage: 'FILE [--replace]',
  about: `Copies the store in the folder ROYAUMES_DATA (./data) into one file, while the server runs or while it does not.
The copy is whole and checked: every move that was acknowledged before the command began is in it.
It is for your eyes only, for the luck of running games is in it.`,
  flags: { replace: { type: 'boolean', about: 'even if FILE is there already' } },
  places: 1,
  async run({ places, flags }) {
    const { backUp } = await import('#server/keep/backup');
    const file = places[0] as string;
    const held = tellWrong(() => backUp(dataFolder(), file, { replace: flags.replace === true }));
    await printLine(`${file} holds ${tell(held)}`);
    return 0;
  },
};

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--replace]',
  about: `Puts a backup into the folder ROYAUMES_DATA (./data). No server may be running there.
A store that is there already is kept beside it.`,
  flags: { replace: { type: 'boolean', about: 'even if there is a store already' } },
  places: 1,
  async run({ places, flags }) {
    const { restore } = await import('#server/keep/backup');
    const data = dataFolder();
    const { aside, ...held } = tellWrong(() => restore(data, places[0] as string, { replace: flags.replace === true }));
    if (aside !== undefined) await printLine(`The store that was there is ${aside} now`);
    await printLine(`${data} holds ${tell(held)}`);
    return 0;
  },
};

function dataFolder(): string {
  if (process.env.DATABASE_URL) throw new BadInput('the store is in PostgreSQL (DATABASE_URL): pg_dump and pg_restore back it up');
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
