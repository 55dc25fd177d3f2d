import { BadInput } from './command.ts';

/** What DATABASE_URL says. The password in it is told to nobody. */
export function readDatabase({ DATABASE_URL: database }: NodeJS.ProcessEnv): { readonly database?: string } {
  if (!database) return {};
  if (!URL.canParse(database) || !/^postgres(?:ql)?:$/.test(new URL(database).protocol))
    throw new BadInput('DATABASE_URL must be an address such as postgres://user:password@host:5432/royaumes');
  return { database };
}
