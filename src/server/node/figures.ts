// Figures in the text form of Prometheus, version 0.0.4. A figure is asked for when somebody reads it.

interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
  /** What the name of the figure goes on with: those of a histogram are several. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export interface FiguresText {
  readonly type: string;
  readonly text: string;
}

/** A gauge without labels; null is no figure. */
export function gauge(name: string, help: string, value: number | null): Figure {
  return { name, help, type: 'gauge', samples: value === null ? [] : [{ labels: {}, value }] };
}

/** Counts by labels, which are one text with a blank between any two. */
export function counter(name: string, help: string, labelNames: readonly string[]) {
  const counts = new Map<string, number>();
  return {
    /** @param values one for each label, in their order; each may hold spaces */
    add: (...values: readonly string[]) => {
      const labels = values.join('\n');
      counts.set(labels, (counts.get(labels) ?? 0) + 1);
    },
    figure: (): Figure => ({
      ...{ name, help, type: 'counter' },
      samples: [...counts].map(([labels, value]) => {
        const values = labels.split('\n');
        return {
          labels: Object.fromEntries(labelNames.map((label, at) => [label, values[at] ?? ''])),
          value,
        };
      }),
    }),
  };
}

/** How many values were at most as large as each bound, for each value of one label where there is one. */
export function histogram(
  name: string,
  help: string,
  bounds: readonly number[],
  label: string | null = null,
) {
  const kinds = new Map<string, { readonly within: number[]; count: number; sum: number }>();
  const of = (kind: string) => {
    const known = kinds.get(kind);
    if (known) return known;
    const made = { within: bounds.map(() => 0), count: 0, sum: 0 };
    kinds.set(kind, made);
    return made;
  };
  if (label === null) of('');
  return {
    observe: (value: number, kind = '') => {
      const seen = of(kind);
      seen.count += 1;
      seen.sum += value;
      for (let at = bounds.length - 1; at >= 0 && value <= (bounds[at] as number); at--)
        seen.within[at] = (seen.within[at] ?? 0) + 1;
    },
    figure: (): Figure => ({
      ...{ name, help, type: 'histogram' },
      samples: [...kinds].flatMap(([kind, { within, count, sum }]): Sample[] => {
        const labels = label === null ? {} : { [label]: kind };
        const bucket = (le: string, value: number): Sample => ({
          suffix: '_bucket',
          labels: { le, ...labels },
          value,
        });
        return [
          ...bounds.map((bound, at) => bucket(String(bound), within[at] ?? 0)),
          bucket('+Inf', count),
          { suffix: '_sum', labels, value: sum },
          { suffix: '_count', labels, value: count },
        ];
      }),
    }),
  };
}

/** The figures with one label more. */
export function labelled(figures: readonly Figure[], labels: Sample['labels']): readonly Figure[] {
  return figures.map((figure) => ({
    ...figure,
    samples: figure.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, ...labels } })),
  }));
}

/** Those of several processes as one list: each figure once, with the samples of all. */
export function joined(lists: readonly (readonly Figure[])[]): readonly Figure[] {
  const byName = new Map<string, Figure>();
  for (const figure of lists.flat()) {
    const known = byName.get(figure.name);
    const samples = [...(known?.samples ?? []), ...figure.samples];
    byName.set(figure.name, { ...figure, samples });
  }
  return [...byName.values()];
}

export function textOf(figures: readonly Figure[]): FiguresText {
  const text = figures.map(({ name, help, type, samples }) => {
    const lines = samples.map(
      ({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`,
    );
    return `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${type}\n${lines.join('')}`;
  });
  return { type: 'text/plain; version=0.0.4; charset=utf-8', text: text.join('\n') };
}

function labelText(labels: Sample['labels']): string {
  const parts = Object.entries(labels).map(
    ([label, value]) => `${label}="${escaped(value).replaceAll('"', '\\"')}"`,
  );
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}
