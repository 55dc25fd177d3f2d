/** A whole game as one story, for its second telling (`retold.test.ts`). A story waits for the seats it yields; luck is read off the table. */

import assert from 'node:assert/strict';
import type { Move } from '../moves.ts';
import { cellOf, FACES, LARGE, symbols, TILES, WHITES } from './land.ts';
import { Realm, type Road } from './realm.ts';

type Answer = readonly [seat: number, move: Move];
type Story = Generator<readonly number[], void, Answer>;

const MAIN = ['', 'M2', 'F3', 'R2'];
const ALLIED = ['', 'M3', 'F3', 'R2', 'C4'];
const UPKEEP = [0, 0, 1, 2, 3, 5, 7, 9, 12];
const [PREP, WAR, REST] = [4, 5, 6];

export class Telling extends Realm {
  *homes(active: number): Story {
    for (const seat of [active, ...this.order()]) {
      while (this.coming[seat]! > 0) {
        const [, move] = yield [seat];
        assert.ok(move.kind === 'put');
        this.land(seat).put(cellOf(move.at));
        this.coming[seat]! -= 1;
      }
    }
  }

  /** Each of them is told at once; whoever is asked may answer first. */
  *together(stories: readonly (readonly [number, Story])[]): Story {
    const open = new Map<number, Story>();
    for (const [seat, story] of stories) if (!story.next().done) open.set(seat, story);
    while (open.size > 0) {
      const answer = yield [...open.keys()];
      if (open.get(answer[0])?.next(answer).done) open.delete(answer[0]);
    }
  }

  *game(): Story {
    for (;;) {
      this.spent = this.lands.map(() => 0);
      this.bonus = this.lands.map(() => 0);
      this.did = this.lands.map(() => []);
      yield* this.auction();
      yield* this.patching();
      if (this.era === 0 && this.round === 0) yield* this.settling();
      yield* this.diplomacy();
      yield* this.administration();
      yield* this.movement();
      yield* this.negotiations();
      yield* this.wars();
      yield* this.production();
      if (this.round === 4) {
        this.maintenance();
        yield* this.vote();
        this.eraEnd();
        if (this.era === 2) break;
        this.era++;
      }
      this.round = (this.round + 1) % 5;
      this.first = (this.first + 1) % this.seats;
    }
    this.isOver = true;
  }

  *auction(): Story {
    const { seats } = this;
    const opening = seats > 2 && this.era === 0 && this.round === 0;
    const offer = this.now.offer.tiles.map((tile) => WHITES[tile]!);
    const sides: string[] = [];
    const show = () => sides.push(this.shown++ % 2 === 0 ? 'W' : 'B');
    while (sides.length < offer.length) show();
    assert.equal(offer.length, opening ? 1 : seats);
    const staked = this.lands.map(() => 0);
    let waiting = this.order();
    this.won = [];
    const vasco = this.vasco >= 0 && this.has(this.vasco, 'VASCODAGAMA') ? this.vasco : -1;
    this.vasco = -1;
    const win = (seat: number, place: number) => {
      this.won[seat] = { id: offer[place]!.slice(1), side: sides[place]! };
    };
    if (vasco >= 0) {
      const [, move] = yield [vasco];
      assert.ok(move.kind === 'take');
      win(vasco, move.tile);
      waiting = waiting.filter((seat) => seat !== vasco);
      offer.splice(move.tile, 1);
      sides.splice(move.tile, 1);
      if (seats === 2) {
        win(1 - vasco, 0);
        return;
      }
    }
    if (seats === 2) {
      const bids: { tile: number; stake: number }[] = [];
      while (waiting.length > 0) {
        const [seat, move] = yield waiting;
        assert.ok(move.kind === 'bid');
        bids[seat] = move;
        waiting = waiting.filter((other) => other !== seat);
      }
      const [one, other] = this.order() as [number, number];
      const [mine, theirs] = [bids[one], bids[other]] as [{ tile: number; stake: number }, { tile: number; stake: number }];
      this.gain(one, 'M', -mine.stake);
      this.gain(other, 'M', -theirs.stake);
      const lost = mine.tile === theirs.tile && theirs.stake > mine.stake;
      win(one, lost ? 1 - mine.tile : mine.tile);
      win(other, lost ? theirs.tile : 1 - mine.tile);
      return;
    }
    const leaders: { seat: number; stake: number }[] = [];
    const leads = (seat: number) => leaders.some((leader) => leader?.seat === seat);
    const bid = (seat: number, move: Move) => {
      assert.ok(move.kind === 'bid' && move.stake > (leaders[move.tile]?.stake ?? 0) && move.stake >= staked[seat]!);
      this.gain(seat, 'M', staked[seat]! - move.stake);
      staked[seat] = move.stake;
      leaders[move.tile] = { seat, stake: move.stake };
    };
    for (const seat of opening ? waiting : []) {
      const [, move] = yield [seat];
      if (move.kind !== 'wait') bid(seat, move);
      if (offer.length === seats) continue;
      offer.push(WHITES[this.now.offer.tiles[offer.length]!]!);
      show();
    }
    for (let at = 0; !waiting.every(leads); at++) {
      const seat = waiting[at % waiting.length]!;
      if (leads(seat)) continue;
      if (staked[seat] === 0 && this.stock[seat]?.M === 0) {
        this.gain(seat, 'C', -3);
        this.gain(seat, 'M', 1);
      }
      const [, move] = yield [seat];
      bid(seat, move);
    }
    for (const [place, { seat }] of leaders.entries()) win(seat, place);
  }

