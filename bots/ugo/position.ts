/** A view, colour by colour and as bit masks: what the net is asked about. Filled again and again, so that nothing is made anew. */

import type { Seat } from '#engine';
import { COLOURS, colourOf, faceValue, NO_CARD, NOBODY, SPACES, TRICKS, type UgoView, winningPlace } from '#games/ugo';

const N = COLOURS.length;

export class Position {
  readonly seats: number;
  /** Whose choice it is. */
  own: Seat = 0;
  /** A bit for each value: by colour what the own hand holds, and by seat × 5 + colour what lies in the kingdoms, buried or not. */
  readonly held = new Int32Array(N);
  readonly lying: Int32Array;
  /** By seat × 5 + colour: the space where the colour lies, the value on top of it, 1 where a seat has shown not to hold it. */
  readonly space: Int8Array;
  readonly top: Int8Array;
  readonly voids: Int8Array;
  /** By seat: spaces with a pile, farmers, points of the rounds before. */
  readonly used: Int8Array;
  readonly farmers: Int8Array;
  readonly before: Int16Array;
  /** The cards of the trick as they were played, its leader, and the place of the one that wins. */
  readonly trick: Int8Array;
  played = 0;
  leader: Seat = 0;
  winning: number = NOBODY;
  tricksLeft = 0;
  roundsLeft = 0;
  /** [U4.7] What the pool lacks of twelve, where it can run out. */
  spent = 0;
  /** A bit for each new colour of a won trick that is yet to be laid. */
  fresh = 0;

  constructor(seats: number) {
    this.seats = seats;
    this.lying = new Int32Array(seats * N);
    this.space = new Int8Array(seats * N);
    this.top = new Int8Array(seats * N);
    this.voids = new Int8Array(seats * N);
    this.used = new Int8Array(seats);
    this.farmers = new Int8Array(seats);
    this.before = new Int16Array(seats);
    this.trick = new Int8Array(seats);
  }

  /** Looks at the view of a seat that is to act. A won trick lies already, the highest of each colour on top, but for new colours. */
  look({ table, hand, seat }: UgoView): void {
    const { seats } = this;
    this.own = seat;
    this.leader = table.leader;
    this.roundsLeft = table.rounds - 1 - table.round;
    this.fresh = 0;
    this.held.fill(0);
    for (const card of hand) this.held[colourOf(card)]! |= 1 << faceValue(card);
    this.#lookAtKingdoms(table);
    this.before.fill(0);
    for (let i = 0; i < table.points.length; i++) this.before[i % seats]! += table.points[i]!;
    let given = 0;
    for (let other = 0; other < seats; other++) {
      this.farmers[other] = table.farmers[other]!;
      given += table.farmers[other]!;
    }
    this.spent = given + table.pool === 12 ? given : 0;
    if (table.turn.kind === 'lay') {
      this.played = 0;
      this.winning = NOBODY;
      this.tricksLeft = TRICKS - 1 - table.tricks;
      this.#take(table);
    } else {
      this.played = table.trick.length;
      for (let place = 0; place < this.played; place++) this.trick[place] = table.trick[place]!;
      this.winning = this.played > 0 ? winningPlace(table.trick) : NOBODY;
      this.tricksLeft = TRICKS - table.tricks;
    }
  }

  /** [U3.4] Lays a new colour on the next free space. */
  lay(colour: number): void {
    this.space[this.own * N + colour] = this.used[this.own]!++;
    this.fresh &= ~(1 << colour);
  }

  /** Takes the colour that was laid last up again. */
  takeUp(colour: number): void {
    this.space[this.own * N + colour] = NOBODY;
    this.used[this.own]!--;
    this.fresh |= 1 << colour;
  }

  #lookAtKingdoms({ tops, lies, voids }: UgoView['table']): void {
    this.space.fill(NOBODY);
    this.top.fill(NOBODY);
    this.used.fill(0);
    this.lying.fill(0);
    for (let i = 0; i < tops.length; i++) {
      const card = tops[i]!;
      if (card === NO_CARD) continue;
      const seat = Math.trunc(i / SPACES);
      const at = seat * N + colourOf(card);
      this.space[at] = i - seat * SPACES;
      this.top[at] = faceValue(card);
      this.used[seat]!++;
    }
    for (let card = 0; card < lies.length; card++) {
      const place = lies[card]!;
      if (place === NOBODY) continue;
      const colour = Math.trunc(card / 9);
      this.lying[Math.trunc(place / SPACES) * N + colour]! |= 1 << (card - colour * 9);
    }
    for (let i = 0; i < voids.length; i++) this.voids[i] = voids[i]!;
  }

  #take({ trick }: UgoView['table']): void {
    let won = 0;
    for (const card of trick) {
      const colour = colourOf(card);
      const at = this.own * N + colour;
      this.lying[at]! |= 1 << faceValue(card);
      if ((won >> colour) & 1) this.top[at] = Math.max(this.top[at]!, faceValue(card));
      else this.top[at] = faceValue(card);
      won |= 1 << colour;
      if (this.space[at] === NOBODY) this.fresh |= 1 << colour;
    }
  }
}
