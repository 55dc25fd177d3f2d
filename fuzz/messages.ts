/** What is said on sockets: messages and moves that are almost right, and frames that are none. */

import type { Chance } from '#engine';
import { type ToClient, VERSION } from '#protocol';
import { bytesOf, nastyString, randomBytes, rot, spoil, worsen } from './nasty.ts';
import { BINARY, CLOSE, frameOf, PING, PONG, TEXT, Wire } from './wire.ts';
import type { World } from './world.ts';

/** Milliseconds that an answer is waited for: there may be none. */
const PATIENCE = 200;
/** What is said on one socket. */
const SAYINGS = 30;

/** Sits down at a running table and says what is almost right; now and then a move that is. */
export async function sayAlmost(world: World, address: string, chance: Chance): Promise<boolean> {
  const wire = await Wire.open(world.target.port, address);
  if (!wire) return false;
  const { id: table, people } = chance.pick(world.tables);
  const { token } = chance.pick(people);
  let ply = 0;
  let legal: readonly string[] = [];
  let said = '';
  let isHeard = false;
  wire.onText = (text) => {
    isHeard = true;
    const message = judge(world, text, () => said);
    if (message?.kind === 'welcome') ply = message.plies.at(-1)?.ply ?? message.since;
    if (message?.kind === 'ply') ply = message.ply;
    if (message?.kind === 'welcome' || message?.kind === 'ply') legal = message.legal ?? [];
  };
  const join = { v: VERSION, kind: 'join', table, token, since: 0, legal: true };
  wire.say(frameOf(JSON.stringify(join)));
  await wire.next(PATIENCE);
  for (let left = chance.roll(SAYINGS); left > 0 && wire.isOpen; left--) {
    const move = legal.length > 0 ? chance.pick(legal) : nastyString(chance);
    said = saying({ join, table, ply, move }, chance);
    wire.say(frameOf(bytesOf(said, chance)));
    if (chance.below(3) === 0) await wire.next(PATIENCE);
  }
  await wire.next(PATIENCE);
  wire.socket.destroy();
  return isHeard;
}

interface Sayable {
  readonly join: object;
  readonly table: string;
  readonly ply: number;
  readonly move: string;
}

function saying({ join, table, ply, move }: Sayable, chance: Chance): string {
  const right = { v: VERSION, kind: 'move', table, ply, move };
  switch (chance.below(12)) {
    case 0:
      return JSON.stringify(right);
    case 1:
      return JSON.stringify({ ...right, move: 'undo' });
    case 2:
      return JSON.stringify({ ...right, ply: chance.pick([0, ply + 1, ply - 1, 1e9, 2 ** 53]) });
    case 3:
      return worsen(right, chance);
    case 4:
      return worsen(join, chance);
    case 5:
      return JSON.stringify({ ...join, since: chance.pick([0, ply, ply + 1, 999_999_999]), legal: chance.below(2) === 0 });
    case 6:
      return worsen({ v: VERSION, kind: 'lobby' }, chance);
    case 7:
      return worsen({ v: VERSION, kind: 'away', away: true }, chance);
    case 8:
      return chance.pick([
        '',
        '{',
        'null',
        '[]',
        '0',
        '"move"',
        '{"v":2}',
        '{"kind":"__proto__","v":2}',
        '{"v":2,"kind":"toString"}',
        '\0',
      ]);
    case 9:
      return JSON.stringify({ ...right, move: nastyString(chance).slice(0, 3000) });
    default:
      return JSON.stringify({ ...right, move: spoil(move, chance) });
  }
}

const KINDS: { readonly [Kind in ToClient['kind']]: true } = {
  welcome: true,
  ply: true,
  table: true,
  spectators: true,
  presence: true,
  chat: true,
  'chat line': true,
  orders: true,
  clock: true,
  lobby: true,
  open: true,
  filled: true,
  seeking: true,
  found: true,
  at: true,
  refused: true,
};

/** What is wrong with anything that a socket is told. */
function judge(world: World, text: string, said: () => string): ToClient | undefined {
  const { findings } = world.target;
  findings.judge(200, text, said);
  let message: ToClient;
  try {
    message = JSON.parse(text);
  } catch {
    findings.note('a socket is told what is no JSON', `${said()} → ${text.slice(0, 300)}`);
    return undefined;
  }
  if (!Object.hasOwn(KINDS, message.kind))
    findings.note('a socket is told a message of no known kind', `${said()} → ${text.slice(0, 300)}`);
  if (message.kind === 'refused' && message.no.kind === 'not stored') findings.note('something was not stored', said());
  return message;
}

/** Says frames that are none, or in an order in which they are none. */
export async function sayFrames(world: World, address: string, chance: Chance): Promise<boolean> {
  const wire = await Wire.open(world.target.port, address);
  if (!wire) return false;
  const { id: table } = chance.pick(world.tables);
  const join = JSON.stringify({ v: VERSION, kind: 'join', table, since: 0 });
  let said: Buffer = Buffer.alloc(0);
  wire.onText = (text) => judge(world, text, () => said.toString('hex').slice(0, 400));
  for (let left = chance.roll(6); left > 0 && wire.isOpen; left--) {
    said = frames(join, chance);
    wire.say(said);
    if (chance.below(2) === 0) await wire.next(PATIENCE / 4);
  }
  // Gone without a word, or after one.
  if (chance.below(2) === 0) wire.socket.end();
  await wire.next(PATIENCE / 4);
  wire.socket.destroy();
  return true;
}

function frames(join: string, chance: Chance): Buffer {
  const half = Math.floor(join.length / 2);
  switch (chance.below(14)) {
    case 0:
      return frameOf(join);
    case 1: {
      // Pieces, with a control frame between them, as they may come.
      const between = frameOf('hello', { opcode: PING });
      return Buffer.concat([frameOf(join.slice(0, half), { fin: false }), between, frameOf(join.slice(half), { opcode: 0 })]);
    }
    case 2:
      return Buffer.concat(Array.from({ length: chance.roll(40) }, (_, n) => frameOf('a', { fin: false, opcode: n === 0 ? TEXT : 0 })));
    case 3:
      return frameOf(join, { masked: false });
    case 4:
      return frameOf(join, { reserved: chance.roll(7) });
    case 5:
      return frameOf(join, { opcode: chance.pick([0, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15]) });
    case 6:
      return frameOf(randomBytes(126, chance), { opcode: chance.pick([PING, PONG, CLOSE]) });
    case 7:
      return frameOf('ping', { opcode: chance.pick([PING, PONG, CLOSE]), fin: false });
    case 8: {
      const code = Buffer.alloc(2);
      code.writeUInt16BE(chance.pick([0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 3000, 5000, 65_535]));
      return frameOf(Buffer.concat([code, randomBytes(chance.below(20), chance)]), { opcode: CLOSE });
    }
    case 9:
      return frameOf(join, { length: chance.pick([126n, 65_536n, 1n << 31n, (1n << 53n) + 1n, (1n << 64n) - 1n]) });
    case 10:
      return Buffer.concat([frameOf(join, { fin: false }), frameOf(join, { fin: false })]);
    case 11:
      return frameOf(join, { opcode: BINARY });
    case 12:
      return rot(frameOf(join), chance);
    default:
      return randomBytes(chance.roll(300), chance);
  }
}
