/** The real server in its own process, with seeds that the load knows. Arguments: the data folder, how many seeds. */

import { numberedSeed } from '#engine';
import { startServer } from '#server';
import { beChild } from './child.ts';

const [data = '', count = '1'] = process.argv.slice(2);
let made = 0;
const server = await startServer({ port: 0, data, rateLimited: false, newSeed: () => numberedSeed(1, made++ % Number(count)) });
beChild(server.port, () => server.close());
