/** What somebody can do about others, over HTTP: block them, and report what they say or how they are called. */

import { Type } from 'typebox';
import { type Blocked, type Bodies, LONGEST_CHAT_LINE, type MakeReport, type No } from '#protocol';
import { type Edge, isNo } from '../edge.ts';
import { readChatLine } from '../input.ts';
import type { Person } from '../people/store.ts';
import { schemaOf } from '../schema-of.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { NewReport } from './store.ts';

const exact = { additionalProperties: false } as const;
const Id = Type.String({ maxLength: 64 });
const why = Type.Optional(Type.String({ maxLength: 2 * LONGEST_CHAT_LINE }));
const BlockBody = schemaOf<Bodies['POST /api/me/blocks']>()(Type.Object({ person: Id }, exact));
const BlockParams = Type.Object({ person: Id }, exact);
const ReportBody = schemaOf<Bodies['POST /api/reports']>()(
  Type.Union([
    Type.Object({ kind: Type.Literal('chat'), table: Id, n: Type.Integer({ minimum: 1, maximum: 1e9 }), why }, exact),
    Type.Object({ kind: Type.Literal('name'), person: Id, table: Type.Optional(Id), why }, exact),
  ]),
);

const MOST_BLOCKS = 200;
/** Of reports that wait for a host. */
const MOST_REPORTS = 20;
/** Blocks that one person sets or takes back; reports of one person, and from one address. */
const BLOCKING = { burst: 20, perSecond: 0.2 };
const REPORTING = { burst: 5, perSecond: 1 / 60 };
const CROWD = { burst: 20, perSecond: 0.1 };

interface Context {
  readonly store: Store;
  readonly tables: Tables;
}

type Blocks = { readonly people: readonly Blocked[] };
type Reported = Omit<NewReport, 'at' | 'reporter' | 'why'>;

export function openSafety({ app, owner, limit }: Edge, { store, tables }: Context): void {
  const { safety } = store;
  const [blocksTooFast, reportsTooFast, crowdTooFast] = [limit(BLOCKING), limit(REPORTING), limit(CROWD)];
  const blocksOf = async ({ id }: Person): Promise<Blocks> => ({ people: await safety.blocks(id) });

  app.get('/api/me/blocks', (request) => owner(request, blocksOf));

  app.post('/api/me/blocks', { schema: { body: BlockBody } }, (request) =>
    owner(request, async (person): Promise<Blocks | No> => {
      const other = await store.people.person(request.body.person);
      if (!other || other.id === person.id) return { kind: 'unknown person' };
      if (blocksTooFast(person.id)) return { kind: 'too fast' };
      if (!(await safety.block(person.id, other.id, Date.now(), MOST_BLOCKS))) return { kind: 'too many', most: MOST_BLOCKS };
      await tables.setApart(person.id, other.id);
      return blocksOf(person);
    }),
  );

  app.delete('/api/me/blocks/:person', { schema: { params: BlockParams } }, (request) =>
    owner(request, async (person): Promise<Blocks | No> => {
      if (blocksTooFast(person.id)) return { kind: 'too fast' };
      await safety.unblock(person.id, request.params.person);
      await tables.setApart(person.id, request.params.person);
      return blocksOf(person);
    }),
  );

  /** What is reported, as it is now: it may be gone when somebody looks. */
  async function copyOf(reporter: Person, what: MakeReport): Promise<Reported | No> {
    if (what.kind === 'name') {
      const person = await store.people.person(what.person);
      if (!person) return { kind: 'unknown person' };
      const { id, name } = person;
      const table = what.table === undefined ? undefined : await tables.listing.info(what.table);
      return { kind: 'name', person: id, name, text: name, ...(table && !isNo(table) ? { table: table.id } : {}) };
    }
    return tables.with<Reported | No>(what.table, async ({ id: table, chat, seating }) => {
      const line = await chat.find(seating.seatOf(reporter.id), what.n);
      if (!line) return { kind: 'unknown line' };
      return { kind: 'chat', person: line.id, name: line.name, text: line.text, table, n: line.n };
    });
  }

  app.post('/api/reports', { schema: { body: ReportBody } }, (request) =>
    owner(request, async (reporter): Promise<object | No> => {
      const said = request.body.why?.trim() ? readChatLine(request.body.why) : '';
      if (said === undefined) return { kind: 'bad chat line', longest: LONGEST_CHAT_LINE };
      if (reportsTooFast(reporter.id) || crowdTooFast(request.ip)) return { kind: 'too fast' };
      const copy = await copyOf(reporter, request.body);
      if (!('person' in copy)) return copy;
      const report = { ...copy, at: Date.now(), reporter: reporter.id, why: said };
      return (await safety.report(report, MOST_REPORTS)) ? {} : { kind: 'too many', most: MOST_REPORTS };
    }),
  );
}
