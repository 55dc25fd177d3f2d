import type { HostEvent, HostPerson, HostPersonShown, HostPresence, HostReport, HostTable } from '#protocol';
import { BadInput, type Command } from './command.ts';
import { askDesk } from './desk.ts';
import { printJson, printLine } from './print.ts';

type Row = readonly (string | number | undefined)[];
interface Told {
  readonly json: unknown;
  readonly rows: readonly Row[];
}
/** Asks the server; gives what is told of the answer. */
type Doing = (ask: Ask, words: readonly string[]) => Promise<Told>;
type Ask = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

const when = (at: number | undefined) => (at === undefined ? '-' : new Date(at).toISOString().slice(0, 16).replace('T', ' '));
const marks = ({ online, host, banned, reports }: HostPerson) =>
  [
    online ? 'online' : '',
    host ? 'host' : '',
    reports ? `${reports} open report${reports === 1 ? '' : 's'}` : '',
    banned ? `banned: ${banned.reason}` : '',
  ]
    .filter(Boolean)
    .join(', ');
const personRow = (person: HostPerson): Row => [person.id, person.name, person.login ?? '(guest)', when(person.seen), marks(person)];
const tableRow = ({ id, game, created, seats, started, over }: HostTable): Row => [
  id,
  game,
  when(created),
  over ? 'over' : started ? 'running' : 'waiting',
  seats.map((sitter) => (sitter.kind === 'bot' ? `bot ${sitter.bot}` : sitter.name || sitter.kind)).join(', '),
];
const reportRow = ({ id, kind, at, person, name, text, table, why, reporter, resolved, outcome }: HostReport): Row => [
  id,
  when(at),
  resolved === undefined ? 'open' : `resolved ${outcome}`.trim(),
  `${name} (${person})`,
  kind === 'chat' ? `wrote "${text}" at ${table}` : 'because of this name',
  `reported by ${reporter ? `${reporter.name} (${reporter.id})` : 'a former player'}${why ? `: ${why}` : ''}`,
];
const eventRow = ({ id, at, kind, person, by, about, address }: HostEvent): Row => [
  id,
  when(at),
  kind,
  person ? `${person.name} (${person.id})` : '-',
  [by ? `by ${by.name || 'a host who left'}` : '', about ?? '', address ? `from ${address}` : ''].filter(Boolean).join(', '),
];

/** One answer, told row by row. */
function listed<Item>(json: unknown, items: readonly Item[], row: (item: Item) => Row): Told {
  return { json, rows: items.map(row) };
}

async function personTold(asked: Promise<HostPersonShown>): Promise<Told> {
  const json = await asked;
  const { person, tables, reports, events } = json;
  return { json, rows: [personRow(person), ...tables.map(tableRow), ...reports.map(reportRow), ...events.map(eventRow)] };
}

const done = async (asked: Promise<object>, sentence: string): Promise<Told> => ({ json: await asked, rows: [[sentence]] });
const of = (id: string | undefined, what = '') => `/api/host/people/${encodeURIComponent(id ?? '')}${what}`;

