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
  garbage: [400, 'It could not be read, or is not what is expected there.'],
  'too long': [413, 'More than `longest` bytes.', { longest: count }],
  version: [400, 'The server speaks version `speaks` of the messages.', { speaks: count }],
  'unknown table': [404, 'This table does not exist.'],
  'unknown person': [404, 'Nobody has this id.'],
  'not joined': [409, 'A move at a table that this socket has not joined.'],
  'wrong token': [401, 'Nobody has this token.'],
  'not signed in': [401, 'You must be signed in, by cookie or API token.'],
  'wrong password': [401, 'Wrong name or password.'],
  banned: [403, 'A host has banned this account, for this `reason`.', { reason: Type.String() }],
  'bad password': [400, 'Too short or too long.', { shortest: count, longest: count }],
  'easy password': [400, 'A common password.'],
  'bad passkey': [401, 'The passkey was not accepted.'],
  'not confirmed': [403, 'Send your current password (`current`) or a passkey (`passkey`) with it.'],
  'not permitted': [
    403,
    'This API token does not allow it: only its owner can manage the account, and moves need the scope `play`. Or you are not a host.',
  ],
  'too many': [409, 'You already have `most` of them.', { most: count }],
  'name taken': [409, 'This sign-in name is taken.'],
  'foreign page': [403, 'The request comes from a page of another site.'],
  'no seat': [403, 'Spectators cannot do this.'],
  'not started': [409, 'A seat is still open, or a player’s device has not revealed its number yet.'],
  stale: [409, 'The game has moved on to `ply`; the move was not played.', { ply: count }],
  'too fast': [429, 'Too many requests: wait a little.'],
  'seeking elsewhere': [409, 'You are looking for opponents in another window now: this search has ended.'],
  rule: [422, 'The rules say no: `refusal` names the rule.', { refusal, ply: count }],
  'seat taken': [409, 'Somebody else sits there.'],
  'no open seat': [409, 'All seats are taken.'],
  'seat refused': [403, 'Not at this table: choose another one.'],
  'unknown report': [404, 'There is no such open report.'],
  'unknown line': [404, 'There is no such chat message.'],
  'bad name': [
    400,
    'A name needs 1 to 24 visible characters. `why`: `empty`, `long`, `hidden` (characters that cannot be seen), `marks` (too many accents on a letter), `scripts` (letters from different alphabets), `reserved` (a name for hosts, such as Admin).',
    { why: Type.String() },
  ],
  'bad table': [400, 'This table cannot be created; `why` says what is wrong.', { why: Type.String() }],
  'no bots': [409, 'Rated games are for people only, without bots.'],
  'no account': [403, 'Rated games need an account: set a password or a passkey first.'],
  'not host': [403, 'Only for the person who created the table.'],
  'not over': [409, 'The game file contains the seed, so it is available only when the game is over.'],
  over: [409, 'The game is over.'],
  started: [409, 'Only before the game starts.'],
  'wrong number': [400, 'It does not match the seal that was given with the seat, or none was given.'],
  'bad time control': [409, 'A game can switch to correspondence from real time or unlimited.'],
  'no companion': [403, 'You can only reserve a seat for someone you have played with.'],
  'bad seat': [400, 'There is no such seat, or it cannot be used for this.'],
  left: [409, 'A bot is playing your seat: take your seat back first.'],
  'another proposal': [409, 'Another proposal is waiting for answers.'],
  'no proposal': [409, 'It has already been answered or withdrawn.'],
  'bad chat line': [400, 'A message needs 1 to `longest` visible characters.', { longest: count }],
  'bad address': [
    400,
    'Not a valid address, or one that notifications may not be sent to: a web address must be https and outside private networks.',
  ],
  'wrong code': [400, 'Wrong or expired code, or too many tries.'],
  'no mail': [409, 'This server sends no e-mail.'],
  'not sent': [503, 'It could not be sent right now.'],
  'bad vacations': [
    400,
    'More than `most` vacations, one of more than `longest` days (those that touch count as one), more than `yearly` days in any 365, or dates that do not exist.',
    { most: count, longest: count, yearly: count },
  ],
  'bad quiet hours': [400, 'Quiet hours are at most `longest` hours a day.', { longest: count }],
  'no undo left': [409, 'No undos left: `most` in a game, of your own moves or by agreement.', { most: count }],
  'bad order': [400, 'The game has no such standing order, or the move cannot be a premove.'],
  'not stored': [503, 'It could not be saved; nothing has changed.'],
  'newer rules': [503, 'The table is played by rules that only a newer server knows: ask again, another one may answer.'],
  'read only': [503, 'The server is being moved: you can look around, but nothing can be changed for the moment.'],
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
