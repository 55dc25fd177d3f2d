/** What people do at a table beside moving, over HTTP; what comes of it is told to all who look. */

import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { botsFor } from '#bots';
import type { Seat } from '#engine';
import { type Bodies, LONGEST_CHAT_LINE, type No, type OwnOrders, type SeatTaken, type TableInfo } from '#protocol';
import { type Edge, isNo } from '../edge.ts';
import { Hash, Hours, Name, readChatLine, TableParams } from '../input.ts';
import type { People } from '../people/people.ts';
import { schemaOf } from '../schema-of.ts';
import type { Tables } from '../tables.ts';
import type { Table } from './table.ts';

const exact = { additionalProperties: false } as const;
const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
const Nothing = Type.Object({}, exact);
const ProposeBody = schemaOf<Bodies['POST /api/tables/{id}/propose']>()(
  Type.Object(
    {
      what: Type.Union([
        Type.Object({ kind: Type.Literal('undo'), from: Type.Integer({ minimum: 1, maximum: 1e9 }) }, exact),
        Type.Object({ kind: Type.Literal('call off') }, exact),
        Type.Object({ kind: Type.Literal('resign') }, exact),
        Type.Object(
          { kind: Type.Literal('time control'), timeControl: Type.Object({ kind: Type.Literal('correspondence'), hours: Hours }, exact) },
          exact,
        ),
      ]),
    },
    exact,
  ),
);
const OrdersBody = schemaOf<Bodies['POST /api/tables/{id}/orders']>()(
  Type.Object(
    { standing: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 16 }), ahead: Type.Optional(Type.String({ maxLength: 128 })) },
    exact,
  ),
);
const AnswerBody = schemaOf<Bodies['POST /api/tables/{id}/answer']>()(
  Type.Object({ made: Type.Integer({ minimum: 0 }), agree: Type.Boolean() }, exact),
);
const SwapBody = schemaOf<Bodies['POST /api/tables/{id}/swap']>()(Type.Object({ seats: Type.Tuple([SeatNumber, SeatNumber]) }, exact));
const OfferBody = schemaOf<Bodies['POST /api/tables/{id}/offer']>()(
  Type.Object({ seat: SeatNumber, person: Type.String({ maxLength: 64 }) }, exact),
);
const RematchBody = schemaOf<Bodies['POST /api/tables/{id}/rematch']>()(Type.Object({ seal: Type.Optional(Hash) }, exact));
const FreeBody = schemaOf<Bodies['POST /api/tables/{id}/free']>()(Type.Object({ seat: SeatNumber }, exact));
const ChatBody = schemaOf<Bodies['POST /api/tables/{id}/chat']>()(
  Type.Object({ text: Type.String({ maxLength: 2 * LONGEST_CHAT_LINE }), name: Type.Optional(Name) }, exact),
);

/** Lines that one person may say, and that may come from one address. */
const CHATTING = { burst: 6, perSecond: 0.5 };
const CROWD = { burst: 60, perSecond: 5 };
/** Whatever else one may do here. */
const DOING = { burst: 20, perSecond: 1 };

/** A rated game is among people who play themselves: a program neither plays nor speaks there. */
const NO_BOTS: No = { kind: 'no bots' };

type Done = OwnOrders | No | undefined;

interface Context {
  readonly tables: Tables;
  readonly people: People;
}