/** How many words each needs; more are one text. */
const DOINGS: Readonly<Record<string, readonly [usage: string, needs: number, about: string, doing: Doing]>> = {
  online: [
    '',
    0,
    'who is online',
    async (ask) => {
      const json = await ask<{ people: readonly HostPresence[]; strangers: number }>('GET', '/api/host/online');
      const rows = json.people.map(({ id, name, tables }): Row => [id, name, tables.join(', ')]);
      return { json, rows: [...rows, [`${json.strangers} anonymous visitor${json.strangers === 1 ? '' : 's'}`]] };
    },
  ],
  people: [
    '[TEXT]',
    0,
    'search by id, name or sign-in name',
    async (ask, words) => {
      const json = await ask<{ people: readonly HostPerson[] }>('GET', `/api/host/people?search=${encodeURIComponent(words.join(' '))}`);
      return listed(json, json.people, personRow);
    },
  ],
  person: ['ID', 1, 'one player, with tables, reports and events', (ask, [id]) => personTold(ask('GET', of(id)))],
  ban: [
    'ID REASON',
    2,
    'they see the reason',
    (ask, [id, ...reason]) => personTold(ask('POST', of(id, '/ban'), { reason: reason.join(' ') })),
  ],
  unban: ['ID', 1, '', (ask, [id]) => personTold(ask('POST', of(id, '/unban'), {}))],
  rename: ['ID NAME', 2, '', (ask, [id, ...name]) => personTold(ask('POST', of(id, '/name'), { name: name.join(' ') }))],
  delete: ['ID', 1, 'their account', (ask, [id]) => done(ask('DELETE', of(id)), 'deleted')],
  host: ['ID', 1, 'make a player a host', (ask, [id]) => personTold(ask('POST', of(id, '/host'), { host: true }))],
  unhost: ['ID', 1, '', (ask, [id]) => personTold(ask('POST', of(id, '/host'), { host: false }))],
  tables: [
    '[PERSON]',
    0,
    'the latest, of everyone or of one player',
    async (ask, [person]) => {
      const query = person === undefined ? '' : `?person=${encodeURIComponent(person)}`;
      const json = await ask<{ tables: readonly HostTable[] }>('GET', `/api/host/tables${query}`);
      return listed(json, json.tables, tableRow);
    },
  ],
  close: [
    'TABLE',
    1,
    'call off a game, or close a waiting table',
    (ask, [table = '']) => done(ask('POST', `/api/host/tables/${encodeURIComponent(table)}/close`, {}), 'closed'),
  ],
  reports: [
    '',
    0,
    'open ones first',
    async (ask) => {
      const json = await ask<{ reports: readonly HostReport[] }>('GET', '/api/host/reports');
      return listed(json, json.reports, reportRow);
    },
  ],
  resolve: [
    'REPORT [NOTE]',
    1,
    'resolve a report',
    (ask, [report = '', ...note]) =>
      done(ask('POST', `/api/host/reports/${encodeURIComponent(report)}/resolve`, { outcome: note.join(' ') }), 'resolved'),
  ],
  announce: [
    '[TEXT]',
    0,
    'post an announcement; without a text, remove it',
    (ask, words) =>
      done(
        ask('POST', '/api/host/announcement', words.length > 0 ? { text: words.join(' ') } : {}),
        words.length > 0 ? 'posted' : 'removed',
      ),
  ],
  events: [
    '[PERSON]',
    0,
    'the security log',
    async (ask, [person]) => {
      const query = person === undefined ? '' : `?person=${encodeURIComponent(person)}`;
      const json = await ask<{ events: readonly HostEvent[] }>('GET', `/api/host/events${query}`);
      return listed(json, json.events, eventRow);
    },
  ],
};

export const admin: Command = {
  name: 'admin',
  usage: 'WHAT …',
  about: [
    'Does what hosts can do, on the server that is using the data folder ROYAUMES_DATA (./data).',
    '',
    ...Object.entries(DOINGS).map(([name, [usage, , about]]) => `  ${`${name} ${usage}`.padEnd(22)} ${about}`.trimEnd()),
  ].join('\n'),
  flags: { json: { type: 'boolean', about: 'print the answer as JSON' } },
  places: 0,
  more: true,
  async run({ places: [what = '', ...words], flags }) {
    const doing = Object.hasOwn(DOINGS, what) ? DOINGS[what] : undefined;
    if (!doing) throw new BadInput(`admin: ${what ? `unknown command "${what}"` : 'which command?'} (${Object.keys(DOINGS).join(', ')})`);
    const [usage, needs, , run] = doing;
    if (words.length < needs) throw new BadInput(`usage: royaumes admin ${what} ${usage}`);
    const { ROYAUMES_DATA: folder = './data' } = process.env;
    const { json, rows } = await run((...asked) => askDesk(folder, ...asked), words);
    if (flags.json) await printJson(json);
    else if (rows.length === 0) process.stderr.write('none\n');
    else for (const row of rows) await printLine(row.filter((cell) => cell !== '' && cell !== undefined).join('  '));
    return 0;
  },
};
