/** The looks of which a hint is made, shared among workers of this worker: each has luck of its own, so who does it makes no difference. */

import { look } from '#bots/hints/hint';
import type { Insight } from '#bots/insight/insight';
import type { Verdict } from '#bots/judge';
import type { Game, View } from '#engine';

type Looks = readonly (readonly Verdict[])[];

export interface About {
  readonly game: string;
  readonly seats: number;
  readonly view: View;
}

export interface Share extends About {
  readonly looks: readonly number[];
  readonly answer: MessagePort;
}

const helpers: Worker[] = [];

/** One worker for each processor that neither the page nor this worker needs; none where the device has two. */
export async function lookAll(rules: Game, insight: Insight, about: About, address: string): Promise<Looks> {
  const count = insight.looks ?? 1;
  const wanted = Math.min(count - 1, Math.max(0, navigator.hardwareConcurrency - 2));
  while (helpers.length < wanted) helpers.push(new Worker(address, { type: 'module' }));
  const asked = helpers.slice(0, wanted).map((helper, at) => ask(helper, about, shareOf(at + 1, wanted + 1, count)));
  const shares = [lookAt(rules, insight, about.view, shareOf(0, wanted + 1, count)), ...(await Promise.all(asked))];
  return Array.from({ length: count }, (_, n) => shares[n % (wanted + 1)]![Math.floor(n / (wanted + 1))]!);
}

export function lookAt(rules: Game, insight: Insight, view: View, looks: readonly number[]): Looks {
  return looks.map((n) => look(rules, insight, view, n));
}

const shareOf = (hand: number, hands: number, count: number) =>
  Array.from({ length: count }, (_, n) => n).filter((n) => n % hands === hand);

function ask(helper: Worker, about: About, looks: readonly number[]): Promise<Looks> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.onmessage = ({ data }: MessageEvent<Looks>) => answer(data);
    helper.postMessage({ ...about, looks, answer: port2 } satisfies Share, [port2]);
  });
}