  *patch(seat: number, id: string, side: string): Story {
    const land = this.land(seat);
    const [, move] = yield [seat];
    if (move.kind === 'discard') return;
    assert.ok(move.kind === 'patch');
    const face = `${'WB'[move.side]}${id}`;
    if (side !== '') assert.equal(face[0], side);
    const gwanggaeto = this.has(seat, 'GWANGGAETO');
    land.lay(face, cellOf(move.at), move.how);
    if (gwanggaeto && this.has(seat, 'GWANGGAETO') && move.how.filter((way) => way > 0).length === 1) this.gain(seat, 'C', 2);
    const [, name = ''] = LARGE.get(face)?.large.split(' ') ?? [];
    if (this.has(seat, name)) this.arrived[seat] = name;
  }

  *patching(): Story {
    this.arrived = [];
    const stories = this.order().map((seat) => {
      const { id, side } = this.won[seat]!;
      return [seat, this.patch(seat, id, this.seats === 2 ? '' : side)] as const;
    });
    if (this.seats > 2) yield* this.together(stories);
    else for (const [, story] of stories) yield* story;
    for (const seat of this.order()) yield* this.arrival(seat);
  }

  *arrival(seat: number): Story {
    const name = this.arrived[seat];
    this.arrived[seat] = '';
    if (name === 'VASCODAGAMA') this.vasco = seat;
    if (name === 'MOSES' && this.track[seat]! > 0 && this.land(seat).free().length > 0) {
      const [, move] = yield [seat];
      assert.ok(move.kind === 'put');
      this.fromTrack(seat, move.at);
    }
    if (name === 'CONSTANTINE' && this.hasAlliedLeft() && this.order().some((other) => other !== seat && !this.isAllied(seat, other))) {
      const [, move] = yield [seat];
      if (move.kind === 'no') return;
      assert.ok(move.kind === 'ally');
      if (move.end === 0) this.ally(seat, move.to);
      else this.ally(move.to, seat);
      yield* this.homes(seat);
    }
    if (name === 'COLUMBUS' && this.out(seat) > 0) {
      const [, first] = yield [seat];
      if (first.kind === 'no') return;
      assert.ok(first.kind === 'return' && this.now.turn.kind === 'keep');
      this.returned(seat, first.worker);
      const { tiles } = this.now.turn;
      const [, second] = yield [seat];
      assert.ok(second.kind === 'keep');
      yield* this.patch(seat, WHITES[tiles[second.tile]!]!.slice(1), '');
      yield* this.arrival(seat);
    }
  }

  *settling(): Story {
    const settle = function* (this: Telling, seat: number): Story {
      for (let n = this.liberty ? 2 : 1; n > 0; n--) {
        const [, move] = yield [seat];
        assert.ok(move.kind === 'put');
        this.fromTrack(seat, move.at);
      }
    };
    yield* this.together(this.order().map((seat) => [seat, settle.call(this, seat)]));
  }

  canAid(seat: number): boolean {
    if (this.did[seat]?.includes('aided') || this.points(seat) < this.price(seat, 'aid').points) return false;
    return this.order().some((other) => other !== seat && (this.isJoined(seat, other) || this.isAllied(seat, other)));
  }

  /** How far the menace succeeds; 0 when it fails. */
  margin(seat: number, to: number): number {
    const military = this.level(seat, 'A');
    if (this.has(seat, 'GANDHI')) return Math.max(military, 1);
    return Math.max(0, military - this.level(to, 'A') - this.level(to, 'D'));
  }

