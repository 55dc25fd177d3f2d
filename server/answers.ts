/** What the HTTP API answers, as schemas: told at GET /api, and held against real answers by the tests. */

import { type Static, type TObject, type TProperties, type TSchema, type TUnsafe, Type } from 'typebox';
import { FORMATS, type GameRecord } from '#engine';
import type {
  Announcement,
  Blocked,
  Companion,
  DailyDeals,
  Export,
  FinishedGame,
  Followed,
  HostEvent,
  HostPerson,
  HostPersonShown,
  HostPresence,
  HostReport,
  HostTable,
  KeptRecord,
  Leaderboard,
  LobbyTable,
  Me,
  MyTable,
  Notices,
  OwnOrders,
  PersonShown,
  Proposal,
  Rating,
  SeatTaken,
  Sitter,
  Statistics,
  TableInfo,
  TableResult,
  TimeControl,
} from '#protocol';
import { LanguageSchema } from './languages.ts';
import type { SchemaOf } from './schema-of.ts';

/** A record is told with its seed, and no game of a server is a branch of another. */
type ToldRecord = Omit<GameRecord, 'seed' | 'branches'> & { readonly seed: string };

/** What each schema says. */
interface Answers {
  readonly Nothing: object;
  readonly Anything: object;
  readonly OpenApi: { readonly openapi: '3.1.0' };
  readonly Health: { readonly ok: true };
  readonly Token: { readonly token: string };
  readonly Sitter: Sitter;
  readonly TimeControl: TimeControl;
  readonly TableInfo: TableInfo;
  readonly Proposal: Proposal;
  readonly Orders: OwnOrders;
  readonly ChatLineNumber: { readonly n: number };
  readonly SeatTaken: SeatTaken;
  readonly LobbyTable: LobbyTable;
  readonly Lobby: { readonly count: number; readonly tables: readonly LobbyTable[] };
  readonly Live: { readonly tables: readonly LobbyTable[] };
  readonly MyTables: { readonly tables: readonly MyTable[] };
  readonly Companions: { readonly people: readonly Companion[] };
  readonly Blocks: { readonly people: readonly Blocked[] };
  readonly Follows: { readonly people: readonly Followed[] };
  readonly Record: ToldRecord;
  readonly Records: { readonly records: readonly (Omit<KeptRecord, 'record'> & { readonly record: ToldRecord })[] };
  readonly Rating: Rating;
  readonly FinishedGame: FinishedGame;
  readonly PersonShown: PersonShown;
  readonly TableResult: TableResult;
  readonly Leaderboard: Leaderboard;
  readonly Statistics: Statistics;
  readonly DailyDeals: DailyDeals;
  readonly Me: Me;
  readonly MaybeMe: Me | Answers['Nothing'];
  readonly Notices: Notices;
  readonly Export: Omit<Export, 'records'> & Pick<Answers['Records'], 'records'>;
  readonly Announcement: Partial<Announcement>;
  readonly HostPerson: HostPerson;
  readonly HostPersonShown: HostPersonShown;
  readonly HostPeople: { readonly people: readonly HostPerson[] };
  readonly HostOnline: { readonly people: readonly HostPresence[]; readonly strangers: number };
  readonly HostTable: HostTable;
  readonly HostTables: { readonly tables: readonly HostTable[] };
  readonly HostReport: HostReport;
  readonly HostReports: { readonly reports: readonly HostReport[] };
  readonly HostEvent: HostEvent;
  readonly HostEvents: { readonly events: readonly HostEvent[] };
}

export type AnswerName = keyof Answers;

function exact<Properties extends TProperties>(properties: Properties, description?: string): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false, ...(description === undefined ? {} : { description }) });
}

/** One of the schemas below. */
function of<Name extends AnswerName>(name: Name): TUnsafe<Answers[Name]> {
  return Type.Unsafe({ $ref: `#/components/schemas/${name}` });
}

/** As OpenAPI tells it, where `Type.Tuple` speaks as JSON Schema did before. */
function tuple<Items extends TSchema[]>(...items: Items): TUnsafe<{ [N in keyof Items]: Static<Items[N]> }> {
  return Type.Unsafe({ type: 'array', prefixItems: items, items: false });
}

