// What pages know of a published run: as the operation answers it, and its ranking as a picture.

import type { PublishedRun } from '../../../families/omega/published-run.ts';
import { rounded } from '../../../families/shared/rounded.ts';
import type { Doc } from '../../../kernel/family.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { excerpt } from '../../../kernel/text-policy.ts';
import { askNamed } from '../../kit/ask.ts';
import type { Figure } from '../../kit/figure.ts';
import { countText, numberText } from '../../kit/format.ts';
import type { PageRequest } from '../../kit/page.ts';

export async function askRun(ask: PageRequest, id: string): Promise<PublishedRun> {
  const found = await askNamed<PublishedRun>(ask, 'get_published_run', { run_id: id });
  if (found) return found.answer;
  throw new Refusal('run_not_found', 'There is no published run with this id.');
}

/** The run that a record names; null where the record names none, or one that was not published here. */
export async function runOf(ask: PageRequest, record: Doc): Promise<PublishedRun | null> {
  if (typeof record.run_public_id !== 'string') return null;
  try {
    return await askRun(ask, record.run_public_id);
  } catch (error) {
    if (error instanceof Refusal && (error.reason === 'run_not_found' || error.reason === 'gone'))
      return null;
    throw error;
  }
}

/** What a ranked hypothesis is called: one that is published and not listed by its public id. */
export function rankedName({ id, public_id, title }: PublishedRun['ranking'][number]): string {
  return title ?? public_id ?? `not published (${id})`;
}

/** How far a replication agrees with what it is of; null for other runs. */
export function agreementSentence({ agreement }: PublishedRun): string | null {
  if (agreement === null) return null;
  const { same, of, tau } = agreement;
  return `Of ${countText(of, 'game')} that both runs judged ${numberText(same)} ended alike; Kendall’s tau of the two orders is ${rounded(tau)}.`;
}

/** A picture of the ranking; null where nothing was ranked. */
export async function rankingFigure({ run, ranking }: PublishedRun): Promise<Figure | null> {
  if (ranking.length < 2) return null;
  const label = (one: PublishedRun['ranking'][number], at: number) =>
    `${at + 1} ${excerpt(rankedName(one), 26)}`;
  const rows = ranking.map((one, at) => ({
    label: label(one, at),
    strength: one.strength,
    low: one.low,
    high: one.high,
    group: one.group,
    published: one.public_id !== null,
  }));
  const groups = Math.max(...ranking.map(({ group }) => group));
  const first = ranking.filter(({ group }) => group === 1);
  const count = countText(ranking.length, 'hypothesis', 'hypotheses');
  const sentence =
    groups > 1
      ? `${count} in ${groups} groups; between two groups no intervals overlap. The strongest group holds ${first.length}.`
      : Math.max(...first.map(({ low }) => low)) <= Math.min(...first.map(({ high }) => high))
        ? `${count}, none of which the games tell apart: all intervals overlap.`
        : `${count} in one group: each interval overlaps another, though not those at both ends.`;
  const title = 'Strength from pairwise games';
  const { ranking: draw } = await import('../../charts/ranking.ts');
  return {
    title,
    sentence: `${sentence} A dot is the estimate, the line its 95 % interval; a ring was not published.`,
    svg: draw(rows, `${title}. ${sentence}`),
    table: {
      head: ['Hypothesis', 'Group', 'Strength', 'From', 'To', 'Games'],
      rows: ranking.map((one) => [
        rankedName(one),
        one.group,
        rounded(one.strength),
        rounded(one.low),
        rounded(one.high),
        one.games,
      ]),
    },
    files: `/omega/runs/${String(run.public_id)}/figures/strength`,
  };
}