  canMenace(seat: number): boolean {
    if (this.points(seat) < this.price(seat, 'menace').points) return false;
    return this.order().some((to) => to !== seat && this.isJoined(seat, to) && !this.isAllied(seat, to) && this.margin(seat, to) > 0);
  }

  canBreak(seat: number): boolean {
    return this.points(seat) > 0 && !this.did[seat]?.includes('spoke') && this.allied.some(({ ends }) => ends.includes(seat));
  }

  *diplomacy(): Story {
    for (const seat of this.order()) {
      while (this.canAid(seat) || this.canMenace(seat) || this.canBreak(seat)) {
        const [, move] = yield [seat];
        if (move.kind === 'done') break;
        if (move.kind === 'aid') {
          this.pay(seat, 'aid');
          const [, answer] = yield [move.to];
          const goods = ['F', 'R', 'M'].map((good, n) => [good, move.goods[n]!] as const);
          if (answer.kind === 'yes') {
            for (const [good, n] of goods) this.gain(seat, good, -n);
            for (const [good, n] of goods) this.gain(move.to, good, n);
            this.did[move.to]?.push('aided');
            this.gain(seat, 'C', 5 + 2 * this.sum(seat, 'LINCOLN'));
          } else this.gain(seat, 'C', 2);
        } else if (move.kind === 'menace') {
          const wide = this.margin(seat, move.to) >= 5 && !this.has(move.to, 'FORBIDDENCITY');
          const good = move.want === 2 ? 'M' : 'C';
          const owed = good === 'M' ? (wide ? 5 : 3) : wide ? 4 : 2;
          this.pay(seat, 'menace');
          this.gain(seat, good, owed - this.give(move.to, good, owed));
          this.gain(seat, 'C', 5 * this.sum(seat, 'BISMARCK'));
        } else {
          assert.ok(move.kind === 'break');
          const points = this.points(seat);
          this.gain(seat, 'V', points);
          this.spent[seat]! += points;
          this.did[seat]?.push('broke');
          this.discard(move.route);
          yield* this.homes(seat);
        }
        this.did[seat]?.push('spoke');
      }
    }
  }

  hasWork(seat: number): boolean {
    const unused = (name: string) => this.has(seat, name) && !this.did[seat]?.includes(name);
    if (this.points(seat) > 0) return true;
    if (unused('STEALTHBOMBER') && this.hands[seat]! > 0) {
      if (this.order().some((other) => other !== seat && !this.isAllied(seat, other))) return true;
    }
    if (this.out(seat) === 0) return false;
    return unused('HANGINGGARDENS') || (unused('KREMLIN') && !this.has(seat, 'CHEGUEVARA') && !this.did[seat]?.includes('broke'));
  }

  *administration(): Story {
    let left = this.order();
    for (;;) {
      left = left.filter((seat) => this.hasWork(seat));
      if (left.length === 0) return;
      const [seat, move] = yield this.inTurn ? left.slice(0, 1) : left;
      if (move.kind === 'done') left = left.filter((other) => other !== seat);
      else this.act(seat, move);
    }
  }

  act(seat: number, move: Move): void {
    const land = this.land(seat);
    const draw = () => {
      if (this.reserve === 0) this.hands[seat]! -= 1;
      else this.reserve--;
    };
    const cover = (to: number, at: number, tile: string) => {
      this.land(to).cells.get(cellOf(at))!.tile = tile;
      draw();
    };
    switch (move.kind) {
      case 'commerce':
        this.pay(seat, 'commerce');
        land.take(cellOf(move.from));
        if (move.route < 100) this.main[move.route]!.at = 0;
        else {
          const { ends, at } = this.allied[move.route - 100]!;
          at[ends.indexOf(seat)] = ends[0] === seat ? 0 : 5;
        }
        return;
      case 'exchange':
        this.pay(seat, 'exchange');
        this.gain(seat, 'FRM'[move.good]!, -move.n);
        for (const [n, good] of [...'FRM'].entries()) this.gain(seat, good, move.into[n]!);
        this.gain(seat, 'M', this.sum(seat, 'ELIZABETHI'));
        return;
      case 'train':
        this.pay(seat, 'train');
        this.fromTrack(seat, move.at);
        return;
      case 'heroes':
      case 'wonders':
        this.pay(seat, move.kind);
        this.gain(seat, 'C', this.kinds(seat, move.kind === 'heroes' ? 'H' : 'W'));
        return;
      case 'route':
        this.pay(seat, 'route');
        Object.assign(this.main.find(({ from }) => from === -1) as object, { from: seat, to: move.to });
        return;
      case 'reclaim':
        this.pay(seat, 'reclaim');
        cover(seat, move.at, `fallow ${seat}`);
        return;
      case 'build': {
        const [id, cost] = TILES[move.tile] as [string, string];
        this.pay(seat, 'build', Number(cost.slice(4)));
        cover(seat, move.at, id);
        return;
      }
      case 'bomb':
        this.did[seat]?.push('STEALTHBOMBER');
        cover(move.seat, move.at, `fallow ${seat}`);
        return;
      case 'campaign':
        this.spent[seat]! += move.n;
        this.gain(seat, 'V', move.n + this.sum(seat, 'SOCRATES') + 2 * this.sum(seat, 'ROUSSEAU'));
        return;
      default:
        assert.ok(move.kind === 'return');
        this.did[seat]?.push(move.effect);
        this.returned(seat, move.worker);
        if (move.effect === 'KREMLIN') this.bonus[seat]! += 4;
        else for (const good of 'FC') this.gain(seat, good, 3);
    }
  }

