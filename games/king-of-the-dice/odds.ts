/**
 * [K9.2] The exact chance to reach a citizen, by a dynamic programme over the dice. Each die shows every number, and every
 * colour, as likely as any other, whatever its pattern; so for one wish it matters only how many dice show what.
 */

import { type Card, COLOURS, citizenOf, colourOfDie, DICE, ELF_ROLLS, FACES } from './pieces.ts';
import { isAboutColours, isFulfilled } from './wishes.ts';

/** Every heap of up to six dice that show one of some symbols (numbers or colours), small heaps first. */
interface Heaps {
  readonly symbols: number;
  readonly counts: readonly (readonly number[])[];
  /** The heap with one die more of a symbol, heap × symbols + symbol; only where a seventh die is not needed. */
  readonly more: Int16Array;
  /** The heap with one die less of a symbol, or itself where there is none. */
  readonly less: Int16Array;
  /** The first heap of all six dice. */
  readonly whole: number;
}

function heapsOf(symbols: number): Heaps {
  const counts: number[][] = [new Array(symbols).fill(0)];
  const at = new Map<string, number>([[String(counts[0]), 0]]);
  let whole = 0;
  for (let size = 1, from = 0; size <= DICE.length; size++) {
    const to = counts.length;
    for (; from < to; from++) {
      for (let symbol = 0; symbol < symbols; symbol++) {
        const heap = counts[from]!.map((n, other) => (other === symbol ? n + 1 : n));
        if (at.has(String(heap))) continue;
        at.set(String(heap), counts.length);
        counts.push(heap);
      }
    }
    whole = to;
  }
  const more = new Int16Array(counts.length * symbols);
  const less = new Int16Array(counts.length * symbols).map((_, n) => Math.trunc(n / symbols));
  for (let heap = 0; heap < whole; heap++) {
    for (let symbol = 0; symbol < symbols; symbol++) {
      const larger = at.get(String(counts[heap]!.map((n, other) => (other === symbol ? n + 1 : n))))!;
      more[heap * symbols + symbol] = larger;
      less[larger * symbols + symbol] = heap;
    }
  }
  return { symbols, counts, more, less, whole };
}

/** For one wish: by rolls left and heap, the chance when exactly this heap is kept, and when the best part of it is. */
interface Chances {
  readonly heaps: Heaps;
  readonly keeping: readonly Float64Array[];
  readonly best: readonly Float64Array[];
}

function chancesOf(citizen: Card): Chances {
  const { wish } = citizenOf(citizen);
  const heaps = heapsFor(isAboutColours(wish) ? COLOURS.length : FACES);
  const { symbols, counts, more, less, whole } = heaps;
  const now = new Float64Array(counts.length);
  for (let heap = whole; heap < now.length; heap++) now[heap] = isFulfilled(wish, counts[heap]!) ? 1 : 0;
  const keeping = [now];
  const best = [now];
  for (let rolls = 1; rolls <= ELF_ROLLS; rolls++) {
    // With all six dice kept nothing is rolled: what one has is what the rolls after this one make of it.
    const keep = best[rolls - 1]!.slice();
    for (let heap = whole - 1; heap >= 0; heap--) {
      let sum = 0;
      for (let n = heap * symbols; n < (heap + 1) * symbols; n++) sum += keep[more[n]!]!;
      keep[heap] = sum / symbols;
    }
    const reach = keep.slice();
    for (let heap = 1; heap < reach.length; heap++) {
      for (let n = heap * symbols; n < (heap + 1) * symbols; n++) {
        const part = reach[less[n]!]!;
        if (part > reach[heap]!) reach[heap] = part;
      }
    }
    keeping.push(keep);
    best.push(reach);
  }
  return { heaps, keeping, best };
}

/** Heaps and chances are worked out when first asked for, and remembered. */
const built: (Heaps | undefined)[] = [];
const known: (Chances | undefined)[] = [];

function heapsFor(symbols: number): Heaps {
  built[symbols] ??= heapsOf(symbols);
  return built[symbols];
}

function chances(citizen: Card): Chances {
  known[citizen] ??= chancesOf(citizen);
  return known[citizen];
}

/** What each die shows that matters to the citizen, as symbols. */
function symbolsOf(dice: readonly number[], citizen: Card): number[] {
  const colours = isAboutColours(citizenOf(citizen).wish);
  return dice.map((face, die) => (colours ? colourOfDie(die, face) : face - 1));
}

function heapOf({ symbols, more }: Heaps, shown: readonly number[]): number {
  return shown.reduce((heap, symbol) => more[heap * symbols + symbol]!, 0);
}

/**
 * The chance to fulfil the citizen's wish when dice are kept as well as can be: with the dice as they lie and so many
 * rolls left; with no dice (`[]`), when the first of so many rolls is still to come. 1 when the wish is fulfilled.
 */
export function oddsOf(dice: readonly number[], rolls: number, citizen: Card): number {
  const { heaps, best } = chances(citizen);
  return best[rolls]![heapOf(heaps, symbolsOf(dice, citizen))]!;
}

/**
 * The chance when just these dice are kept now (bit n for die n), the others rolled, and dice kept as well as can be after
 * that. With all six kept nothing is rolled any more.
 */
export function oddsKeeping(dice: readonly number[], keep: number, rolls: number, citizen: Card): number {
  const { heaps, keeping } = chances(citizen);
  const kept = symbolsOf(dice, citizen).filter((_, die) => keep & (1 << die));
  return keeping[kept.length === dice.length ? 0 : rolls]![heapOf(heaps, kept)]!;
}

/** The dice to keep for that chance: bit n for die n. All of them when the wish is fulfilled. */
export function bestKeep(dice: readonly number[], rolls: number, citizen: Card): number {
  const { heaps, keeping, best } = chances(citizen);
  const { symbols, less } = heaps;
  const shown = symbolsOf(dice, citizen);
  let heap = heapOf(heaps, shown);
  let keep = (1 << dice.length) - 1;
  const reach = best[rolls]!;
  const aim = reach[heap]!;
  // One die after the other goes until just this heap has the chance that the best part of all dice has.
  while (keeping[rolls]![heap]! < aim) {
    const die = shown.findLastIndex((symbol, die) => keep & (1 << die) && reach[less[heap * symbols + symbol]!] === aim);
    heap = less[heap * symbols + shown[die]!]!;
    keep &= ~(1 << die);
  }
  return keep;
}
