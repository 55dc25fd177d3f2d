/** What hosts see and do, over HTTP: the same through both doors. */

import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type Announcement, type Bodies, LONGEST_CHAT_LINE, type No } from '#protocol';
import type { Edge } from '../edge.ts';
import { Name, readChatLine } from '../input.ts';
import { schemaOf } from '../schema-of.ts';
import type { Hosts } from './hosts.ts';

const exact = { additionalProperties: false } as const;
const Id = Type.String({ maxLength: 64 });
const Line = Type.String({ maxLength: 2 * LONGEST_CHAT_LINE });
const Nothing = Type.Object({}, exact);
const PersonParams = Type.Object({ person: Id }, exact);
const TableParams = Type.Object({ id: Id }, exact);
const ReportParams = Type.Object({ report: Type.Integer({ minimum: 1 }) }, exact);
const SearchQuery = Type.Object({ search: Type.Optional(Type.String({ maxLength: 64 })) }, exact);
const TablesQuery = Type.Object({ person: Type.Optional(Id) }, exact);
const ReportsQuery = Type.Object({ open: Type.Optional(Type.Literal('1')) }, exact);
const EventsQuery = Type.Object({ person: Type.Optional(Id), before: Type.Optional(Type.Integer({ minimum: 1 })) }, exact);
const BanBody = schemaOf<Bodies['POST /api/host/people/{person}/ban']>()(Type.Object({ reason: Line }, exact));
const RenameBody = schemaOf<Bodies['POST /api/host/people/{person}/name']>()(Type.Object({ name: Name }, exact));
const HostBody = schemaOf<Bodies['POST /api/host/people/{person}/host']>()(Type.Object({ host: Type.Boolean() }, exact));
const AnnounceBody = schemaOf<Bodies['POST /api/host/announcement']>()(Type.Object({ text: Type.Optional(Line) }, exact));
const ResolveBody = schemaOf<Bodies['POST /api/host/reports/{report}/resolve']>()(Type.Object({ outcome: Type.Optional(Line) }, exact));

/** What one host asks for and does. */
const HOSTING = { burst: 60, perSecond: 5 };

/** Lets somebody in, and says who acts; or refuses. */
type Door = <Answer extends object>(request: FastifyRequest, answer: (by: string) => Promise<Answer | No>) => Promise<Answer | No>;

/** For people marked as hosts, and for no program. */
export function hostsAlone({ owner, limit }: Edge): Door {
  const actsTooFast = limit(HOSTING);
  return <Answer extends object>(request: FastifyRequest, answer: (by: string) => Promise<Answer | No>) =>
    owner<Answer | No>(request, async ({ id, isHost }) => {
      if (!isHost) return { kind: 'not permitted' };
      return actsTooFast(id) ? { kind: 'too fast' } : answer(id);
    });
}

export function openAnnouncement({ app }: Edge, hosts: Hosts): void {
  app.get('/api/announcement', async (): Promise<Partial<Announcement>> => (await hosts.announcement()) ?? {});
}

export function openHosts({ app }: Edge, hosts: Hosts, door: Door): void {
  const ofPerson = <Body>(body: Body) => ({ schema: { params: PersonParams, body } });

  app.get('/api/host/online', (request) => door(request, () => hosts.online()));
  app.get('/api/host/people', { schema: { querystring: SearchQuery } }, (request) =>
    door(request, () => hosts.people(request.query.search?.trim() ?? '')),
  );
  app.get('/api/host/people/:person', { schema: { params: PersonParams } }, (request) =>
    door(request, () => hosts.person(request.params.person)),
  );
  app.post('/api/host/people/:person/ban', ofPerson(BanBody), (request) =>
    door(request, async (by) => {
      const reason = readChatLine(request.body.reason);
      return reason === undefined ? BAD_LINE : hosts.ban(by, request.params.person, reason);
    }),
  );
  app.post('/api/host/people/:person/unban', ofPerson(Nothing), (request) => door(request, (by) => hosts.unban(by, request.params.person)));
  app.post('/api/host/people/:person/name', ofPerson(RenameBody), (request) =>
    door(request, (by) => hosts.rename(by, request.params.person, request.body.name)),
  );
  app.post('/api/host/people/:person/host', ofPerson(HostBody), (request) =>
    door(request, (by) => hosts.setHost(by, request.params.person, request.body.host)),
  );
  app.delete('/api/host/people/:person', { schema: { params: PersonParams } }, (request) =>
    door(request, (by) => hosts.forget(by, request.params.person)),
  );

  app.get('/api/host/tables', { schema: { querystring: TablesQuery } }, (request) =>
    door(request, () => hosts.tables(request.query.person)),
  );
  app.post('/api/host/tables/:id/close', { schema: { params: TableParams, body: Nothing } }, (request) =>
    door(request, (by) => hosts.closeTable(by, request.params.id)),
  );

  app.get('/api/host/reports', { schema: { querystring: ReportsQuery } }, (request) =>
    door(request, () => hosts.reports(request.query.open ? { open: true } : {})),
  );
  app.post('/api/host/reports/:report/resolve', { schema: { params: ReportParams, body: ResolveBody } }, (request) =>
    door(request, async (by) => {
      const { outcome = '' } = request.body;
      const said = outcome.trim() === '' ? '' : readChatLine(outcome);
      return said === undefined ? BAD_LINE : hosts.resolve(by, request.params.report, said);
    }),
  );

  app.post('/api/host/announcement', { schema: { body: AnnounceBody } }, (request) =>
    door(request, async (by) => {
      const { text } = request.body;
      const said = text === undefined ? undefined : readChatLine(text);
      if (text !== undefined && said === undefined) return BAD_LINE;
      await hosts.announce(by, said);
      return {};
    }),
  );

  app.get('/api/host/events', { schema: { querystring: EventsQuery } }, (request) => door(request, () => hosts.events(request.query)));
}

const BAD_LINE: No = { kind: 'bad chat line', longest: LONGEST_CHAT_LINE };