  *movement(): Story {
    if (this.inTurn || this.main.some(({ at, war }) => at === PREP && war.size > 0)) {
      for (const seat of this.order()) yield* this.march(seat);
    } else yield* this.together(this.order().map((seat) => [seat, this.march(seat)]));
  }

  *march(seat: number): Story {
    const land = this.land(seat);
    const t = this.level(seat, 'T');
    const mine = [...this.main.keys()].filter((route) => this.main[route]?.from === seat && this.main[route]?.at !== -1);
    for (const [n, { ends, at }] of this.allied.entries()) if (ends.includes(seat) && at[ends.indexOf(seat)] !== -1) mine.push(100 + n);
    const resting = mine.filter((route) => this.space(seat, route) === REST);
    let left = mine.filter((route) => !resting.includes(route));
    for (let fresh = t === 0 ? 0 : land.workers.length; fresh > 0; fresh--) {
      const [, move] = yield [seat];
      if (move.kind === 'done') break;
      assert.ok(move.kind === 'walk');
      land.take(cellOf(move.from));
      land.put(cellOf(move.to));
    }
    this.clearCrowds(seat);
    const steps = t + this.sum(seat, 'PANAMACANAL');
    const go = (route: number, n: number) => {
      left = left.filter((other) => other !== route);
      if (this.advance(seat, route, n)) this.sendHome(seat);
    };
    for (const route of [...left]) {
      const space = this.space(seat, route);
      if (route < 100 && space === PREP) go(route, WAR - PREP);
      else if (t === 0) {
        this.setSpace(seat, route, REST);
        left = left.filter((other) => other !== route);
      } else if (route >= 100 && (steps === 1 || this.ahead(seat, route) === 1)) go(route, 1);
    }
    yield* this.ownHomes(seat);
    while (left.length > 0) {
      const [, move] = yield [seat];
      if (move.kind === 'advance') go(move.route, move.n);
      else {
        assert.ok(move.kind === 'rest');
        this.setSpace(seat, move.route, REST);
        left = left.filter((route) => route !== move.route);
      }
      yield* this.ownHomes(seat);
    }
    for (const route of resting) {
      this.setSpace(seat, route, -1);
      this.sendHome(seat);
    }
    yield* this.ownHomes(seat);
  }

  /** In movement each sees to its own. */
  *ownHomes(seat: number): Story {
    while (this.coming[seat]! > 0) {
      const [, move] = yield [seat];
      assert.ok(move.kind === 'put');
      this.land(seat).put(cellOf(move.at));
      this.coming[seat]! -= 1;
    }
  }

  /** Both choose in secret. */
  *both(one: number, other: number, chosen: Map<number, Move>): Story {
    for (let left = [one, other]; left.length > 0; ) {
      const [seat, move] = yield left;
      chosen.set(seat, move);
      left = left.filter((still) => still !== seat);
    }
  }

  *negotiations(): Story {
    for (;;) {
      const due = (seat: number) => this.main.filter(({ from, at, war }) => from === seat && at === PREP && war.size === 0);
      const seat = this.order().find((owner) => due(owner).length > 0);
      if (seat === undefined) return;
      let [route] = due(seat) as [Road];
      if (due(seat).length > 1) {
        const [, move] = yield [seat];
        assert.ok(move.kind === 'next');
        route = this.main[move.route]!;
      }
      yield* this.negotiate(route);
    }
  }

