/** Numbers about the server in the text format of Prometheus. A label never holds what somebody chose: no name, no id, no address. */

type Kind = 'counter' | 'gauge' | 'histogram';
type Labels = Readonly<Record<string, string>>;

interface Sample {
  /** What stands behind the name of the metric. */
  readonly ending?: string;
  readonly labels?: Labels;
  readonly value: number;
}

interface Metric {
  readonly name: string;
  readonly kind: Kind;
  readonly help: string;
  samples(): readonly Sample[] | Promise<readonly Sample[]>;
}

export class Metrics {
  readonly #metrics: Metric[] = [];

  /** Something that is counted; a name for each sort of it where there are several. */
  counter(name: string, help: string, label?: string): (sort?: string) => void {
    const counts = new Map<string, number>(label === undefined ? [['', 0]] : []);
    const samples = () => [...counts].map(([sort, value]) => ({ value, ...(label === undefined ? {} : { labels: { [label]: sort } }) }));
    this.#metrics.push({ name, kind: 'counter', help, samples });
    return (sort = '') => counts.set(sort, (counts.get(sort) ?? 0) + 1);
  }

  /** Something that goes up and down, asked for when somebody looks. */
  gauge(name: string, help: string, read: () => number | Promise<number>, labels: Labels = {}): void {
    this.samples('gauge', name, help, async () => [{ labels, value: await read() }]);
  }

  samples(kind: 'counter' | 'gauge', name: string, help: string, samples: Metric['samples']): void {
    this.#metrics.push({ name, kind, help, samples });
  }

  /** How often a value was at most each of the bounds. */
  histogram(name: string, help: string, bounds: readonly number[]): (value: number) => void {
    const counts = bounds.map(() => 0);
    let sum = 0;
    let all = 0;
    const samples = (): Sample[] => {
      let below = 0;
      const buckets = bounds.map((bound, n) => {
        below += counts[n]!;
        return { ending: '_bucket', labels: { le: String(bound) }, value: below };
      });
      return [
        ...buckets,
        { ending: '_bucket', labels: { le: '+Inf' }, value: all },
        { ending: '_sum', value: sum },
        { ending: '_count', value: all },
      ];
    };
    this.#metrics.push({ name, kind: 'histogram', help, samples });
    return (value) => {
      const n = bounds.findIndex((bound) => value <= bound);
      if (n >= 0) counts[n] = counts[n]! + 1;
      sum += value;
      all++;
    };
  }

  async write(): Promise<string> {
    const parts = this.#metrics.map(async ({ name, kind, help, samples }) => {
      const lines = (await samples()).map(({ ending = '', labels = {}, value }) => `${name}${ending}${writeLabels(labels)} ${value}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`;
    });
    return (await Promise.all(parts)).join('');
  }
}

function writeLabels(labels: Labels): string {
  const written = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`);
  return written.length === 0 ? '' : `{${written.join()}}`;
}
