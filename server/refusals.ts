/** Every way to be refused: the HTTP status that says the same, a sentence for programs, and what is told with it. */

import { type TInteger, type TSchema, type TString, type TUnsafe, Type } from 'typebox';
import type { Refusal } from '#engine';
import type { No } from '#protocol';

type Kind = No['kind'];
type Told<One extends Kind> = Omit<Extract<No, { kind: One }>, 'kind'>;
type Schema<T> = T extends number ? TInteger : T extends string ? TString : TUnsafe<T>;
/** Schemas of exactly what the `No` tells beside its kind. */
type Details<One extends Kind> = keyof Told<One> extends never ? [] : [{ readonly [Key in keyof Told<One>]: Schema<Told<One>[Key]> }];

const count = Type.Integer({ minimum: 0 });
const refusal = Type.Unsafe<Refusal>(Type.Object({ rule: Type.String() }, { additionalProperties: true }));

const REFUSALS: { readonly [One in Kind]: readonly [status: number, about: string, ...details: Details<One>] } = {
  garbage: [400, 'It could not be read, or is not what belongs there.'],
  'too long': [413, 'More than `longest` bytes.', { longest: count }],
  version: [400, 'The server speaks version `speaks` of the messages.', { speaks: count }],
  'unknown table': [404, 'There is no such table.'],
  'unknown person': [404, 'There is nobody with this id.'],
  'not joined': [409, 'A move at a table that this socket does not look at.'],
  'wrong token': [401, 'Nobody has this token.'],
  'not signed in': [401, 'Only for somebody who is known: show a token.'],
  'wrong password': [401, 'Name and password do not belong together.'],
  banned: [403, 'A host has banned this account, for this `reason`.', { reason: Type.String() }],
  'bad password': [400, 'Too short or too long.', { shortest: count, longest: count }],
  'easy password': [400, 'One that is guessed first.'],
  'bad passkey': [401, 'The passkey was not accepted.'],
  'not confirmed': [403, 'Show the current password (`current`) or a passkey (`passkey`) with it.'],
  'not permitted': [
    403,
    'The token of this program does not allow it: the account is its owner’s alone, and moves need the scope `play`; or one is no host.',
  ],
  'too many': [409, 'One has `most` of them already.', { most: count }],
  'name taken': [409, 'Somebody else signs in with this name.'],
  'foreign page': [403, 'A page of another site asks.'],
  'no seat': [403, 'Whoever looks on cannot move.'],
  'not started': [409, 'A seat is still open, or the numbers of people’s devices are.'],
  stale: [409, 'The table has moved on to `ply`; the move was not played.', { ply: count }],
  'too fast': [429, 'Wait a little.'],
  rule: [422, 'The rules say no: `refusal` names the rule.', { refusal, ply: count }],
  'seat taken': [409, 'Somebody else sits there.'],
  'no open seat': [409, 'All seats are taken.'],
  'seat refused': [403, 'Not at this table: choose another one.'],
  'unknown report': [404, 'There is no such report that waits.'],
  'unknown line': [404, 'There is no such line of chat.'],
  'bad name': [
    400,
    'A name has 1 to 24 visible characters. `why`: `empty`, `long`, `hidden` (characters that cannot be seen), `marks` (too many on a letter), `scripts` (that are not written together).',
    { why: Type.String() },
  ],
  'bad table': [400, 'Such a table cannot be made; `why` says what is wrong.', { why: Type.String() }],
  'no bots': [409, 'A rated game is among people who play themselves.'],
  'not host': [403, 'Only for whoever made the table.'],
  'not over': [409, 'The record tells the seed, so it is told when the game is over.'],
  over: [409, 'The game is over.'],
  started: [409, 'Only before play begins.'],
  'wrong number': [400, 'It does not fit the seal that was given with the seat, or none was.'],
  'bad time control': [409, 'A game can turn to correspondence from realtime, or from unlimited.'],
  'no companion': [403, 'A seat is offered to those with whom one has played.'],
  'bad seat': [400, 'There is no such seat, or not for this.'],
  left: [409, 'A bot plays one’s seat: take it back first.'],
  'another proposal': [409, 'Something else is proposed at the table.'],
  'no proposal': [409, 'It has been answered already, or withdrawn.'],
  'bad chat line': [400, 'A line has 1 to `longest` visible characters.', { longest: count }],
  'bad address': [
    400,
    'No address of this kind, or one that notices may not be sent to: a web address is https, and not inside a network.',
  ],
  'wrong code': [400, 'Not the code of the letter, or too late, or asked too often.'],
  'no mail': [409, 'This server sends no mail.'],
  'not sent': [503, 'It could not be sent now.'],
  'bad vacations': [400, 'Too many vacations, one of too many days, or days that there are not.', { most: count, longest: count }],
  'no undo left': [409, 'In a game at most `most` may be taken back, or so often all may agree to go back: play on.', { most: count }],
  'bad order': [400, 'The game knows no such order, or the move cannot be made ahead.'],
  'not stored': [503, 'It could not be stored; nothing has changed.'],
};

export function statusOf({ kind }: Pick<No, 'kind'>): number {
  return REFUSALS[kind][0];
}

/** Of every "no" as it goes out. */
export function refusalSchema(): TSchema {
  const kinds = Object.entries(REFUSALS).map(([kind, [, description, details = {}]]) =>
    Type.Object({ kind: Type.Literal(kind), ...details }, { description, additionalProperties: false }),
  );
  return Type.Object({ no: Type.Union(kinds) }, { description: 'Why not.', additionalProperties: false });
}