  *negotiate(route: Road): Story {
    const { from, to } = route;
    if (!this.isAllied(from, to)) {
      const colours = new Map<number, Move>();
      yield* this.both(from, to, colours);
      for (const [side, seat] of [from, to].entries()) {
        if (colours.get(seat)?.kind !== 'red') continue;
        this.gain(seat, 'R', -this.era);
        route.war.add(side);
      }
      if (route.war.size > 0) return;
      if (this.hasAlliedLeft()) {
        const answers = new Map<number, Move>();
        yield* this.both(from, to, answers);
        if ([...answers.values()].every(({ kind }) => kind === 'yes')) {
          const [, move] = yield [from];
          assert.ok(move.kind === 'end');
          if (move.end === 0) this.ally(from, to);
          else this.ally(to, from);
        }
      }
    }
    route.at = -1;
    this.sendHome(from);
    yield* this.homes(from);
  }

  *wars(): Story {
    for (;;) {
      const due = (seat: number) => this.main.filter(({ from, to, at }) => at === WAR && (from === seat || to === seat));
      const seat = this.order().find((side) => due(side).length > 0);
      if (seat === undefined) return;
      let [route] = due(seat) as [Road];
      if (due(seat).length > 1) {
        const [, move] = yield [seat];
        assert.ok(move.kind === 'next');
        route = this.main[move.route]!;
      }
      yield* this.fight(route);
    }
  }

  *fight(route: Road): Story {
    const number = this.main.indexOf(route);
    const sides = [route.from, route.to] as const;
    const power = [0, 0];
    for (const side of route.war.has(0) ? [0, 1] : [1, 0]) {
      const seat = sides[side]!;
      if (this.has(seat, 'YISUNSIN') && !route.war.has(side) && this.out(seat) > 0) {
        const [, move] = yield [seat];
        if (move.kind === 'return') {
          this.returned(seat, move.worker, number);
          power[side]! += 5;
        }
      }
      const spare =
        this.main.some((other) => other.from === seat && other !== route) || this.allied.some(({ ends }) => ends.includes(seat));
      if (this.has(seat, 'SCHWERERGUSTAV') && spare) {
        const [, move] = yield [seat];
        if (move.kind === 'scrap') {
          power[side]! += 6;
          this.discard(move.route);
          yield* this.homes(seat);
        }
      }
    }
    const thrown = new Map<number, Move>();
    yield* this.both(sides[0], sides[1], thrown);
    for (const [side, seat] of sides.entries()) {
      const move = thrown.get(seat);
      assert.ok(move?.kind === 'commit');
      this.gain(seat, 'R', -move.resources);
      this.gain(seat, 'V', -move.votes);
      const defence = route.war.has(side) ? 0 : this.level(seat, 'D');
      power[side] = power[side]! + this.level(seat, 'A') + defence + move.resources + move.votes;
    }
    const [mine, theirs] = power as [number, number];
    const defender = [0, 1].find((side) => !route.war.has(side));
    const winner = mine > theirs ? 0 : theirs > mine ? 1 : defender;
    if (winner !== undefined) {
      const seat = sides[winner]!;
      const aggressed = route.war.has(winner);
      this.gain(seat, 'C', (aggressed ? 5 : 3) * (1 + this.era));
      if (Math.abs(mine - theirs) >= 5) this.gain(seat, 'C', 7 - this.give(sides[1 - winner]!, 'C', 7));
      this.gain(seat, 'C', 3 * this.sum(seat, 'COLOSSEUM') + (aggressed ? 5 * this.sum(seat, 'NAPOLEON') : 0));
    }
    for (const seat of this.order()) this.gain(seat, 'C', 4 * this.sum(seat, 'REDCROSS'));
    route.war.clear();
    if (route.at === WAR) {
      route.at = -1;
      this.sendHome(route.from);
      yield* this.homes(route.from);
    }
  }

