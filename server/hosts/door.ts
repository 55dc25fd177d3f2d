/** Where the door of whoever runs the server is: who only knocks need not load the server. */

import { join, relative } from 'node:path';

const FILE = 'admin.sock';

/** As short as it can be said: the name of a socket file has at most about 100 letters. */
export function doorIn(folder: string): string {
  const path = join(folder, FILE);
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}
