/**
 * The HTTP API told to programs, at GET /api as OpenAPI 3.1. What comes in is told by the schemas that the routes themselves
 * check; what goes out stands in `answers.ts`; here is a sentence for each. A route without one fails the tests.
 */

import type { FastifyInstance } from 'fastify';
import type { No } from '#protocol';
import { ANSWERS, type AnswerName } from './answers.ts';
import { refusalSchema, statusOf } from './refusals.ts';

interface About {
  readonly summary: string;
  /** Whether it is for whoever is signed in alone, by cookie or by token. */
  readonly signedIn?: boolean;
  /** Whether it is about the account, and for no program. */
  readonly owner?: boolean;
  /** Whether it is for people marked as hosts alone, and for no program. */
  readonly host?: boolean;
  /** 200 when left out. */
  readonly status?: number;
  readonly answer: AnswerName;
  readonly refusals?: readonly No['kind'][];
}

const ROUTES: Readonly<Record<string, About>> = {
  'GET /api': { summary: 'This page.', answer: 'OpenApi' },
  'GET /api/health': { summary: 'Whether the server is there.', answer: 'Health' },
  'GET /api/lobby': { summary: 'The latest tables that wait for anybody to sit down, and how many there are.', answer: 'Lobby' },
  'POST /api/tables': {
    summary: 'Make a table and take its first seat for a person. Who is not known yet arrives with `name` and is given a cookie.',
    status: 201,
    answer: 'SeatTaken',
    refusals: ['bad table', 'bad name', 'no bots', 'banned', 'not signed in', 'wrong token', 'not permitted', 'too fast', 'too long'],
  },
  'GET /api/tables/{id}': {
    summary: 'What anybody with the link may know about a table.',
    answer: 'TableInfo',
    refusals: ['unknown table'],
  },
  'POST /api/tables/{id}/seats': {
    summary: 'Take the seat, or the first that is open; who sits there already keeps the seat.',
    answer: 'SeatTaken',
    refusals: [
      'unknown table',
      'seat taken',
      'no open seat',
      'seat refused',
      'over',
      'banned',
      'no bots',
      'bad name',
      'not signed in',
      'wrong token',
      'not permitted',
      'too fast',
    ],
  },
  'POST /api/tables/{id}/fill': {
    summary: 'Whoever made the table gives all open seats to a bot of the server.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'not host', 'no open seat', 'over', 'no bots', 'bad table'],
  },
  'GET /api/tables/{id}/record': {
    summary: 'The record of a finished game: every entry, and the seed that its luck came from.',
    answer: 'Record',
    refusals: ['unknown table', 'not over'],
  },
  'POST /api/tables/{id}/leave': {
    summary: 'Let the strongest bot play one’s seat until one comes back. Not where the game is rated.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'no seat', 'not started', 'over', 'no bots', 'too fast'],
  },
  'POST /api/tables/{id}/return': {
    summary: 'Take one’s seat back from the bot.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'no seat', 'not started', 'over', 'too fast'],
  },
  'POST /api/tables/{id}/propose': {
    summary: 'Propose to take back entry `from` and all after it, to end the game without a result, or to play on over days.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: [
      'unknown table',
      'no seat',
      'left',
      'not started',
      'over',
      'stale',
      'rule',
      'bad time control',
      'another proposal',
      'too fast',
    ],
  },
  'POST /api/tables/{id}/answer': {
    summary: 'Agree to what was proposed at `made`, or not. It is done when everyone has agreed; one no is enough to drop it.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'no seat', 'left', 'no proposal', 'over', 'stale', 'rule', 'bad time control', 'too fast'],
  },
  'POST /api/tables/{id}/orders': {
    summary:
      'Say what one’s seat has ordered in advance from now on: the game’s standing orders by name, and a move made ahead. Nobody else is told.',
    signedIn: true,
    answer: 'Orders',
    refusals: ['unknown table', 'no seat', 'left', 'not started', 'over', 'stale', 'bad order', 'too fast'],
  },
  'POST /api/tables/{id}/rematch': {
    summary: 'Play again with the same group: makes the next table, or takes the seat that is kept there.',
    signedIn: true,
    answer: 'SeatTaken',
    refusals: ['unknown table', 'no seat', 'not over', 'seat taken', 'no open seat', 'seat refused', 'no bots', 'too fast'],
  },
  'POST /api/tables/{id}/swap': {
    summary: 'Whoever made the table lets two sitters, or empty seats, change places before play begins.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'not host', 'started', 'bad seat', 'too fast'],
  },
  'POST /api/tables/{id}/offer': {
    summary: 'Whoever made the table keeps an open seat for somebody with whom they have played.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'not host', 'started', 'bad seat', 'no companion', 'too fast'],
  },
  'POST /api/tables/{id}/free': {
    summary: 'Open a seat again before play begins: any for whoever made the table, for others their own or the one kept for them.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'not host', 'started', 'bad seat', 'too fast'],
  },
  'POST /api/tables/{id}/chat': {
    summary: 'Say a line to those who sit, for whoever sits; to those who look on, for all others.',
    answer: 'ChatLineNumber',
    refusals: ['unknown table', 'bad chat line', 'bad name', 'banned', 'not signed in', 'wrong token', 'not permitted', 'too fast'],
  },
  'POST /api/tables/{id}/mute': {
    summary: 'Be told nothing of this table, or again.',
    owner: true,
    answer: 'Notices',
    refusals: ['unknown table', 'too fast'],
  },
  'GET /api/people/{id}': {
    summary: 'What anybody may know about somebody: ratings, favourite games, latest results.',
    answer: 'PersonShown',
    refusals: ['unknown person'],
  },
  'GET /api/me': { summary: 'Who one is, and where one is signed in.', signedIn: true, answer: 'Me' },
  'POST /api/me': {
    summary: 'Arrive with a name, or be called otherwise from now on.',
    answer: 'Me',
    refusals: ['bad name', 'banned', 'not permitted', 'too fast'],
  },
  'DELETE /api/me': {
    summary: 'Be forgotten. Games that were played stay, with a seat of somebody who left. Who has a password or a passkey shows it.',
    owner: true,
    answer: 'Nothing',
    refusals: ['not confirmed', 'wrong password', 'bad passkey', 'too fast'],
  },
  'GET /api/me/tables': {
    summary: 'One’s latest tables: those where a seat is kept for oneself first, then those that wait for oneself.',
    signedIn: true,
    answer: 'MyTables',
  },
  'GET /api/me/companions': { summary: 'With whom one has played, the latest first.', signedIn: true, answer: 'Companions' },
  'GET /api/me/blocks': { summary: 'Whom one has blocked, the latest first.', owner: true, answer: 'Blocks' },
  'POST /api/me/blocks': {
    summary:
      'Block somebody: neither hears the other in the chat, sees the other’s open tables, sits down where the other waits, or keeps a seat for the other.',
    owner: true,
    answer: 'Blocks',
    refusals: ['unknown person', 'too many', 'too fast'],
  },
  'DELETE /api/me/blocks/{person}': { summary: 'Block somebody no more.', owner: true, answer: 'Blocks', refusals: ['too fast'] },
  'POST /api/reports': {
    summary: 'Report a line of chat that one can read, or a name. Hosts see it as it is now, with `why`.',
    owner: true,
    answer: 'Nothing',
    refusals: ['unknown table', 'unknown line', 'unknown person', 'bad chat line', 'too many', 'too fast'],
  },
  'GET /api/me/records': { summary: 'The records of all one’s finished games.', signedIn: true, answer: 'Records', refusals: ['too fast'] },
  'GET /api/me/export': {
    summary: 'All that is kept about oneself, with the records of all one’s finished games.',
    owner: true,
    answer: 'Export',
    refusals: ['too fast'],
  },
  'POST /api/me/quiet-hours': {
    summary: 'The hours of the day, and the vacations, that do not count where a table gives hours for a move.',
    owner: true,
    answer: 'Me',
    refusals: ['bad vacations', 'too fast'],
  },
  'GET /api/me/notices': { summary: 'How one is told of what waits.', owner: true, answer: 'Notices' },
  'POST /api/me/notices': {
    summary: 'Be told at once, once a day at `hour` where one lives, or never; and of which games nothing.',
    owner: true,
    answer: 'Notices',
  },
  'POST /api/me/notices/push': {
    summary: 'Be told on this device: what `PushManager.subscribe` gave.',
    owner: true,
    answer: 'Notices',
    refusals: ['bad address', 'too fast'],
  },
  'POST /api/me/notices/push/end': { summary: 'Be told on that device no more.', owner: true, answer: 'Notices' },
  'POST /api/me/notices/address': {
    summary: 'Be told by mail. A letter with a code goes there, and nothing else before the code has been shown.',
    owner: true,
    answer: 'Notices',
    refusals: ['bad address', 'no mail', 'not sent', 'too fast'],
  },
  'POST /api/me/notices/address/confirm': {
    summary: 'Show the code of the letter: it is valid for an hour.',
    owner: true,
    answer: 'Notices',
    refusals: ['wrong code', 'too fast'],
  },
  'DELETE /api/me/notices/address': { summary: 'Be told by mail no more.', owner: true, answer: 'Notices' },
  'POST /api/me/notices/webhook': {
    summary: 'Have it posted to an https address, in the shape that Discord or Slack reads.',
    owner: true,
    answer: 'Notices',
    refusals: ['bad address', 'too fast'],
  },
  'DELETE /api/me/notices/webhook': { summary: 'Have nothing posted any more.', owner: true, answer: 'Notices' },
  'POST /api/me/notices/try': {
    summary: 'Have one notice sent now, on every way that is set.',
    owner: true,
    answer: 'Notices',
    refusals: ['not sent', 'too fast'],
  },
  'POST /api/me/password': {
    summary:
      'Set the name and the password to sign in with. Who has a password or a passkey already shows it, and a change ends all other sessions.',
    owner: true,
    answer: 'Me',
    refusals: ['bad name', 'bad password', 'easy password', 'not confirmed', 'wrong password', 'bad passkey', 'name taken', 'too fast'],
  },
  'POST /api/me/programs': {
    summary: 'Make a token for a program, which may `read` or `play` for so many `days`. It is told this once.',
    owner: true,
    answer: 'Token',
    refusals: ['bad name', 'too many', 'too fast'],
  },
  'DELETE /api/me/sessions/{session}': { summary: 'Sign a device or a program out.', owner: true, answer: 'Me' },
  'POST /api/me/passkeys/offer': {
    summary: 'What a browser needs to make a passkey (WebAuthn). Who has a password or a passkey already shows it.',
    owner: true,
    answer: 'Anything',
    refusals: ['not confirmed', 'wrong password', 'bad passkey', 'too fast'],
  },
  'POST /api/me/passkeys': {
    summary: 'Keep a passkey that this browser has made.',
    owner: true,
    answer: 'Me',
    refusals: ['bad passkey', 'too many'],
  },
  'POST /api/me/passkeys/ask': {
    summary: 'What a browser needs to show one of one’s own passkeys (WebAuthn), where it is wanted as `passkey`.',
    owner: true,
    answer: 'Anything',
  },
  'POST /api/me/passkeys/{passkey}/name': {
    summary: 'Call a passkey otherwise.',
    owner: true,
    answer: 'Me',
    refusals: ['bad name', 'too fast'],
  },
  'DELETE /api/me/passkeys/{passkey}': {
    summary: 'Take a passkey off. It, another one or the password is shown first.',
    owner: true,
    answer: 'Me',
    refusals: ['not confirmed', 'wrong password', 'bad passkey', 'too fast'],
  },
  'GET /api/announcement': { summary: 'What hosts tell everybody now, if anything.', answer: 'Announcement' },
  'GET /api/host/online': { summary: 'Who looks at tables or at the lobby now.', host: true, answer: 'HostOnline' },
  'GET /api/host/people': { summary: 'People by id, name or login, who was seen last first.', host: true, answer: 'HostPeople' },
  'GET /api/host/people/{person}': {
    summary: 'All that hosts see of somebody.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person'],
  },
  'DELETE /api/host/people/{person}': {
    summary: 'Forget somebody, as if they had asked for it.',
    host: true,
    answer: 'Nothing',
    refusals: ['unknown person'],
  },
  'POST /api/host/people/{person}/ban': {
    summary: 'Ban somebody, who is told the `reason`: they may do nothing here, and bots play their seats; in rated games they resign.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person', 'bad chat line'],
  },
  'POST /api/host/people/{person}/unban': {
    summary: 'Ban somebody no more.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person'],
  },
  'POST /api/host/people/{person}/name': {
    summary: 'Call somebody otherwise.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person', 'bad name'],
  },
  'POST /api/host/people/{person}/host': {
    summary: 'Mark somebody as a host, or no more: only for whoever runs the server, by its socket file.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person'],
  },
  'GET /api/host/tables': { summary: 'The latest tables, of all or of a `person`.', host: true, answer: 'HostTables' },
  'POST /api/host/tables/{id}/close': {
    summary: 'End a game without a result, or close a table that waits.',
    host: true,
    answer: 'Nothing',
    refusals: ['unknown table', 'over', 'stale'],
  },
  'GET /api/host/reports': {
    summary: 'What people reported, those that wait first; `open=1` for those alone.',
    host: true,
    answer: 'HostReports',
  },
  'POST /api/host/reports/{report}/resolve': {
    summary: 'Be done with a report, with a note (`outcome`) if one likes.',
    host: true,
    answer: 'Nothing',
    refusals: ['unknown report', 'bad chat line'],
  },
  'POST /api/host/announcement': {
    summary: 'Tell everybody something; without a `text`, no more.',
    host: true,
    answer: 'Nothing',
    refusals: ['bad chat line'],
  },
  'GET /api/host/events': {
    summary: 'The log of security events, the latest first: of a `person`, or those before an id.',
    host: true,
    answer: 'HostEvents',
  },
  'POST /api/sign-in': { summary: 'Sign in by password.', answer: 'Me', refusals: ['wrong password', 'banned', 'too fast'] },
  'POST /api/sign-in/passkey/ask': { summary: 'What a browser needs to show a passkey (WebAuthn).', answer: 'Anything' },
  'POST /api/sign-in/passkey': { summary: 'Sign in by passkey.', answer: 'Me', refusals: ['bad passkey', 'banned', 'too fast'] },
  'POST /api/sign-out': { summary: 'Sign out on this device, or everywhere.', owner: true, answer: 'Nothing' },
};