const id = Type.String();
const time = Type.Integer({ description: 'Milliseconds since 1970.' });
const count = Type.Integer({ minimum: 0 });
const day = Type.String({ description: 'In UTC, as 2026-11-16.' });
const options = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));
const rated = Type.Optional(Type.Boolean({ description: 'Whether the result changes ratings.' }));
const seat = Type.Integer({ minimum: 0, description: 'Counted clockwise from 0.' });

const SITTER = Type.Union(
  [
    exact(
      { kind: Type.Literal('open'), name: Type.Optional(Type.String()), id: Type.Optional(id) },
      'With a name, it is reserved for that person.',
    ),
    exact({
      kind: Type.Literal('person'),
      name: Type.String({ description: 'Empty, and without an id: someone who deleted their account.' }),
      id: Type.Optional(id),
      bot: Type.Optional(Type.String({ description: 'The bot that plays until the person comes back.' })),
    }),
    exact({ kind: Type.Literal('bot'), bot: Type.String() }),
  ],
  { description: 'Who plays a seat.' },
);

const out = Type.Optional(
  Type.Literal('end', { description: 'With `end`, the game ends when someone runs out of time; otherwise a bot takes over.' }),
);
const TIME_CONTROL = Type.Union([
  exact({ kind: Type.Literal('unlimited') }),
  exact(
    { kind: Type.Literal('realtime'), bank: count, move: count, out },
    'In seconds: `move` for each move, then a `bank` for the whole game.',
  ),
  exact({ kind: Type.Literal('correspondence'), hours: count, out }, 'Hours for each move.'),
]);

const Forfeit = exact(
  { seat, why: Type.Union([Type.Literal('time'), Type.Literal('resigned')]) },
  'This seat ran out of time or resigned, so the game ended: it comes last, and there are no scores. Before every person has moved, the game is called off.',
);
const seal = Type.String({ description: 'SHA-256 of the number.' });
const TABLE_INFO = exact({
  id,
  game: Type.String(),
  rules: Type.Integer({ description: 'The version of the game’s rules.' }),
  options,
  seats: Type.Array(of('Sitter')),
  timeControl: of('TimeControl'),
  commit: Type.String({ description: 'SHA-256 of the server’s seed.' }),
  numbers: Type.Optional(
    Type.Array(
      exact({
        seat,
        seal,
        opened: Type.Optional(Type.Literal(true, { description: 'Once the game has started: it is part of the randomness.' })),
      }),
      { description: 'Once no seat is open: the sealed numbers of people’s devices, to be opened by them now.' },
    ),
  ),
  started: Type.Boolean({ description: 'The game starts when every seat is taken and the numbers are opened.' }),
  over: Type.Boolean(),
  rated,
  host: Type.Optional(seat),
  day: Type.Optional(day),
  calledOff: Type.Optional(
    Type.Literal(true, {
      description:
        'Over without a result: everyone agreed, whoever created the table cancelled it before it began, someone resigned or ran out of time before every person had moved, or a host closed it.',
    }),
  ),
  closed: Type.Optional(Type.Literal(true, { description: 'It was a host.' })),
  forfeit: Type.Optional(Forfeit),
  proposal: Type.Optional(of('Proposal')),
  rematch: Type.Optional(Type.String({ description: 'The table of the rematch.' })),
});

const PROPOSAL = exact(
  {
    made: time,
    by: seat,
    what: Type.Union([
      exact({ kind: Type.Literal('undo'), from: count }),
      exact({ kind: Type.Literal('call off') }),
      exact({ kind: Type.Literal('resign') }),
      exact({ kind: Type.Literal('time control'), timeControl: exact({ kind: Type.Literal('correspondence'), hours: count }) }),
    ]),
    agreed: Type.Array(seat),
  },
  'A proposal that every player must agree to.',
);

const RECORD = exact(
  {
    format: Type.Union([Type.Literal(FORMATS[0]), Type.Literal(FORMATS[1])]),
    game: Type.String(),
    rules: Type.Integer(),
    options,
    seats: count,
    commit: Type.String(),
    seed: Type.String({
      description: 'The randomness of entry n is HMAC-SHA-256 of the seed and n; with `numbers`, of the mix of all of them.',
    }),
    numbers: Type.Optional(
      Type.Array(exact({ seat, seal, number: Type.Optional(Type.String()) }), {
        description: 'What people’s devices added: without a `number`, it was not opened and is left out. Only in `royaumes/2`.',
      }),
    ),
    plies: Type.Array(tuple(Type.Integer(), Type.String()), {
      description: 'Seat and move, in notation.',
    }),
    forfeit: Type.Optional(Forfeit),
    calledOff: Type.Optional(Type.Literal(true, { description: 'By that forfeit: there is no result.' })),
  },
  'A game file, enough to replay the game: for `royaumes verify` and `royaumes replay`.',
);

