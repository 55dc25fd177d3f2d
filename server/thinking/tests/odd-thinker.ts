/** A thread whose bots do what bots should not, each by its name. */

import { BroadcastChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { type Bot, botOf, type Entrant } from '#bots';
import { answerWith } from '../answering.ts';

/** Where a bot says what it sees, and waits until it is told to go on. */
export const GATE = 'gate';

/** Milliseconds for which the bot `slow` thinks. */
const SLOW = 30;

const random = await (botOf('ugo', 'random') as Entrant).load(2);

const waits: Bot['choose'] = (game, view, chance) => {
  const gate = new BroadcastChannel(GATE);
  gate.postMessage(view);
  while (!receiveMessageOnPort(gate as unknown as MessagePort));
  gate.close();
  return random.choose(game, view, chance);
};

const ODD: Readonly<Record<string, Bot['choose']>> = {
  throws(_, view) {
    throw new TypeError(`I hold\n    at hand ${JSON.stringify(view.hand)}`);
  },
  hangs() {
    for (;;);
  },
  exits: () => process.exit(),
  eats() {
    const eaten: number[][] = [];
    for (;;) eaten.push(new Array(1_000_000).fill(0.5));
  },
  cheats: (game, view) => ['r0', 'r1', 'r2', 'r3'].map(game.readMove).find((card) => game.refuse(view, card)),
  slow(game, view, chance) {
    for (const begun = performance.now(); performance.now() - begun < SLOW; );
    return random.choose(game, view, chance);
  },
  random: random.choose,
  greedy: waits,
  'level-5': waits,
};

/** It can think together with others, and fails at it. */
const together: Bot['together'] = {
  look(_, view) {
    throw new TypeError(`I hold ${JSON.stringify(view.hand)}`);
  },
  decide: () => undefined,
};

answerWith((_, name) => {
  const choose = ODD[name];
  return choose && { name, load: async () => ({ name, choose, ...(name === 'level-5' && { together }) }) };
});
