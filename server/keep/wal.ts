/**
 * The write-ahead log of SQLite, as its file format tells it (sqlite.org/walformat.html): a header, then frames of one page each.
 * What is committed ends with a frame that says so. Each time the log begins anew its generation is one higher.
 */

import { closeSync, openSync, readSync } from 'node:fs';

const HEADER = 32;
const FRAME_HEADER = 24;
/** Checksums are over words of the lower end first, or of the higher when the last bit is set. */
const MAGIC = 0x377f0682;
const AT_ONCE = 256;

export interface Place {
  readonly generation: number;
  /** Chosen anew with each generation. */
  readonly salt: number;
  /** Up to the last that was committed. */
  readonly frames: number;
}

interface Header {
  readonly bytes: Buffer;
  readonly page: number;
  readonly generation: number;
  readonly salt: number;
}

export function isLater(a: Pick<Place, 'generation'>, b: Pick<Place, 'generation'>): boolean {
  return a.generation !== b.generation && (a.generation - b.generation) >>> 0 < 0x80000000;
}

export function isSameLog(a: Omit<Place, 'frames'>, b: Omit<Place, 'frames'>): boolean {
  return a.generation === b.generation && a.salt === b.salt;
}

/** Follows a log as it grows, without looking at what is in its pages. The file must be there. */
export class WalFollower {
  readonly #file: number;
  readonly #frame = Buffer.alloc(FRAME_HEADER);
  #place: Place | undefined;

  constructor(file: string) {
    this.#file = openSync(file, 'r');
  }

  /** Undefined while nothing was written. Asked between two transactions. */
  place(): Place | undefined {
    const header = readHeader(this.#file);
    if (!header) return undefined;
    const { generation, salt } = header;
    if (!this.#place || !isSameLog(this.#place, header)) this.#place = { generation, salt, frames: 0 };
    const before = this.#place.frames;
    let frames = this.#end(header, before);
    // A transaction that was taken back may have left frames behind the last commit.
    while (frames > before && !(this.#has(header, frames - 1) && isCommit(this.#frame))) frames--;
    if (frames > before) this.#place = { generation, salt, frames };
    return this.#place;
  }

  /** How many frames the log has: in ever larger steps beyond its end, and halving back. A commit may bring hundreds. */
  #end(header: Header, from: number): number {
    let end = from;
    let step = 1;
    for (; this.#has(header, end + step - 1); step *= 2) end += step;
    for (step /= 2; step >= 1; step /= 2) if (this.#has(header, end + step - 1)) end += step;
    return end;
  }

  /** Whether this frame is one of the log, and not of the one before it. */
  #has(header: Header, n: number): boolean {
    const at = HEADER + n * (FRAME_HEADER + header.page);
    return readSync(this.#file, this.#frame, 0, FRAME_HEADER, at) === FRAME_HEADER && isOf(this.#frame, header);
  }

  /** Undefined while nothing was written. */
  generation(): number | undefined {
    return readHeader(this.#file)?.generation;
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** What SQLite would find in the log: everything before the first frame that is not as it was written. Undefined when it would find nothing. */
export function readWal(path: string): Place | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const header = readHeader(file);
    if (!header) return undefined;
    const { bytes, page, generation, salt } = header;
    const isBigEndian = (bytes.readUInt32BE(0) & 1) === 1;
    const sums = new Uint32Array(2);
    addTo(sums, bytes.subarray(0, 24), isBigEndian);
    if (sums[0] !== bytes.readUInt32BE(24) || sums[1] !== bytes.readUInt32BE(28)) return undefined;
    const size = FRAME_HEADER + page;
    const buffer = Buffer.alloc(size * AT_ONCE);
    let frames = 0;
    for (let first = 0; ; first += AT_ONCE) {
      const read = Math.floor(readSync(file, buffer, 0, buffer.length, HEADER + first * size) / size);
      for (let n = 0; n < read; n++) {
        const frame = buffer.subarray(n * size, (n + 1) * size);
        if (!isOf(frame, header)) return { generation, salt, frames };
        addTo(sums, frame.subarray(0, 8), isBigEndian);
        addTo(sums, frame.subarray(FRAME_HEADER), isBigEndian);
        if (sums[0] !== frame.readUInt32BE(16) || sums[1] !== frame.readUInt32BE(20)) return { generation, salt, frames };
        if (isCommit(frame)) frames = first + n + 1;
      }
      if (read < AT_ONCE) return { generation, salt, frames };
    }
  } finally {
    closeSync(file);
  }
}

function readHeader(file: number): Header | undefined {
  const bytes = Buffer.alloc(HEADER);
  if (readSync(file, bytes, 0, HEADER, 0) < HEADER || (bytes.readUInt32BE(0) & ~1) !== MAGIC) return undefined;
  const page = bytes.readUInt32BE(8);
  if (page < 512 || page > 65536 || (page & (page - 1)) !== 0) return undefined;
  return { bytes, page, generation: bytes.readUInt32BE(16), salt: bytes.readUInt32BE(20) };
}

function isOf(frame: Buffer, { generation, salt }: Header): boolean {
  return frame.readUInt32BE(8) === generation && frame.readUInt32BE(12) === salt;
}

function isCommit(frame: Buffer): boolean {
  return frame.readUInt32BE(4) !== 0;
}

function addTo(sums: Uint32Array, bytes: Buffer, isBigEndian: boolean): void {
  let [a = 0, b = 0] = sums;
  for (let n = 0; n < bytes.length; n += 8) {
    a = (a + (isBigEndian ? bytes.readUInt32BE(n) : bytes.readUInt32LE(n)) + b) >>> 0;
    b = (b + (isBigEndian ? bytes.readUInt32BE(n + 4) : bytes.readUInt32LE(n + 4)) + a) >>> 0;
  }
  sums[0] = a;
  sums[1] = b;
}