const RATING = exact({ rating: Type.Integer(), deviation: count }, 'Two times in three, the true strength is within `deviation`.');

const STRENGTH = { rating: Type.Integer(), deviation: count, provisional: Type.Boolean() };
const PERSON = exact({
  id,
  name: Type.String(),
  since: time,
  ratings: Type.Array(exact({ game: Type.String(), games: count, ...STRENGTH })),
  games: Type.Array(exact({ game: Type.String(), played: count, won: count }), { description: 'The most played first.' }),
  results: Type.Array(of('FinishedGame'), { description: 'The latest first.' }),
});

const learnt = Type.Optional(exact({ before: of('Rating'), after: of('Rating') }));
const PLACED = { sitter: of('Sitter'), place: Type.Integer({ minimum: 1 }), score: Type.Integer() };
const ENDED = { table: id, game: Type.String(), ended: time, forfeit: Type.Optional(Forfeit) };
const FINISHED = exact({ ...ENDED, seat, seats: Type.Array(exact(PLACED)), rated: learnt });
const TABLE_RESULT = exact({ ...ENDED, seats: Type.Array(exact({ ...PLACED, rated: learnt })) });

const STATISTICS = exact({
  games: Type.Array(exact({ game: Type.String(), seats: count, played: count, won: count }), { description: 'The most played first.' }),
  opponents: Type.Array(exact({ id, name: Type.String(), played: count, before: count, after: count }), {
    description: 'The most met first; how often one came before and after them.',
  }),
  history: Type.Array(exact({ game: Type.String(), points: Type.Array(exact({ ended: time, rating: Type.Integer() })) }), {
    description: 'The rating after each rated game, the oldest first.',
  }),
});

const VACATION = exact({ from: Type.String(), to: Type.String() });
const QUIET_HOURS = exact({
  from: count,
  to: count,
  zone: Type.String(),
  vacations: Type.Optional(Type.Array(VACATION, { description: 'Their first and last days.' })),
});
const SESSION = {
  kind: Type.Union([Type.Literal('browser'), Type.Literal('program')]),
  label: Type.String(),
  scope: Type.Optional(
    Type.Union([Type.Literal('read'), Type.Literal('play')], { description: 'What an API token allows: `play` includes `read`.' }),
  ),
  created: time,
  seen: Type.Integer({
    description: 'The last visit, to 5 minutes, in milliseconds since 1970; that of an API token never used is `created`.',
  }),
  ends: time,
};

const ME = exact({
  id,
  name: Type.String(),
  kept: Type.Boolean({ description: 'Whether you have an account: a password or a passkey.' }),
  login: Type.Optional(Type.String()),
  passkeys: count,
  keys: Type.Array(exact({ id, name: Type.String(), created: time }), { description: 'Your passkeys; none are shown to an API token.' }),
  sessions: Type.Array(exact({ id, ...SESSION, here: Type.Boolean() }), {
    description: 'Where you are signed in; an API token sees only itself.',
  }),
  host: Type.Optional(Type.Literal(true, { description: 'Whether you are a host of this server.' })),
  quietHours: Type.Optional(QUIET_HOURS),
});

const NOTICE_SETTINGS = {
  when: Type.Union([Type.Literal('now'), Type.Literal('daily'), Type.Literal('never')]),
  hour: Type.Integer({ minimum: 0, maximum: 23, description: 'When the daily e-mail comes, in your time zone.' }),
  zone: Type.String(),
  language: LanguageSchema,
  mutedGames: Type.Array(Type.String()),
  mutedTables: Type.Array(id),
};
const NOTICES = exact({
  ...NOTICE_SETTINGS,
  push: exact({ key: Type.String({ description: 'The VAPID public key, base64url.' }), devices: count }),
  mail: Type.Optional(
    exact({ address: Type.Optional(Type.String()), confirmed: Type.Boolean() }, 'Absent where this server sends no e-mail.'),
  ),
  webhook: Type.Optional(exact({ host: Type.String(), shape: Type.Union([Type.Literal('discord'), Type.Literal('slack')]) })),
});

