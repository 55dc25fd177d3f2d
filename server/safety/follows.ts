/** Whom somebody follows, over HTTP, and whether they are there. Of whom one is apart, one learns nothing: they are never there. */

import { Type } from 'typebox';
import type { Bodies, Followed, No } from '#protocol';
import type { Edge } from '../edge.ts';
import type { Person } from '../people/store.ts';
import { schemaOf } from '../schema-of.ts';
import type { Presence } from '../socket.ts';
import type { Store } from '../store.ts';

const WhomBody = schemaOf<Bodies['POST /api/me/follows']>()(
  Type.Object({ person: Type.String({ maxLength: 64 }) }, { additionalProperties: false }),
);

const MOST_FOLLOWED = 200;
/** How often one person begins or ends to follow somebody. */
const FOLLOWING = { burst: 20, perSecond: 0.2 };

interface Context {
  readonly store: Store;
  readonly present: () => readonly Presence[];
}

type Follows = { readonly people: readonly Followed[] };

export function openFollows({ app, owner, limit }: Edge, { store: { safety, people }, present }: Context): void {
  const followsTooFast = limit(FOLLOWING);

  async function followsOf({ id }: Person): Promise<Follows> {
    const [connections, apart] = [present(), await safety.apartFrom(id)];
    const presenceOf = (person: string): Followed['presence'] => {
      const theirs = connections.filter((connection) => connection.person === person && !apart.has(person));
      return theirs.length === 0 ? 'offline' : theirs.some(({ plays }) => plays) ? 'playing' : 'online';
    };
    return { people: (await safety.follows(id)).map(({ id: other, name }) => ({ id: other, name, presence: presenceOf(other) })) };
  }

  app.get('/api/me/follows', (request) => owner(request, followsOf));

  app.post('/api/me/follows', { schema: { body: WhomBody } }, (request) =>
    owner(request, async (person): Promise<Follows | No> => {
      const other = await people.person(request.body.person);
      if (!other || other.id === person.id) return { kind: 'unknown person' };
      if (followsTooFast(person.id)) return { kind: 'too fast' };
      if (!(await safety.follow(person.id, other.id, Date.now(), MOST_FOLLOWED))) return { kind: 'too many', most: MOST_FOLLOWED };
      return followsOf(person);
    }),
  );

  app.delete('/api/me/follows/:person', { schema: { params: WhomBody } }, (request) =>
    owner(request, async (person): Promise<Follows | No> => {
      if (followsTooFast(person.id)) return { kind: 'too fast' };
      await safety.unfollow(person.id, request.params.person);
      return followsOf(person);
    }),
  );
}
