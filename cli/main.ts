/** The command `royaumes`. */

import { BadInput, type Command, helpOf, readGiven } from './command.ts';

/** Each is loaded when it is asked for: whoever makes a backup need not wait for the games. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  admin: async () => (await import('./admin.ts')).admin,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  export: async () => (await import('./transfer.ts')).exportCommand,
  import: async () => (await import('./transfer.ts')).importCommand,
  simulate: async () => (await import('./simulate.ts')).simulate,
  replay: async () => (await import('./replay.ts')).replay,
  verify: async () => (await import('./verify.ts')).verify,
  laws: async () => (await import('./laws.ts')).laws,
  fairness: async () => (await import('./fairness.ts')).fairness,
  duel: async () => (await import('./duel.ts')).duel,
  ladder: async () => (await import('./ladder.ts')).ladder,
  balance: async () => (await import('./balance.ts')).balance,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  list: async () => (await import('./list.ts')).list,
};

async function help(): Promise<string> {
  const rows = Object.values(COMMANDS).map(async (load) => {
    const { name, about } = await load();
    return `  ${name.padEnd(9)} ${about.split('\n')[0]}`;
  });
  return ['royaumes COMMAND …', '', ...(await Promise.all(rows)), '', 'royaumes COMMAND --help explains each command.'].join('\n');
}

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
    console.log(await help());
    return 0;
  }
  const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    const names = Object.keys(COMMANDS).join(', ');
    throw new BadInput(name === undefined ? `which command? (${names})` : `unknown command "${name}" (commands: ${names})`);
  }
  const command = await load();
  const given = readGiven(command, rest);
  if (given) return command.run(given);
  console.log(helpOf(command));
  return 0;
}
