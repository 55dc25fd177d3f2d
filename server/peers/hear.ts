/** What this server does when another one has told it something. */

import type { Log } from '../log.ts';
import type { Seeking } from '../seeking.ts';
import type { Tables } from '../tables.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Hint, Peers } from './peers.ts';

interface Context {
  readonly tables: Pick<Tables, 'following'>;
  readonly seeking: Seeking;
  readonly elsewhere: Elsewhere;
  readonly sockets: {
    hangUp(person: string): void;
    /** Tells others who is here. */
    tellAll(): void;
  };
  readonly log: Log;
}

/** Resolves once this server hears others. */
export async function hear(peers: Peers, { tables: { following }, seeking, elsewhere, sockets, log }: Context): Promise<void> {
  const failed = (error: unknown) => log.error({ err: error }, 'what another server told could not be looked at');

  async function heed(hint: Hint, from: string): Promise<void> {
    switch (hint.kind) {
      case 'table':
        return following.lookAgain(hint.id, hint.ply);
      case 'chat':
        return following.hear(hint.id, hint.n);
      case 'person':
        sockets.hangUp(hint.id);
        return following.lookAgainAt(hint.id);
      case 'apart':
        return following.lookApart(hint.id, hint.other);
      case 'seeker':
        return seeking.lookAgain(hint.id);
      case 'eyes':
        return following.noteSight(elsewhere.note(from, hint.id, hint.at), hint.shown);
      case 'hello':
        sockets.tellAll();
        return following.noteSight(elsewhere.forget(from));
      case 'here':
        return elsewhere.beat(from);
      default:
        return hint satisfies never;
    }
  }

  /** It hears itself, too: only what it has told of a table comes after all that it knew of it by then. */
  function heedOwn(hint: Hint): Promise<void> | undefined {
    if (hint.kind === 'here') return following.noteSight(elsewhere.forgetSilent());
    return hint.kind === 'table' ? following.lookAgain(hint.id, hint.ply, { isOwn: true }) : undefined;
  }

  const isKnown = (hint: Hint) => hint.kind === 'table' && hint.ply !== undefined && following.knows(hint.id, hint.ply);

  await peers.listen({
    heard: (hint, from) => (isKnown(hint) ? undefined : (from === peers.name ? heedOwn(hint) : heed(hint, from))?.catch(failed)),
    async missed() {
      // Who was there may have gone unheard. Whoever hears the greeting tells it anew.
      await following.noteSight(elsewhere.forgetAll());
      peers.tell({ kind: 'hello', id: '' });
      sockets.tellAll();
      await following.lookAtAll();
    },
  });
}