  *production(): Story {
    for (const seat of this.order()) {
      const levels = this.levels(seat);
      for (const good of 'FRMC') this.gain(seat, good, levels[good]!);
      const spaces = [
        ...this.main.filter(({ from }) => from === seat).map(({ at }) => MAIN[at] ?? ''),
        ...this.allied.filter(({ ends }) => ends.includes(seat)).map(({ ends, at }) => ALLIED[at[ends.indexOf(seat)]!] ?? ''),
      ];
      for (const [good, n] of spaces.flatMap(symbols)) this.gain(seat, good, n);
      this.gain(seat, 'C', this.sum(seat, 'CYRUS') * spaces.filter((space) => space !== '').length);
      this.gain(seat, 'V', this.sum(seat, 'GUTENBERG', 'NOTREDAME') + this.land(seat).texts('VOTE'));
    }
    const curie = this.order().find((seat) => this.has(seat, 'CURIE'));
    if (curie !== undefined) {
      const [, move] = yield [curie];
      if (move.kind === 'yes') {
        this.gain(curie, 'R', -1);
        this.gain(curie, 'C', 3);
      }
    }
    for (const seat of this.order()) {
      const food = this.has(seat, 'KARLMARX') ? 5 : UPKEEP[this.out(seat)]!;
      this.gain(seat, 'C', -3 * this.give(seat, 'F', food));
    }
  }

  maintenance(): void {
    for (const seat of this.order()) {
      const hungry = this.give(seat, 'F', 2 * this.kinds(seat, 'H'));
      const decayed = this.give(seat, 'R', this.kinds(seat, 'W'));
      this.gain(seat, 'C', -3 * hungry - 6 * decayed);
    }
  }

  *vote(): Story {
    const { seats } = this;
    const chichen = this.order().find((seat) => this.has(seat, 'CHICHENITZA'));
    while (chichen !== undefined && this.out(chichen) > 0) {
      const [, move] = yield [chichen];
      if (move.kind === 'done') break;
      assert.ok(move.kind === 'return');
      this.returned(chichen, move.worker);
      this.gain(chichen, 'C', 5);
    }
    if (this.cards > 1) {
      for (let left = this.order(); left.length > 0; ) {
        const [seat] = yield left;
        left = left.filter((other) => other !== seat);
      }
    }
    this.cards--;
    const cards = [...this.now.ballot.cards];
    assert.equal(cards.length, seats);
    const votes: number[] = [];
    for (const n of cards.keys()) {
      const put: number[] = [];
      for (let left = this.order(); left.length > 0; ) {
        const [seat, move] = yield left;
        assert.ok(move.kind === 'vote');
        put[seat] = move.n;
        left = left.filter((other) => other !== seat);
      }
      for (const [seat, n] of put.entries()) this.gain(seat, 'V', -n);
      votes[n] = put.reduce((sum, n) => sum + n, 0);
    }
    const fewest = Math.min(...votes);
    const tied = votes.filter((n) => n === fewest).length > 1;
    for (const [n, card] of cards.entries()) {
      const on = votes[n]!;
      if (seats > 2 && (tied || on === fewest)) continue;
      const values = this.lands.map((_, seat) => this.value(seat, card));
      for (const [seat, value] of values.entries()) {
        const rank = values.filter((other) => other >= value).length;
        if (seats === 2) this.gain(seat, 'C', rank > 1 ? 0 : on === fewest && !tied ? Math.floor(on / 2) : on);
        else this.gain(seat, 'C', [on, Math.floor(on / 2), 0, -Math.floor(on / 2)][rank - 1]!);
      }
    }
    for (const stock of this.stock) stock.V = 0;
  }

  eraEnd(): void {
    for (const seat of this.order()) {
      const land = this.land(seat);
      // Only a loss can be cut short: it comes when its card came.
      const came = this.now.civs[seat]?.cards.map((face) => LARGE.get(FACES[face]!)?.large.slice(2)) ?? [];
      for (const name of came) {
        if (name === undefined || !this.has(seat, name)) continue;
        if (name === 'HOMER') this.gain(seat, 'C', (this.now.rules === 1 ? 2 : 1) * this.kinds(seat, 'H'));
        if (name === 'PYRAMIDSOFGIZA') this.gain(seat, 'C', 6);
        if (name === 'ZIGGURATOFUR') this.gain(seat, 'C', -4);
        if (name === 'MOAI') this.gain(seat, 'C', 2 * land.count('~'));
      }
    }
    if (this.era < 2) return;
    for (const seat of this.order()) {
      const land = this.land(seat);
      if (this.has(seat, 'WALLSTREET')) this.gain(seat, 'C', Math.floor(this.stock[seat]!.M / 2));
      if (this.has(seat, 'STATUEOFLIBERTY')) {
        this.gain(seat, 'C', 3 * [...land.cells.values()].filter(({ tile }) => tile === `fallow ${seat}`).length);
      }
      if (this.has(seat, 'GANDHI')) this.gain(seat, 'C', this.farms(seat));
    }
  }
}