const named = exact({ id, name: Type.String() });
const HOST_PERSON = exact({
  id,
  name: Type.String(),
  login: Type.Optional(Type.String()),
  created: time,
  seen: Type.Optional(time),
  online: Type.Boolean(),
  reports: Type.Integer({ minimum: 0, description: 'Open reports.' }),
  host: Type.Optional(Type.Literal(true)),
  banned: Type.Optional(exact({ at: time, reason: Type.String() })),
});
const HOST_TABLE = exact({
  id,
  game: Type.String(),
  created: time,
  seats: Type.Array(of('Sitter')),
  started: Type.Boolean(),
  over: Type.Boolean(),
  listed: Type.Boolean(),
  rated: Type.Boolean(),
});
const REPORT = {
  id: count,
  kind: Type.Union([Type.Literal('chat'), Type.Literal('name')]),
  at: time,
  name: Type.String({ description: 'Their name when it was reported.' }),
  text: Type.String(),
  table: Type.Optional(id),
  n: Type.Optional(count),
  why: Type.String(),
  resolved: Type.Optional(time),
};
const HOST_REPORT = exact({
  ...REPORT,
  person: id,
  reporter: Type.Optional(named),
  outcome: Type.Optional(Type.String()),
});
const EVENT = { kind: Type.String(), at: time, about: Type.Optional(Type.String()), address: Type.Optional(Type.String()) };
const HOST_EVENT = exact({
  id: count,
  ...EVENT,
  person: Type.Optional(named),
  by: Type.Optional(exact({ id: Type.Optional(id), name: Type.String() }, 'The host who did it; without an id, whoever runs the server.')),
});

const EXPORT = exact({
  profile: exact({
    id,
    name: Type.String(),
    created: time,
    login: Type.Optional(Type.String()),
    quietHours: Type.Optional(QUIET_HOURS),
    formerQuietHours: Type.Optional(
      Type.Array(exact({ quietHours: Type.Optional(QUIET_HOURS), since: Type.Optional(time) }), { description: 'The latest first.' }),
    ),
    vacationsTaken: Type.Optional(Type.Array(VACATION, { description: 'Of the last year.' })),
    host: Type.Optional(Type.Literal(true)),
  }),
  sessions: Type.Array(exact(SESSION)),
  passkeys: Type.Array(exact({ name: Type.String(), created: time })),
  notifications: Type.Optional(exact(NOTICE_SETTINGS)),
  channels: Type.Array(
    exact({ kind: Type.Union([Type.Literal('push'), Type.Literal('mail'), Type.Literal('webhook')]), address: Type.String() }),
    { description: 'Of a webhook or a device, only the host name of its address.' },
  ),
  tables: Type.Array(exact({ table: id, game: Type.String(), created: time, seat, seats: Type.Array(of('Sitter')) })),
  ratings: Type.Array(exact({ game: Type.String(), rating: Type.Number(), deviation: Type.Number(), games: count })),
  results: Type.Array(exact({ table: id, game: Type.String(), ended: time, place: Type.Integer({ minimum: 1 }), score: Type.Integer() })),
  chat: Type.Array(
    exact({
      table: id,
      room: Type.Union([Type.Literal('players'), Type.Literal('spectators')]),
      at: time,
      text: Type.String(),
    }),
  ),
  blocks: Type.Array(exact({ id, name: Type.String(), since: time })),
  reports: Type.Array(exact(REPORT), { description: 'What you reported.' }),
  events: Type.Array(exact(EVENT), { description: 'What happened to your account.' }),
  follows: Type.Array(named, { description: 'The people you follow.' }),
  records: Type.Array(exact({ table: id, seats: Type.Array(of('Sitter')), record: of('Record') })),
});

