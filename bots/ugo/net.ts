/**
 * A small net that says how good each choice looks: a card to play, or the colour to lay next. What is asked of one colour is asked of
 * each alike, so the five share their weights (train/ugo/net.py). Made once, it makes nothing anew.
 */

import { CARDS, COLOURS, VALUES } from '#games/ugo';
import { colourInputs, wholeInputs } from './features.ts';

const N = COLOURS.length;
const WIDTH = 128;
const LAYERS = 2;
/** For each colour: its cards, and that it lies next. */
const OUTPUTS = VALUES + 1;
const CHOICES = CARDS + N;

/** The inputs that are on: the first so many of a list. */
interface Inputs {
  readonly on: Int16Array;
  readonly length: number;
}

interface Seen {
  readonly colours: readonly Inputs[];
  readonly whole: Inputs;
}

interface Layer {
  /** From each colour's own numbers, from the mean of all, and what comes without any. */
  readonly own: Float32Array;
  readonly mean: Float32Array;
  readonly bias: Float32Array;
}

export class Net {
  readonly #ofColour: Float32Array;
  readonly #ofAll: Float32Array;
  readonly #ofWhole: Float32Array;
  readonly #bias: Float32Array;
  readonly #layers: readonly Layer[];
  readonly #out: Layer;
  /** A row of numbers for each colour, the next such, their mean, and what all have in common. */
  #rows = new Float32Array(N * WIDTH);
  #next = new Float32Array(N * WIDTH);
  readonly #mean = new Float32Array(WIDTH);
  readonly #common = new Float32Array(WIDTH);
  readonly #logits = new Float32Array(CHOICES);

  /** The numbers as train/ugo/export.py writes them. */
  constructor(seats: number, numbers: Uint8Array) {
    const reader = new Reader(seats, numbers);
    this.#ofColour = reader.matrix(colourInputs(seats), WIDTH);
    this.#ofAll = reader.matrix(colourInputs(seats), WIDTH);
    this.#ofWhole = reader.matrix(wholeInputs(seats), WIDTH);
    this.#bias = reader.bias(WIDTH);
    this.#layers = Array.from({ length: LAYERS }, () => reader.layer(WIDTH));
    this.#out = reader.layer(OUTPUTS);
  }

  /** The logit of each choice, legal or not: the first 45 are the cards, then the colours. Good until the next call. */
  logits(seen: Seen): Float32Array {
    this.#begin(seen);
    for (const layer of this.#layers) this.#goOn(layer);
    this.#end();
    return this.#logits;
  }

  #begin({ colours, whole }: Seen): void {
    const common = this.#common;
    const rows = this.#rows;
    common.set(this.#bias);
    for (let i = 0; i < whole.length; i++) add(this.#ofWhole, whole.on[i]! * WIDTH, common, 0);
    for (let colour = 0; colour < N; colour++) {
      const { on, length } = colours[colour]!;
      rows.fill(0, colour * WIDTH, (colour + 1) * WIDTH);
      for (let i = 0; i < length; i++) {
        add(this.#ofColour, on[i]! * WIDTH, rows, colour * WIDTH);
        add(this.#ofAll, on[i]! * WIDTH, common, 0);
      }
    }
    for (let colour = 0; colour < N; colour++) add(common, 0, rows, colour * WIDTH);
    rectify(rows);
  }

  #goOn({ own, mean, bias }: Layer): void {
    const common = this.#common;
    const rows = this.#rows;
    const next = this.#next;
    this.#average();
    common.set(bias);
    for (let i = 0; i < WIDTH; i++) addTimes(this.#mean[i]!, mean, i * WIDTH, common, 0);
    for (let colour = 0; colour < N; colour++) {
      const first = colour * WIDTH;
      next.set(common, first);
      for (let i = 0; i < WIDTH; i++) addTimes(rows[first + i]!, own, i * WIDTH, next, first);
    }
    rectify(next);
    this.#rows = next;
    this.#next = rows;
  }

  #end(): void {
    const { own, mean, bias } = this.#out;
    const rows = this.#rows;
    this.#average();
    for (let k = 0; k < OUTPUTS; k++) {
      let common = bias[k]!;
      for (let i = 0; i < WIDTH; i++) common += this.#mean[i]! * mean[i * OUTPUTS + k]!;
      for (let colour = 0; colour < N; colour++) {
        let sum = common;
        for (let i = 0; i < WIDTH; i++) sum += rows[colour * WIDTH + i]! * own[i * OUTPUTS + k]!;
        this.#logits[k < VALUES ? colour * VALUES + k : CARDS + colour] = sum;
      }
    }
  }

  #average(): void {
    const rows = this.#rows;
    for (let i = 0; i < WIDTH; i++) {
      let sum = 0;
      for (let colour = 0; colour < N; colour++) sum += rows[colour * WIDTH + i]!;
      this.#mean[i] = sum / N;
    }
  }
}

function add(from: Float32Array, at: number, to: Float32Array, first: number): void {
  for (let j = 0; j < WIDTH; j++) to[first + j]! += from[at + j]!;
}

function addTimes(factor: number, from: Float32Array, at: number, to: Float32Array, first: number): void {
  if (factor === 0) return;
  for (let j = 0; j < WIDTH; j++) to[first + j]! += factor * from[at + j]!;
}

function rectify(numbers: Float32Array): void {
  for (let i = 0; i < numbers.length; i++) if (numbers[i]! < 0) numbers[i] = 0;
}

/** First stand all float32 numbers (a scale for each row of a matrix, and biases), then the rows, in int8. */
class Reader {
  readonly #floats: Float32Array;
  readonly #whole: Int8Array;
  #float = 0;
  #at = 0;

  constructor(seats: number, numbers: Uint8Array) {
    const inputs = 2 * colourInputs(seats) + wholeInputs(seats);
    const floats = inputs + WIDTH + LAYERS * 3 * WIDTH + 2 * WIDTH + OUTPUTS;
    const whole = (inputs + LAYERS * 2 * WIDTH) * WIDTH + 2 * WIDTH * OUTPUTS;
    if (numbers.length !== 4 * floats + whole) throw new Error(`${numbers.length} bytes are no net for ${seats} seats`);
    // Copied, so that they begin where a float may.
    const own = numbers.slice().buffer;
    this.#floats = new Float32Array(own, 0, floats);
    this.#whole = new Int8Array(own, 4 * floats);
  }

  matrix(rows: number, columns: number): Float32Array {
    const numbers = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      const scale = this.#floats[this.#float++]!;
      for (let column = 0; column < columns; column++) numbers[row * columns + column] = scale * this.#whole[this.#at++]!;
    }
    return numbers;
  }

  bias(length: number): Float32Array {
    this.#float += length;
    return this.#floats.slice(this.#float - length, this.#float);
  }

  layer(columns: number): Layer {
    return { own: this.matrix(WIDTH, columns), mean: this.matrix(WIDTH, columns), bias: this.bias(columns) };
  }
}
