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
  'GET /api': { summary: 'This description.', answer: 'OpenApi' },
  'GET /api/health': { summary: 'Check that the server is up.', answer: 'Health' },
  'GET /api/lobby': { summary: 'The latest open tables that anyone can join, and how many there are.', answer: 'Lobby' },
  'GET /api/live': { summary: 'Games that are being played at listed tables: anyone can watch.', answer: 'Live' },
  'POST /api/tables': {
    summary: 'Create a table and take its first seat for a person. Without an account, give a `name`: you become a guest and get a cookie.',
    status: 201,
    answer: 'SeatTaken',
    refusals: [
      'bad table',
      'bad name',
      'no bots',
      'no account',
      'banned',
      'not signed in',
      'wrong token',
      'not permitted',
      'too fast',
      'too long',
    ],
  },
  'GET /api/tables/{id}': {
    summary: 'What anyone with the link can see of a table.',
    answer: 'TableInfo',
    refusals: ['unknown table'],
  },
  'POST /api/tables/{id}/seats': {
    summary: 'Take the given seat, or the first open one. If you already have a seat, you keep it.',
    answer: 'SeatTaken',
    refusals: [
      'unknown table',
      'seat taken',
      'no open seat',
      'seat refused',
      'over',
      'banned',
      'no bots',
      'no account',
      'bad name',
      'not signed in',
      'wrong token',
      'not permitted',
      'too fast',
    ],
  },
  'POST /api/tables/{id}/fill': {
    summary: 'Fill all open seats with one of the server’s bots. Only for the person who created the table.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'not host', 'no open seat', 'over', 'no bots', 'bad table'],
  },
  'GET /api/tables/{id}/record': {
    summary: 'The game file of a finished game: every move, and the seed of its randomness.',
    answer: 'Record',
    refusals: ['unknown table', 'not over'],
  },
  'GET /api/tables/{id}/result': {
    summary: 'The result of a finished game and, if it was rated, everyone’s rating before and after.',
    answer: 'TableResult',
    refusals: ['unknown table', 'not over'],
  },
  'POST /api/tables/{id}/leave': {
    summary: 'Let the strongest bot play your seat until you come back. Not in rated games.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'no seat', 'not started', 'over', 'no bots', 'too fast'],
  },
  'POST /api/tables/{id}/return': {
    summary: 'Take your seat back from the bot.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'no seat', 'not started', 'over', 'no bots', 'too fast'],
  },
  'POST /api/tables/{id}/propose': {
    summary: 'Propose to undo entry `from` and everything after it, to call off the game, to resign, or to switch to correspondence.',
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
      'no bots',
      'too fast',
    ],
  },
  'POST /api/tables/{id}/answer': {
    summary: 'Accept or reject the proposal made at `made`. It takes effect when everyone has agreed; a single no drops it.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'no seat', 'left', 'no proposal', 'over', 'stale', 'rule', 'bad time control', 'no bots', 'too fast'],
  },
  'POST /api/tables/{id}/orders': {
    summary: 'Set your standing orders, by name, and your premove. Nobody else sees them.',
    signedIn: true,
    answer: 'Orders',
    refusals: ['unknown table', 'no seat', 'left', 'not started', 'over', 'stale', 'bad order', 'no bots', 'too fast'],
  },
  'POST /api/tables/{id}/rematch': {
    summary: 'Rematch with the same group: creates the next table, or takes the seat reserved for you there.',
    signedIn: true,
    answer: 'SeatTaken',
    refusals: ['unknown table', 'no seat', 'not over', 'seat taken', 'no open seat', 'seat refused', 'no bots', 'no account', 'too fast'],
  },
  'POST /api/tables/{id}/swap': {
    summary: 'Swap two seats, taken or empty, before the game starts. Only for the person who created the table.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'not host', 'started', 'bad seat', 'no bots', 'too fast'],
  },
  'POST /api/tables/{id}/offer': {
    summary: 'Reserve an open seat for someone you have played with. Only for the person who created the table.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'not host', 'started', 'bad seat', 'no companion', 'no bots', 'too fast'],
  },
  'POST /api/tables/{id}/free': {
    summary: 'Open a seat again before the game starts: any seat if you created the table, otherwise your own or the one reserved for you.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'not host', 'started', 'bad seat', 'no bots', 'too fast'],
  },
  'POST /api/tables/{id}/chat': {
    summary: 'Send a chat message: to the players if you have a seat, otherwise to the spectators.',
    answer: 'ChatLineNumber',
    refusals: [
      'unknown table',
      'bad chat line',
      'bad name',
      'banned',
      'not signed in',
      'wrong token',
      'not permitted',
      'no bots',
      'too fast',
    ],
  },
  'POST /api/tables/{id}/cancel': {
    summary: 'Whoever created the table cancels it before the game starts.',
    signedIn: true,
    answer: 'TableInfo',
    refusals: ['unknown table', 'not host', 'started', 'over', 'stale', 'too fast'],
  },
  'POST /api/tables/{id}/mute': {
    summary: 'Mute or unmute this table.',
    owner: true,
    answer: 'Notices',
    refusals: ['unknown table', 'too fast'],
  },
  'GET /api/people/{id}': {
    summary: 'A player’s public profile: ratings, favourite games, latest results.',
    answer: 'PersonShown',
    refusals: ['unknown person'],
  },
  'GET /api/me': {
    summary: 'Your account, and where you are signed in. Empty without a cookie or an API token.',
    signedIn: true,
    answer: 'MaybeMe',
  },
  'GET /api/people/{id}/statistics': {
    summary: 'A player’s statistics: by game and number of seats, by opponent, and ratings over time.',
    answer: 'Statistics',
    refusals: ['unknown person'],
  },
  'GET /api/leaderboards/{game}': {
    summary: 'The strongest players of a game, provisional ratings last, and the bot levels that enough of them have played.',
    answer: 'Leaderboard',
  },
  'GET /api/daily': {
    summary: 'The daily deal of each game: your table and, once you have finished it or the day is over, everyone’s results.',
    answer: 'DailyDeals',
  },
  'POST /api/daily/{game}': {
    summary: 'Begin today’s deal of a game against bots, or go on with it: everyone gets the same deal and one try. Not for API tokens.',
    answer: 'SeatTaken',
    refusals: ['bad table', 'bad name', 'banned', 'not signed in', 'wrong token', 'not permitted', 'too fast'],
  },
  'POST /api/me': {
    summary: 'Start as a guest with a name, or change your name.',
    answer: 'Me',
    refusals: ['bad name', 'banned', 'not permitted', 'too fast'],
  },
  'DELETE /api/me': {
    summary:
      'Delete your account. You resign rated games that are running; games you played stay, with “former player” in your seat. If you have a password or a passkey, confirm with it.',
    owner: true,
    answer: 'Nothing',
    refusals: ['not confirmed', 'wrong password', 'bad passkey', 'too fast'],
  },
  'GET /api/me/tables': {
    summary:
      'Your latest tables: first those with a seat reserved for you, then those where it is your turn. None without a cookie or an API token.',
    signedIn: true,
    answer: 'MyTables',
  },
  'GET /api/me/companions': { summary: 'People you have played with, latest first.', signedIn: true, answer: 'Companions' },
  'GET /api/me/blocks': { summary: 'People you have blocked, latest first.', owner: true, answer: 'Blocks' },
  'POST /api/me/blocks': {
    summary:
      'Block a player: you no longer see each other’s chat messages or open tables, cannot join tables where the other waits, and cannot reserve seats for each other.',
    owner: true,
    answer: 'Blocks',
    refusals: ['unknown person', 'too many', 'too fast'],
  },
  'DELETE /api/me/blocks/{person}': { summary: 'Unblock a player.', owner: true, answer: 'Blocks', refusals: ['too fast'] },
  'GET /api/me/follows': { summary: 'The people you follow, and whether they are online.', owner: true, answer: 'Follows' },
  'POST /api/me/follows': {
    summary: 'Follow a player. If either of you has blocked the other, you don’t see whether they are online.',
    owner: true,
    answer: 'Follows',
    refusals: ['unknown person', 'too many', 'too fast'],
  },
  'DELETE /api/me/follows/{person}': { summary: 'Stop following a player.', owner: true, answer: 'Follows', refusals: ['too fast'] },
  'POST /api/reports': {
    summary: 'Report a chat message you can read, or a name. Hosts see it as it is now, with `why`.',
    owner: true,
    answer: 'Nothing',
    refusals: ['unknown table', 'unknown line', 'unknown person', 'bad chat line', 'too many', 'too fast'],
  },
  'GET /api/me/records': {
    summary: 'The game files of all your finished games.',
    signedIn: true,
    answer: 'Records',
    refusals: ['too fast'],
  },
  'GET /api/me/export': {
    summary: 'Everything this server keeps about you, with the game files of all your finished games.',
    owner: true,
    answer: 'Export',
    refusals: ['too fast'],
  },
  'POST /api/me/quiet-hours': {
    summary:
      'Set your quiet hours and vacations, during which your clock stops in correspondence games. A running turn does not get longer.',
    owner: true,
    answer: 'Me',
    refusals: ['bad vacations', 'bad quiet hours', 'too fast'],
  },
  'GET /api/me/notices': { summary: 'Your notification settings.', owner: true, answer: 'Notices' },
  'POST /api/me/notices': {
    summary: 'Choose when to be notified: at once, once a day at `hour` in your time zone, or never; and which games to mute.',
    owner: true,
    answer: 'Notices',
  },
  'POST /api/me/notices/push': {
    summary: 'Turn on notifications on this device, with what `PushManager.subscribe` returned.',
    owner: true,
    answer: 'Notices',
    refusals: ['bad address', 'too fast'],
  },
  'POST /api/me/notices/push/end': { summary: 'Turn off notifications on a device.', owner: true, answer: 'Notices' },
  'POST /api/me/notices/address': {
    summary: 'Turn on e-mail notifications. An e-mail with a code is sent to the address, and nothing else until the code is confirmed.',
    owner: true,
    answer: 'Notices',
    refusals: ['bad address', 'no mail', 'not sent', 'too fast'],
  },
  'POST /api/me/notices/address/confirm': {
    summary: 'Confirm the code from the e-mail. It is valid for an hour.',
    owner: true,
    answer: 'Notices',
    refusals: ['wrong code', 'too fast'],
  },
  'DELETE /api/me/notices/address': { summary: 'Turn off e-mail notifications.', owner: true, answer: 'Notices' },
  'POST /api/me/notices/webhook': {
    summary: 'Post notifications to an https webhook, in the format of Discord or Slack.',
    owner: true,
    answer: 'Notices',
    refusals: ['bad address', 'too fast'],
  },
  'DELETE /api/me/notices/webhook': { summary: 'Turn off the webhook.', owner: true, answer: 'Notices' },
  'POST /api/me/notices/try': {
    summary: 'Send a test notification now, in every way that is set up.',
    owner: true,
    answer: 'Notices',
    refusals: ['not sent', 'too fast'],
  },
  'POST /api/me/password': {
    summary:
      'Set the name and password to sign in with. If you already have a password or a passkey, confirm with it. A change signs out all other sessions.',
    owner: true,
    answer: 'Me',
    refusals: ['bad name', 'bad password', 'easy password', 'not confirmed', 'wrong password', 'bad passkey', 'name taken', 'too fast'],
  },
  'POST /api/me/programs': {
    summary: 'Create an API token with the scope `read` or `play`, valid for `days`. It is shown only once.',
    owner: true,
    answer: 'Token',
    refusals: ['bad name', 'too many', 'too fast'],
  },
  'DELETE /api/me/sessions/{session}': { summary: 'Sign out a device, or revoke an API token.', owner: true, answer: 'Me' },
  'POST /api/me/passkeys/offer': {
    summary: 'What a browser needs to create a passkey (WebAuthn). If you already have a password or a passkey, confirm with it.',
    owner: true,
    answer: 'Anything',
    refusals: ['not confirmed', 'wrong password', 'bad passkey', 'too fast'],
  },
  'POST /api/me/passkeys': {
    summary: 'Add the passkey that this browser has created.',
    owner: true,
    answer: 'Me',
    refusals: ['bad passkey', 'too many'],
  },
  'POST /api/me/passkeys/ask': {
    summary: 'What a browser needs to confirm with one of your passkeys (WebAuthn), where one is asked for as `passkey`.',
    owner: true,
    answer: 'Anything',
  },
  'POST /api/me/passkeys/{passkey}/name': {
    summary: 'Rename a passkey.',
    owner: true,
    answer: 'Me',
    refusals: ['bad name', 'too fast'],
  },
  'DELETE /api/me/passkeys/{passkey}': {
    summary: 'Remove a passkey. Confirm with it, another one or your password.',
    owner: true,
    answer: 'Me',
    refusals: ['not confirmed', 'wrong password', 'bad passkey', 'too fast'],
  },
  'GET /api/announcement': { summary: 'The hosts’ current announcement, if there is one.', answer: 'Announcement' },
  'GET /api/host/online': { summary: 'Who is online now, at tables or in the lobby.', host: true, answer: 'HostOnline' },
  'GET /api/host/people': { summary: 'Search people by id, name or sign-in name, last seen first.', host: true, answer: 'HostPeople' },
  'GET /api/host/people/{person}': {
    summary: 'Everything hosts can see about a player.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person'],
  },
  'DELETE /api/host/people/{person}': {
    summary: 'Delete a player’s account, as if they had done it themselves.',
    host: true,
    answer: 'Nothing',
    refusals: ['unknown person'],
  },
  'POST /api/host/people/{person}/ban': {
    summary:
      'Ban a player, who sees the `reason`: they can do nothing here, bots take over their seats, and their rated games are resigned.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person', 'bad chat line'],
  },
  'POST /api/host/people/{person}/unban': {
    summary: 'Lift a player’s ban.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person'],
  },
  'POST /api/host/people/{person}/name': {
    summary: 'Rename a player.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person', 'bad name'],
  },
  'POST /api/host/people/{person}/host': {
    summary: 'Make a player a host, or no longer. Only for whoever runs the server, through its socket file.',
    host: true,
    answer: 'HostPersonShown',
    refusals: ['unknown person'],
  },
  'GET /api/host/tables': { summary: 'The latest tables, of everyone or of one `person`.', host: true, answer: 'HostTables' },
  'POST /api/host/tables/{id}/close': {
    summary: 'Call off a game, or close a table that is waiting for players.',
    host: true,
    answer: 'Nothing',
    refusals: ['unknown table', 'over', 'stale'],
  },
  'GET /api/host/reports': {
    summary: 'Reports, open ones first; `open=1` for open ones only.',
    host: true,
    answer: 'HostReports',
  },
  'POST /api/host/reports/{report}/resolve': {
    summary: 'Resolve a report, with an optional note (`outcome`).',
    host: true,
    answer: 'Nothing',
    refusals: ['unknown report', 'bad chat line'],
  },
  'POST /api/host/announcement': {
    summary: 'Set the announcement, or remove it by leaving out `text`.',
    host: true,
    answer: 'Nothing',
    refusals: ['bad chat line'],
  },
  'GET /api/host/events': {
    summary: 'The security log, latest first: of one `person`, or the events before an id.',
    host: true,
    answer: 'HostEvents',
  },
  'POST /api/sign-in': { summary: 'Sign in with a password.', answer: 'Me', refusals: ['wrong password', 'banned', 'too fast'] },
  'POST /api/sign-in/passkey/ask': { summary: 'What a browser needs to sign in with a passkey (WebAuthn).', answer: 'Anything' },
  'POST /api/sign-in/passkey': { summary: 'Sign in with a passkey.', answer: 'Me', refusals: ['bad passkey', 'banned', 'too fast'] },
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
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token created with POST /api/me/programs, with the scope `read` or `play`.',
        },
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
    ...(refusals.includes('unknown table') ? (['newer rules'] as const) : []),
    ...(signedIn ? (['not signed in', 'banned'] as const) : []),
    ...(host ? (['too fast'] as const) : []),
    ...(owner || (signedIn && scope === 'play') ? (['not permitted'] as const) : []),
    ...(method === 'GET' ? (['too fast'] as const) : (['foreign page', 'garbage'] as const)),
    ...(body ? (['too long'] as const) : []),
    ...(params || querystring ? (['garbage'] as const) : []),
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