interface Route {
  readonly method: string;
  readonly path: string;
  readonly params?: unknown;
  readonly querystring?: unknown;
  readonly body?: unknown;
}

/** Call it before any route is opened: it tells of those that come after it, and of itself. */
export function openOpenApi(app: FastifyInstance): void {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (!url.startsWith('/api') || method === 'HEAD') return;
    const { params, querystring, body } = schema ?? {};
    routes.push({ method: String(method), path: url.replace(/:(\w+)/g, '{$1}'), params, querystring, body });
  });
  let told: string | undefined;
  app.get('/api', (_, reply) => {
    told ??= JSON.stringify(describe(routes));
    return reply.type('application/json; charset=utf-8').header('access-control-allow-origin', '*').send(told);
  });
}

function describe(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const { [route.path]: known = {} } = paths;
    paths[route.path] = { ...known, [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Royaumes',
      version: '1',
      description: 'Tables, seats and people. The game itself is played over a WebSocket at /api/socket: see docs/API.md.',
    },
    paths,
    components: {
      schemas: { ...ANSWERS, No: refusalSchema() },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A token made at POST /api/me/programs, with the scope `read` or `play`.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'royaumes', description: 'Over https, `__Host-royaumes`.' },
      },
    },
  };
}

function operation({ method, path, params, querystring, body }: Route): object {
  const about = ROUTES[`${method} ${path}`];
  if (!about) return { summary: '', responses: {} };
  const { summary, host = false, owner = host, signedIn = owner, status = 200, answer, refusals = [] } = about;
  const scope = method === 'GET' ? 'read' : 'play';
  const all: No['kind'][] = [
    ...refusals,
    ...(signedIn ? (['not signed in', 'banned'] as const) : []),
    ...(host ? (['too fast'] as const) : []),
    ...(owner || (signedIn && scope === 'play') ? (['not permitted'] as const) : []),
    ...(method === 'GET' ? (['too fast'] as const) : (['foreign page', 'garbage'] as const)),
    ...(body ? (['too long'] as const) : []),
    ...(querystring ? (['garbage'] as const) : []),
  ];
  const byStatus = new Map<number, Set<No['kind']>>();
  const add = (status: number, kind: No['kind']) => byStatus.set(status, (byStatus.get(status) ?? new Set()).add(kind));
  for (const kind of all) add(statusOf({ kind }), kind);
  // A name in the path that no name can be, and a body that does not say it is JSON.
  if (params) add(404, 'garbage');
  if (method !== 'GET') add(415, 'garbage');
  const parameters = [...parametersIn('path', params), ...parametersIn('query', querystring)];
  return {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: !isOptional(body), content: json(body) } } : {}),
    ...(signedIn ? { security: [...(owner ? [] : [{ token: [scope] }]), { cookie: [] }] } : {}),
    responses: {
      [status]: { description: 'Done.', content: json(ref(answer)) },
      ...Object.fromEntries([...byStatus].map(([code, kinds]) => [code, { description: [...kinds].join(', '), content: json(ref('No')) }])),
    },
  };
}

/** Whether nothing will do, too. */
function isOptional(schema: unknown): boolean {
  const { anyOf = [] } = schema as { anyOf?: readonly { type?: string }[] };
  return anyOf.some(({ type }) => type === 'null');
}

function parametersIn(place: 'path' | 'query', schema: unknown): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Record<string, object>; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({ name, in: place, required: required.includes(name), schema: of }));
}

function json(schema: unknown): object {
  return { 'application/json': { schema } };
}

function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` };
}