export function openTable({ app, arrive, signedIn, limit }: Edge, { tables, people }: Context): void {
  const [chatsTooFast, crowdTooFast, actsTooFast] = [limit(CHATTING), limit(CROWD), limit(DOING)];

  /** Lets somebody who is known do something with the table, and answers with the table, or with what came of it. */
  function act(request: FastifyRequest, use: (table: Table, person: string) => Done | Promise<Done>) {
    return signedIn(request, async ({ id: person, isProgram }): Promise<TableInfo | OwnOrders | No> => {
      if (actsTooFast(person)) return { kind: 'too fast' };
      const { id } = request.params as { id: string };
      return tables.with<TableInfo | OwnOrders | No>(id, async (table) => {
        if (isProgram && table.info.rated) return NO_BOTS;
        return (await use(table, person)) ?? table.info;
      });
    });
  }

  /** The same for who sits there. */
  function actAs(request: FastifyRequest, use: (table: Table, seat: Seat, person: string) => Promise<Done>) {
    return act(request, (table, person) => {
      const seat = table.seating.seatOf(person);
      return seat === undefined ? { kind: 'no seat' } : use(table, seat, person);
    });
  }

  const bodyOf = <Body>(body: Body) => ({ schema: { params: TableParams, body } });

  /** The strongest bot plays one's seat until one comes back. A rated game, and that of a day, is played by people themselves. */
  app.post('/api/tables/:id/leave', bodyOf(Nothing), (request) =>
    actAs(request, async (table, _, person) => {
      const { over, rated, day, game } = table.info;
      if (over) return { kind: 'over' };
      const bot = botsFor(game).at(-1);
      return rated || day || !bot ? { kind: 'no bots' } : table.seating.leave(person, bot.name);
    }),
  );

  app.post('/api/tables/:id/return', bodyOf(Nothing), (request) =>
    actAs(request, async (table, _, person) => (table.isOver ? { kind: 'over' } : table.seating.comeBack(person))),
  );

  app.post('/api/tables/:id/propose', bodyOf(ProposeBody), (request) =>
    actAs(request, async ({ consent, seating }, seat) =>
      seating.isFull && seating.botAt(seat) !== undefined ? { kind: 'left' } : consent.propose(seat, request.body.what),
    ),
  );

  app.post('/api/tables/:id/answer', bodyOf(AnswerBody), (request) =>
    actAs(request, async ({ consent, seating }, seat) => {
      const { made, agree } = request.body;
      return seating.botAt(seat) === undefined ? consent.answer(seat, made, agree) : { kind: 'left' };
    }),
  );

  app.post('/api/tables/:id/orders', bodyOf(OrdersBody), (request) => actAs(request, (table, seat) => table.order(seat, request.body)));

  app.post('/api/tables/:id/swap', bodyOf(SwapBody), (request) =>
    act(request, ({ seating }, person) => seating.swap(person, ...request.body.seats)),
  );

  app.post('/api/tables/:id/offer', bodyOf(OfferBody), (request) =>
    act(request, async (table, person) => {
      const { seat, person: wished } = request.body;
      const guest = await people.store.person(wished);
      if (!guest || !(await people.store.haveMet(person, wished))) return { kind: 'no companion' };
      return table.offer(person, seat, guest);
    }),
  );

  app.post('/api/tables/:id/free', bodyOf(FreeBody), (request) =>
    act(request, ({ seating }, person) => seating.free(person, request.body.seat)),
  );

  app.post('/api/tables/:id/cancel', bodyOf(Nothing), (request) => act(request, (table, person) => table.steward.cancel(person)));

  app.post('/api/tables/:id/rematch', bodyOf(RematchBody), (request) =>
    signedIn(request, async (person): Promise<SeatTaken | No> => {
      if (actsTooFast(person.id)) return { kind: 'too fast' };
      return tables.making.rematch(request.params.id, person, request.body.seal);
    }),
  );

  /** Whoever sits speaks to those who sit, whoever looks on to those who look on; who is not known yet gives a name. */
  app.post('/api/tables/:id/chat', bodyOf(ChatBody), async (request, reply): Promise<{ readonly n: number } | No> => {
    const { text, name } = request.body;
    const line = readChatLine(text);
    if (line === undefined) return { kind: 'bad chat line', longest: LONGEST_CHAT_LINE };
    if (crowdTooFast(request.ip)) return { kind: 'too fast' };
    return tables.with<{ readonly n: number } | No>(request.params.id, async ({ chat, seating, info }) => {
      const person = await arrive(request, reply, name);
      if (isNo(person)) return person;
      if (person.isProgram && info.rated) return NO_BOTS;
      if (chatsTooFast(person.id)) return { kind: 'too fast' };
      const { n } = await chat.say(person, seating.seatOf(person.id), line);
      return { n };
    });
  });
}
