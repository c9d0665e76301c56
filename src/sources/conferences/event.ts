// An edition of a conference becomes an event.

import { gradeGrant } from '../../matching/relevance.ts';
import { belongs } from '../reading/assessed.ts';
import { slugify, sourceId } from '../reading/ids.ts';
import type { HarvestContext, OperatorRecord } from '../reading/source.ts';
import { absoluteUrl, oneLine, plainText } from '../reading/text.ts';
import { certainDay, daysInWords, deadlineInstant } from './dates.ts';
import type { Edition, EditionDeadline } from './edition.ts';

/** Notes end with a link; without it the words say nothing. */
const pointerWithoutLink = /\s*more info(rmation)? here\.?/gi;

/** The name that an edition has in every list: `miccai-2026`. */
export function editionKey(edition: Edition): string {
  return `${slugify(edition.series, 60)}-${edition.year}`;
}

/**
 * The event of an edition. Lists give days without a zone: an event begins with its first day and ends
 * with its last one in UTC. A deadline that cannot be read is left out and told to `context.refuse`.
 */
export function conferenceEvent(edition: Edition, context: HarvestContext): OperatorRecord {
  const key = editionKey(edition);
  const inWords = daysInWords(edition.dates);
  const start = certainDay(edition.start) ?? inWords?.start ?? null;
  const lastDay = certainDay(edition.end) ?? inWords?.end ?? null;
  const end = lastDay !== null && (start === null || lastDay >= start) ? lastDay : null;
  const stated = submissionDeadline(edition, context);
  // Nobody hands in after the beginning: such a deadline is of another year, or a mistake of the list.
  const deadline = stated !== null && start !== null && stated.slice(0, 10) > start ? null : stated;
  const url = absoluteUrl(edition.link);
  const place = oneLine(edition.places.join(', '));
  const whereabouts = [place, edition.venue].filter((text) => text !== null).join(', ');
  const isOnline = whereabouts === '' ? null : /\b(online|virtual)\b/i.test(whereabouts);
  const description = plainText(plainText(edition.note)?.replace(pointerWithoutLink, ''));
  const grade = gradeGrant({
    title: `${titleOf(edition)} ${edition.fullName ?? ''}`,
    body: description ?? '',
    funder: 'none',
    funderName: '',
    topicMin: context.topicMin,
  });
  const topics = new Set(
    [...edition.topics.map((topic) => slugify(topic)), ...grade.labels].filter((topic) => topic !== ''),
  );
  return {
    id: sourceId(`conference:${key}`),
    public_id: `conference-${key}`,
    title: titleOf(edition),
    ...(description === null ? {} : { description }),
    ...(url === null ? {} : { url }),
    ...(start === null ? {} : { start_date: `${start}T00:00:00Z` }),
    ...(end === null ? {} : { end_date: `${end}T23:59:59Z` }),
    ...(deadline === null ? {} : { submission_deadline: deadline }),
    ...(place === null ? {} : { location: place }),
    ...(isOnline === null ? {} : { is_online: isOnline }),
    event_type: 'conference',
    ...(topics.size === 0 ? {} : { topics: [...topics].sort() }),
    relevance_score: grade.score,
    relevant: belongs(grade, context),
    source: 'conferences',
    source_url: edition.list,
    text_policy: 'full',
  };
}

/** "International Conference on 3D Vision (3DV 2027)"; without a full name "3DV 2027". */
function titleOf(edition: Edition): string {
  const short = oneLine(edition.title) ?? edition.title;
  const full = oneLine(edition.fullName);
  const year = String(edition.year);
  const named = short.includes(year) ? short : `${short} ${year}`;
  if (full === null || full.toLowerCase() === short.toLowerCase()) return named;
  return full.includes(year) ? full : `${full} (${named})`;
}

/** The next deadline for papers, or the last one; abstracts count only where no paper is asked for. */
function submissionDeadline(edition: Edition, context: HarvestContext): string | null {
  const papers = edition.deadlines.filter(({ kind }) => kind === 'paper');
  const instants = instantsOf(papers, edition, context);
  const all = instants.length > 0 ? instants : instantsOf(edition.deadlines, edition, context);
  return all.find((at) => Date.parse(at) >= context.now.getTime()) ?? all.at(-1) ?? null;
}

function instantsOf(
  deadlines: readonly EditionDeadline[],
  edition: Edition,
  context: HarvestContext,
): readonly string[] {
  const instants = deadlines.flatMap(({ date, zone }) => {
    try {
      return deadlineInstant(date, zone) ?? [];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      context.refuse(`conference:${editionKey(edition)}`, `the deadline is left out: ${error.message}`);
      return [];
    }
  });
  return instants.sort();
}
