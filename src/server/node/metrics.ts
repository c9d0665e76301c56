// Figures of the running server in the form of Prometheus. No label ever holds what a caller sent. Of several
// workers, each has its series under its own number, so that counts of one that began anew stay right.

import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SourceAge } from '../../ledger/ledger.ts';

export interface Metrics {
  readonly observe: (answered: {
    readonly method: string;
    readonly status: number;
    readonly ms: number;
    readonly caller: { readonly tier: string } | null;
    /** The page that answered it. */
    readonly route?: string;
  }) => void;
  readonly text: () => Promise<FiguresText>;
  /** As one process gives them to another. */
  readonly figures: () => Promise<Figures>;
}

export interface FiguresText {
  readonly type: string;
  readonly text: string;
}

export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** One of several workers. */
export interface WorkerFigures {
  readonly number: number;
  readonly leads: () => boolean;
}

/** What the process knows beside; where something is left out, there is no figure of it. */
export interface Known {
  /** The newest number of the ledger as it was last seen; null before it was. */
  readonly head?: () => number | null;
  readonly away?: () => boolean;
  /** When the newest dumps were begun (ISO 8601); null where there are none. */
  readonly dumpsMadeAt?: () => string | null;
  /** When each source was harvested last. */
  readonly sources?: () => readonly SourceAge[];
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']);

/** `shelfAt` is the sequence number of what is read. */
export function createMetrics(
  shelfAt: () => number,
  worker: WorkerFigures | null = null,
  known: Known = {},
): Metrics {
  const registry = new Registry();
  /** Asked for when the figures are; null is no figure. */
  const gauge = (name: string, help: string, value: () => number | null) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const now = value();
        if (now === null) this.remove();
        else this.set(now);
      },
    });
  if (worker) {
    registry.setDefaultLabels({ worker: String(worker.number) });
    const help = 'Whether this worker does what is done once: following the log, jobs, mail, dumps.';
    gauge('perennial_leads', help, () => (worker.leads() ? 1 : 0));
  }
  collectDefaultMetrics({ register: registry });
  const pages = new Counter({
    name: 'perennial_pages_total',
    help: 'Pages of the site that were answered, by route.',
    labelNames: ['route'],
    registers: [registry],
  });
  /** Counted plainly, and told to the library when somebody asks: its own sums cost more than a short answer. */
  const answered = new Map<string, number>();
  new Counter({
    name: 'perennial_http_requests_total',
    help: 'Answered requests by method, status and tier of the caller.',
    labelNames: ['method', 'status', 'tier'],
    registers: [registry],
    collect() {
      for (const [labels, count] of answered) {
        const [method, status, tier] = labels.split(' ') as [string, string, string];
        this.inc({ method, status, tier }, count);
      }
      answered.clear();
    },
  });
  const seconds = new Histogram({
    name: 'perennial_http_request_seconds',
    help: 'How long it took until an answer was ready.',
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  gauge('perennial_shelf_seq', 'The newest change of the catalogue that is served.', shelfAt);
  const { head, away, dumpsMadeAt, sources } = known;
  if (head) gauge('perennial_ledger_seq', 'The newest change of the ledger, as it was last seen.', head);
  if (away) gauge('perennial_database_away', 'Whether the database does not answer.', () => (away() ? 1 : 0));
  if (dumpsMadeAt) {
    gauge('perennial_dumps_timestamp_seconds', 'When the newest dumps were begun.', () => {
      const at = dumpsMadeAt();
      return at === null ? null : Date.parse(at) / 1000;
    });
  }
  if (sources) {
    new Gauge({
      name: 'perennial_source_harvested_timestamp_seconds',
      help: 'When a source was last harvested with success; its age is the time since.',
      labelNames: ['source'],
      registers: [registry],
      collect() {
        this.reset();
        for (const { source, harvested_at } of sources()) {
          if (harvested_at !== null) this.set({ source }, Date.parse(harvested_at) / 1000);
        }
      },
    });
  }
  return {
    observe: ({ method, status, ms, caller, route }) => {
      if (route !== undefined) pages.inc({ route });
      const labels = `${methods.has(method) ? method : 'other'} ${status} ${caller?.tier ?? 'none'}`;
      answered.set(labels, (answered.get(labels) ?? 0) + 1);
      seconds.observe(ms / 1000);
    },
    text: () => textOf(registry),
    figures: () => registry.getMetricsAsJSON(),
  };
}

/** The figures of several workers as one text. */
export function figuresText(workers: readonly Figures[]): Promise<FiguresText> {
  const all = workers.map((figures) => figures.map((one) => ({ ...one, aggregator: 'first' })));
  return textOf(AggregatorRegistry.aggregate(all));
}

async function textOf(registry: Registry): Promise<FiguresText> {
  return { type: registry.contentType, text: await registry.metrics() };
}
