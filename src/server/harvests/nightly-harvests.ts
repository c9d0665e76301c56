// The nightly harvests of HARVEST: one node does them, in a thread of its own. What a source brings reaches the
// shelf as everything else does, by the log.

import type { Repeating } from '../../desk/repeating.ts';
import { nearest } from '../../kernel/nearest.ts';
import type { HarvestRun } from '../../ledger/ledger.ts';
import type { HarvestOptions } from '../../sources/harvest.ts';
import { inThread } from '../node/in-thread.ts';
import { type NightlyParts, startNightly } from '../node/nightly.ts';
import { CommandError } from '../node/output.ts';

/** What the thread is told. */
export interface HarvestTask {
  readonly perennialData: string;
  readonly databaseUrl: string | null;
  readonly topicMin: number;
  readonly openListed?: HarvestOptions['openListed'];
  readonly verifiedDays?: number;
  readonly sources: readonly string[];
  readonly began: string;
  /** The moment at which the thread begins. */
  readonly now: string;
}

/** What the thread tells: of each source, and at its end which of them are to be tried again. */
export type HarvestNews =
  | { readonly run: HarvestRun }
  | { readonly failed: string; readonly why: string }
  | { readonly again: readonly string[] };

export interface NightlyHarvestsParts extends Omit<NightlyParts, 'task' | 'run'> {
  readonly task: Omit<HarvestTask, 'began' | 'now'>;
  readonly onNews: (news: HarvestNews) => void;
  /** Does the harvests and tells of them; in a thread when left out. */
  readonly harvest?: (
    task: HarvestTask,
    signal: AbortSignal,
    tell: (news: HarvestNews) => void,
  ) => Promise<void>;
}

export function startNightlyHarvests({
  task,
  onNews,
  harvest = inOwnThread,
  ...nightly
}: NightlyHarvestsParts): Repeating {
  return startNightly({
    ...nightly,
    task: 'harvest',
    run: async (signal, began) => {
      let again: readonly string[] = [];
      await harvest(
        { ...task, began: began.toISOString(), now: nightly.now().toISOString() },
        signal,
        (news) => {
          if ('again' in news) again = news.again;
          else onNews(news);
        },
      );
      if (again.length > 0) throw new CommandError(`the harvest of ${again.join(', ')} is tried again`);
    },
  });
}

/** Throws a CommandError for a name of HARVEST that is no source, or one that is read from files alone. */
export async function checkHarvest(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { fromFilesAlone, sources } = await import('../../sources/sources.ts');
  const known = sources.map(({ name }) => name).filter((name) => !fromFilesAlone(name));
  for (const name of names) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    const hint = near ? `did you mean ${near}?` : `it takes ${known.join(', ')}.`;
    const why = sources.some((source) => source.name === name)
      ? `${name} is read from files alone, by perennial harvest ${name} --from FILE.`
      : `there is no source ${name}; ${hint}`;
    throw new CommandError(`HARVEST cannot be used: ${why}`, 2);
  }
}

const file = new URL('./harvest-worker.ts', import.meta.url);

async function inOwnThread(
  task: HarvestTask,
  signal: AbortSignal,
  tell: (news: HarvestNews) => void,
): Promise<void> {
  const report = (news: HarvestNews) => {
    tell(news);
    return 'again' in news ? news : undefined;
  };
  await inThread({ file, task, signal, told: report });
}
