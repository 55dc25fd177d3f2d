import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNDO } from '#engine';
import { recordedGames } from '#tools/recorded';
import { counting } from './count.ts';
import { ugo } from './index.ts';
import { faceValue, NO_CARD, SPACES, type Table, type UgoEvent, type UgoState } from './pieces.ts';

const { names, replay } = recordedGames(ugo);

/** What lies in the kingdoms of a round, as somebody would tap it in. */
class Taps {
  readonly seats: Record<string, number>[] = [];
  round = 0;

  look({ seats, tops, farmers }: Table): void {
    for (let seat = 0; seat < seats; seat++) {
      for (let space = 0; space < SPACES; space++) {
        const top = tops[seat * SPACES + space]!;
        this.#tap(seat, `top-${space}`, top === NO_CARD ? NO_CARD : faceValue(top));
      }
      this.#tap(seat, 'farmers', farmers[seat]!);
    }
  }

  /** The last trick of a round is laid, counted and cleared at once. */
  hear(event: UgoEvent): void {
    if (event.kind === 'laid')
      for (const [i, space] of event.spaces.entries()) this.#tap(event.seat, `top-${space}`, faceValue(event.tops[i]!));
    if (event.kind === 'farmers') this.#tap(event.seat, 'farmers', this.seats[event.seat]![`${this.round}-farmers`]! + event.got);
    if (event.kind === 'scored') this.round++;
  }

  #tap(seat: number, what: string, n: number): void {
    this.seats[seat] = { ...this.seats[seat], [`${this.round}-${what}`]: n };
  }
}

for (const name of names) {
  test(`[U5.1] [U6.2] "${name}", tapped in round by round, is counted as it was`, () => {
    const taps = new Taps();
    const { outcome } = replay(name, ({ told, text }, match) => {
      const { table } = match.state as UgoState;
      if (text !== UNDO) for (const { event } of told) taps.hear(event as UgoEvent);
      if (taps.round < table.rounds) taps.look(table);
    });
    const counted = counting.outcome({}, taps.seats);
    assert.deepEqual(counted?.scores, outcome.scores);
    assert.deepEqual(counted?.ranking, outcome.ranking);
    assert.deepEqual(counted?.breakdown.slice(0, taps.round), outcome.breakdown);
  });
}
