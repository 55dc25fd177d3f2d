/** The command `royaumes`. */

import { admin } from './admin.ts';
import { backup, restore } from './backup.ts';
import { balance } from './balance.ts';
import { BadInput, type Command, helpOf, readGiven } from './command.ts';
import { duel } from './duel.ts';
import { fairness } from './fairness.ts';
import { ladder } from './ladder.ts';
import { laws } from './laws.ts';
import { list } from './list.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { exportCommand, importCommand } from './transfer.ts';
import { verify } from './verify.ts';

const COMMANDS: readonly Command[] = [
  serve,
  admin,
  backup,
  restore,
  exportCommand,
  importCommand,
  simulate,
  replay,
  verify,
  laws,
  fairness,
  duel,
  ladder,
  balance,
  list,
];

const HELP = [
  'royaumes COMMAND …',
  '',
  ...COMMANDS.map(({ name, about }) => `  ${name.padEnd(9)} ${about.split('\n')[0]}`),
  '',
  'royaumes COMMAND --help tells more.',
].join('\n');

/** Runs the command line; gives the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  // Whoever reads our output may have read enough; any other end of it is trouble.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(0);
    process.stderr.write(`royaumes: cannot write to standard output: ${code}\n`);
    process.exit(1);
  });
  try {
    return await run(args);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`royaumes: ${error.message}\n`);
    return 2;
  }
}

async function run([name, ...rest]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(HELP);
    return 0;
  }
  const command = COMMANDS.find((known) => known.name === name);
  if (!command) {
    const names = COMMANDS.map((known) => known.name).join(', ');
    throw new BadInput(name === undefined ? `which command? (${names})` : `unknown command "${name}" (commands: ${names})`);
  }
  const given = readGiven(command, rest);
  if (given) return command.run(given);
  console.log(helpOf(command));
  return 0;
}
