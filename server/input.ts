/** Everything that comes in from outside is read here, and refused here when it is not what it should be. */

import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { LONGEST_TEXT } from '#engine';
import { type Bodies, LONGEST_CHAT_LINE, LONGEST_MESSAGE, type No, type TimeControl, type ToServer, understands, VERSION } from '#protocol';
import { schemaOf } from './schema-of.ts';

const exact = { additionalProperties: false } as const;
const Id = Type.String({ maxLength: 64 });
/** SHA-256, or a number that has one. */
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Count = Type.Integer({ minimum: 0, maximum: 1e9 });

export const Hours = Type.Integer({ minimum: 1, maximum: 24 * 30 });
const out = Type.Optional(Type.Literal('end'));
const TimeControlBody = schemaOf<TimeControl>()(
  Type.Union([
    Type.Object({ kind: Type.Literal('unlimited') }, exact),
    Type.Object(
      {
        kind: Type.Literal('realtime'),
        bank: Type.Integer({ minimum: 0, maximum: 36_000 }),
        move: Type.Integer({ minimum: 5, maximum: 3600 }),
        out,
      },
      exact,
    ),
    Type.Object({ kind: Type.Literal('correspondence'), hours: Hours, out }, exact),
  ]),
);

type Message<Kind extends ToServer['kind']> = Extract<ToServer, { kind: Kind }>;

/** The messages of a socket, each with what tells whether it is one. */
const MESSAGES = {
  join: Compile(
    schemaOf<Message<'join'>>()(
      Type.Object(
        {
          v: Type.Integer(),
          kind: Type.Literal('join'),
          table: Id,
          token: Type.Optional(Type.String({ maxLength: 128 })),
          since: Count,
          legal: Type.Optional(Type.Boolean()),
        },
        exact,
      ),
    ),
  ),
  number: Compile(
    schemaOf<Message<'number'>>()(Type.Object({ v: Type.Integer(), kind: Type.Literal('number'), table: Id, number: Hash }, exact)),
  ),
  move: Compile(
    schemaOf<Message<'move'>>()(
      Type.Object({ v: Type.Integer(), kind: Type.Literal('move'), table: Id, ply: Count, move: Type.String() }, exact),
    ),
  ),
  lobby: Compile(schemaOf<Message<'lobby'>>()(Type.Object({ v: Type.Integer(), kind: Type.Literal('lobby') }, exact))),
  seek: Compile(
    schemaOf<Message<'seek'>>()(
      Type.Object(
        {
          v: Type.Integer(),
          kind: Type.Literal('seek'),
          games: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 16 }),
          timeControl: TimeControlBody,
          players: Type.Optional(Type.Integer({ minimum: 2, maximum: 16 })),
          bot: Type.Optional(Type.String({ maxLength: 64 })),
          seal: Type.Optional(Hash),
        },
        exact,
      ),
    ),
  ),
  away: Compile(schemaOf<Message<'away'>>()(Type.Object({ v: Type.Integer(), kind: Type.Literal('away'), away: Type.Boolean() }, exact))),
} satisfies { readonly [Kind in ToServer['kind']]: { Check(json: unknown): boolean } };

export const Name = Type.String({ maxLength: 1000 });

export const TableParams = Type.Object({ id: Type.String() }, exact);
export const GameParams = Type.Object({ game: Type.String() }, exact);
/** A table may bring a text of its own; in JSON a line end takes two letters. */
export const LONGEST_TABLE = LONGEST_MESSAGE + 2 * LONGEST_TEXT;
/** POST /api/tables */
export const MakeTableBody = schemaOf<Bodies['POST /api/tables']>()(
  Type.Object(
    {
      game: Type.String({ maxLength: 64 }),
      options: Type.Record(
        Type.String({ maxLength: 64 }),
        Type.Union([Type.String({ maxLength: LONGEST_TEXT }), Type.Number(), Type.Boolean()]),
      ),
      seats: Type.Array(Type.Union([Type.Literal('person'), Type.Unsafe<`bot ${string}`>(Type.String({ pattern: '^bot .{1,64}$' }))]), {
        minItems: 1,
        maxItems: 16,
      }),
      listed: Type.Optional(Type.Boolean()),
      rated: Type.Optional(Type.Boolean()),
      timeControl: Type.Optional(TimeControlBody),
      name: Type.Optional(Name),
      seal: Type.Optional(Hash),
    },
    exact,
  ),
);
/** POST /api/tables/:id/seats */
export const SitBody = schemaOf<Bodies['POST /api/tables/{id}/seats']>()(
  Type.Object(
    { name: Type.Optional(Name), seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 15 })), seal: Type.Optional(Hash) },
    exact,
  ),
);
/** GET /api/lobby */
export const LobbyQuery = Type.Object({ game: Type.Optional(Type.String({ maxLength: 64 })) }, exact);
/** GET /api/daily */
export const DailyQuery = Type.Object({ day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })) }, exact);
/** POST /api/daily/:game */
export const DailyBody = schemaOf<Bodies['POST /api/daily/{game}']>()(Type.Object({ name: Type.Optional(Name) }, exact));
/** POST /api/tables/:id/fill */
export const FillBody = schemaOf<Bodies['POST /api/tables/{id}/fill']>()(Type.Object({ bot: Type.String({ maxLength: 64 }) }, exact));

const GARBAGE: No = { kind: 'garbage' };

/** A message from a socket, or why it is none. */
export function readMessage(text: string): ToServer | { readonly kind: 'no'; readonly no: No } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'no', no: GARBAGE };
  }
  const { v, kind } = (json ?? {}) as { v?: unknown; kind?: unknown };
  const isOne = typeof kind === 'string' && Object.hasOwn(MESSAGES, kind) && MESSAGES[kind as keyof typeof MESSAGES].Check(json);
  if (typeof v === 'number' && (!understands(v) || (v !== VERSION && !isOne)))
    return { kind: 'no', no: { kind: 'version', speaks: VERSION } };
  return isOne ? (json as ToServer) : { kind: 'no', no: GARBAGE };
}

/** Control characters, half characters, and those that turn the direction of the text around them. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line of chat as it will be shown, or undefined when it is none. */
export function readChatLine(text: string): string | undefined {
  const line = text.trim().normalize('NFC');
  return [...line].length <= LONGEST_CHAT_LINE && VISIBLE.test(line) && !UNFIT.test(line) ? line : undefined;
}

/** The token of an `authorization` header. */
export function readBearer(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{1,128})$/i.exec(header ?? '')?.[1];
}
