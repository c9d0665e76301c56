// Figures of the running server in the form of Prometheus. No label ever holds what a caller sent. Of several
// workers, each has its series under its own number, so that counts of one that began anew stay right.

import type { DiskSpace } from '../../context.ts';
import type { SourceAge } from '../../ledger/ledger.ts';
import {
  counter,
  type Figure,
  type FiguresText,
  gauge,
  histogram,
  joined,
  labelled,
  textOf,
} from './figures.ts';
import { processFigures } from './process-figures.ts';

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

export type Figures = readonly Figure[];

/** One of several workers. */
interface WorkerFigures {
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
  /** Bytes of the disk under the data folder; null where nobody can say. */
  readonly disk?: () => DiskSpace | null;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']);

/** `shelfAt` is the sequence number of what is read. */
export function createMetrics(
  shelfAt: () => number,
  worker: WorkerFigures | null = null,
  known: Known = {},
): Metrics {
  const ofProcess = processFigures();
  const pages = counter('perennial_pages_total', 'Pages of the site that were answered, by route.', [
    'route',
  ]);
  const answered = counter(
    'perennial_http_requests_total',
    'Answered requests by method, status and tier of the caller.',
    ['method', 'status', 'tier'],
  );
  const seconds = histogram(
    'perennial_http_request_seconds',
    'How long it took until an answer was ready.',
    [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
  );

  const leads = (): Figures => {
    if (!worker) return [];
    const help = 'Whether this worker does what is done once: following the log, jobs, mail, dumps.';
    return [gauge('perennial_leads', help, worker.leads() ? 1 : 0)];
  };

  async function figures(): Promise<Figures> {
    const all = [
      ...leads(),
      ...(await ofProcess()),
      pages.figure(),
      answered.figure(),
      seconds.figure(),
      gauge('perennial_shelf_seq', 'The newest change of the catalogue that is served.', shelfAt()),
      ...knownFigures(known),
    ];
    return worker ? labelled(all, { worker: String(worker.number) }) : all;
  }

  return {
    observe: ({ method, status, ms, caller, route }) => {
      if (route !== undefined) pages.add(route);
      answered.add(methods.has(method) ? method : 'other', String(status), caller?.tier ?? 'none');
      seconds.observe(ms / 1000);
    },
    text: async () => textOf(await figures()),
    figures,
  };
}

function knownFigures({ head, away, dumpsMadeAt, sources, disk }: Known): Figures {
  const figures: Figure[] = [];
  if (head)
    figures.push(
      gauge('perennial_ledger_seq', 'The newest change of the ledger, as it was last seen.', head()),
    );
  if (away)
    figures.push(gauge('perennial_database_away', 'Whether the database does not answer.', away() ? 1 : 0));
  if (dumpsMadeAt) {
    const at = dumpsMadeAt();
    const help = 'When the newest dumps were begun.';
    figures.push(
      gauge('perennial_dumps_timestamp_seconds', help, at === null ? null : Date.parse(at) / 1000),
    );
  }
  if (disk) {
    const space = disk();
    const under = 'of the disk under the data folder';
    figures.push(
      gauge('perennial_disk_free_bytes', `What is free ${under}.`, space?.free ?? null),
      gauge('perennial_disk_size_bytes', `The size ${under}.`, space?.size ?? null),
    );
  }
  if (sources) {
    figures.push({
      name: 'perennial_source_harvested_timestamp_seconds',
      help: 'When a source was last harvested with success; its age is the time since.',
      type: 'gauge',
      samples: sources().flatMap(({ source, harvested_at }) =>
        harvested_at === null ? [] : [{ labels: { source }, value: Date.parse(harvested_at) / 1000 }],
      ),
    });
  }
  return figures;
}

/** The figures of several workers as one text. */
export function figuresText(workers: readonly Figures[]): FiguresText {
  return textOf(joined(workers));
}
