/** `npm run fuzz -- [--seconds 60] [--seed N] [--concurrency 32] [--idle 2000]`: attacks a server of its own; 0 seconds: until stopped. */

import { parseArgs } from 'node:util';
import { attack } from './attack.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    concurrency: { type: 'string', default: '32' },
    idle: { type: 'string', default: '2000' },
  },
});
const [seconds = 60, seed = 0, concurrency = 32, idle = 0] = [values.seconds, values.seed, values.concurrency, values.idle].map(Number);
const say = (line: string) => console.log(line);

/** One round, and the next seed, until something is found or it has been long enough. */
for (let round = 0; ; round++) {
  say(`seed ${seed + round}`);
  const { findings, answered } = await attack({ seconds: seconds || 60, seed: seed + round, concurrency, idle, say });
  say(
    `answered ${Object.entries(answered)
      .map(([way, times]) => `${way} ${times}`)
      .join(', ')}`,
  );
  for (const finding of findings) say(`found: ${finding}`);
  say(`${findings.length} findings`);
  if (findings.length > 0) process.exit(1);
  if (seconds !== 0) break;
}
