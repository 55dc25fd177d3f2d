/** Asks the server that runs on a data folder, through its socket file. */

import { request } from 'node:http';
import type { No } from '#protocol';
import { doorIn } from '#server/hosts/door';
import { BadInput } from './command.ts';

/** What the server answers; what it refuses is told in one line. */
export async function askDesk<Answer>(folder: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  const text = await new Promise<string>((resolve, reject) => {
    const asking = request({
      socketPath: doorIn(folder),
      method,
      path,
      headers: body ? { 'content-type': 'application/json' } : {},
    });
    asking.on('response', (response) => {
      let all = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        all += part;
      });
      response.on('end', () => resolve(all));
      response.on('error', reject);
    });
    asking.on('error', reject);
    asking.end(body && JSON.stringify(body));
  }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new BadInput(
      code === 'EACCES'
        ? `the data folder ${folder} belongs to another user`
        : `no server is using the data folder ${folder} (set ROYAUMES_DATA to another one)`,
    );
  });
  const answer = JSON.parse(text) as { no?: No };
  if (answer.no) throw new BadInput(whyNot(answer.no));
  return answer as Answer;
}

function whyNot({ kind, ...more }: No): string {
  const details = Object.entries(more).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return `the server refused: ${[kind, ...details].join(', ')}`;
}