const SCHEMAS = {
  Nothing: exact({}),
  Anything: Type.Object({}, { additionalProperties: true }),
  OpenApi: Type.Object({ openapi: Type.Literal('3.1.0') }, { additionalProperties: true }),
  Health: exact({ ok: Type.Literal(true) }),
  Token: exact({ token: Type.String() }),
  Sitter: SITTER,
  TimeControl: TIME_CONTROL,
  TableInfo: TABLE_INFO,
  Proposal: PROPOSAL,
  Orders: exact(
    {
      standing: Type.Array(Type.String(), { description: 'Standing orders by name.' }),
      ahead: Type.Optional(Type.String({ description: 'The premove, in notation.' })),
      dropped: Type.Optional(Type.String({ description: 'A premove that was not legal when its turn came.' })),
    },
    'The standing orders and premove of your seat.',
  ),
  ChatLineNumber: exact({ n: count }, 'The number of the message.'),
  SeatTaken: exact({ info: of('TableInfo'), seat }),
  LobbyTable: exact({
    id,
    game: Type.String(),
    options,
    seats: Type.Array(of('Sitter')),
    timeControl: of('TimeControl'),
    created: time,
    rated,
  }),
  Lobby: exact({ count, tables: Type.Array(of('LobbyTable'), { description: 'The latest first.' }) }),
  Live: exact({ tables: Type.Array(of('LobbyTable'), { description: 'The latest first.' }) }),
  MyTables: exact({
    tables: Type.Array(
      exact({
        info: of('TableInfo'),
        seat,
        invited: Type.Optional(Type.Literal(true, { description: 'A seat is reserved for you.' })),
        waits: Type.Boolean({ description: 'Whether it is waiting for you.' }),
        created: time,
      }),
    ),
  }),
  Companions: exact({ people: Type.Array(exact({ id, name: Type.String() })) }),
  Blocks: exact({ people: Type.Array(exact({ id, name: Type.String(), since: time }), { description: 'The latest first.' }) }),
  Follows: exact({
    people: Type.Array(
      exact({
        id,
        name: Type.String(),
        presence: Type.Union([Type.Literal('playing'), Type.Literal('online'), Type.Literal('offline')], {
          description: 'Whether they are at a table of theirs, or elsewhere on this server: spectators are online.',
        }),
      }),
      { description: 'By name.' },
    ),
  }),
  Record: RECORD,
  Records: exact({ records: Type.Array(exact({ table: id, seats: Type.Array(of('Sitter')), record: of('Record') })) }),
  Rating: RATING,
  FinishedGame: FINISHED,
  PersonShown: PERSON,
  TableResult: TABLE_RESULT,
  Leaderboard: exact({
    people: Type.Array(exact({ id, name: Type.String(), games: count, ...STRENGTH }), {
      description: 'Those whose rating is provisional last.',
    }),
    bots: Type.Array(exact({ bot: Type.String(), rating: Type.Integer(), deviation: count, games: count, people: count }), {
      description: 'On the same scale, strongest first: the bot levels that at least ten people with a rating have played.',
    }),
  }),
  Statistics: STATISTICS,
  DailyDeals: exact({
    day,
    today: day,
    deals: Type.Array(
      exact({
        game: Type.String(),
        table: Type.Optional(id),
        over: Type.Optional(Type.Boolean()),
        tries: Type.Optional(
          Type.Array(exact({ table: id, person: Type.Optional(id), name: Type.String(), place: count, score: Type.Integer() }), {
            description: 'Everyone’s result, best first. Only once yours is finished, or the day is over.',
          }),
        ),
      }),
    ),
  }),
  Me: ME,
  MaybeMe: Type.Union([of('Me'), of('Nothing')]),
  Notices: NOTICES,
  Export: EXPORT,
  Announcement: exact({ text: Type.Optional(Type.String()), at: Type.Optional(time) }, 'Empty when there is none.'),
  HostPerson: HOST_PERSON,
  HostPersonShown: exact({
    person: of('HostPerson'),
    tables: Type.Array(of('HostTable')),
    reports: Type.Array(of('HostReport')),
    events: Type.Array(of('HostEvent')),
  }),
  HostPeople: exact({ people: Type.Array(of('HostPerson')) }),
  HostOnline: exact({
    people: Type.Array(exact({ id, name: Type.String(), tables: Type.Array(id) })),
    strangers: Type.Integer({ minimum: 0, description: 'Connections of anonymous visitors.' }),
  }),
  HostTable: HOST_TABLE,
  HostTables: exact({ tables: Type.Array(of('HostTable')) }),
  HostReport: HOST_REPORT,
  HostReports: exact({ reports: Type.Array(of('HostReport')) }),
  HostEvent: HOST_EVENT,
  HostEvents: exact({ events: Type.Array(of('HostEvent')) }),
};

/** Does not compile where a schema and its type are not the same. */
export const ANSWERS: { readonly [Name in AnswerName]: SchemaOf<Answers[Name], (typeof SCHEMAS)[Name]> } = SCHEMAS;
