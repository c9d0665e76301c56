// An edition of a conference becomes an event.

import { gradeGrant } from '../../matching/calls/relevance.ts';
import { belongs } from '../reading/assessed.ts';
import { slugify, sourceId } from '../reading/ids.ts';
import type { Credit, HarvestContext, OperatorRecord } from '../reading/source.ts';
import { absoluteUrl, oneLine, plainText } from '../reading/text.ts';
import { certainDay, daysInWords } from './dates.ts';
import { type Edition, editionKey } from './edition.ts';
import { submissionOf } from './submission.ts';

/** Notes end with a link; without it the words say nothing. */
const pointerWithoutLink = /\s*more info(rmation)? here\.?/gi;

/** "London, and virtual" is held on site too; "Online (Kyiv)" is not. */
const inBothPlaces = /\b(?:and|&)\s+(?:online|virtual)\b|\bhybrid\b/i;

/**
 * The event of an edition. Lists give days without a zone: an event begins with its first day and ends
 * with its last one in UTC. A deadline that cannot be read is left out and told to `context.refuse`.
 */
export function conferenceEvent(edition: Edition, context: HarvestContext): OperatorRecord {
  const key = editionKey(edition);
  const { start, lastDay } = daysOf(edition);
  const end = lastDay !== null && (start === null || lastDay >= start) ? lastDay : null;
  const submission = submissionOf(edition, context);
  const stated = submission?.at ?? null;
  // Nobody hands in after the beginning: such a deadline is of another year, or a mistake of the list.
  const deadline = stated !== null && start !== null && stated.slice(0, 10) > start ? null : stated;
  const url = absoluteUrl(edition.link);
  const place = oneLine(edition.places.join(', '));
  const whereabouts = [place, edition.venue].filter((text) => text !== null).join(', ');
  const isOnline =
    whereabouts === '' ? null : /\b(online|virtual)\b/i.test(whereabouts) && !inBothPlaces.test(whereabouts);
  const note = plainText(plainText(edition.note)?.replace(pointerWithoutLink, ''));
  const later = deadline === null || !submission?.paper ? null : laterPaper(submission.paper);
  const early = deadline === null || !submission?.earliest ? null : earliestZone;
  const description = [note, later, early].filter((text) => text !== null).join('\n\n') || null;
  const grade = gradeGrant({
    title: `${titleOf(edition)} ${edition.fullName ?? ''}`,
    body: note ?? '',
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
    ...creditOf(edition.list),
    text_policy: 'full',
  };
}

/** Lists that stand beside that of Hugging Face have a name and terms of their own. */
const credits: Readonly<Record<string, Credit>> = {
  'https://github.com/paperswithcode/ai-deadlines': {
    name: 'AI deadlines of Papers with Code',
    url: 'https://github.com/paperswithcode/ai-deadlines',
    licence: 'MIT',
    statement: 'Conference deadlines from paperswithcode/ai-deadlines.',
  },
  'https://github.com/SyouTono242/awadalla-lab-conferences': {
    name: 'Conferences of the Awadalla lab',
    url: 'https://github.com/SyouTono242/awadalla-lab-conferences',
    licence: 'CC0-1.0',
    statement:
      'Conferences in cancer, genetics and bioinformatics from SyouTono242/awadalla-lab-conferences.',
  },
};

function creditOf(list: string): { readonly attribution?: Credit } {
  const attribution = credits[list];
  return attribution ? { attribution } : {};
}

/** Beside an hour that no list names. */
const earliestZone =
  'The list names no time zone for the deadline: the hour told here is when its day ends first anywhere, at UTC+14.';

function laterPaper(at: string): string {
  return `An abstract is due first; the paper by ${at.slice(0, 16).replace('T', ' ')} UTC.`;
}

/** Its days. No edition is held before its year: there the list holds those of the year before, and words may know better. */
function daysOf({ start, end, dates, year }: Edition) {
  const inWords = daysInWords(dates);
  const words = inWords && Number(inWords.start.slice(0, 4)) >= year ? inWords : null;
  const first = certainDay(start);
  if (first === null || Number(first.slice(0, 4)) >= year) {
    const from = first ?? words?.start ?? null;
    const last = certainDay(end);
    // A last day before the first is a mistake of the list.
    const isAfter = last !== null && (from === null || last >= from);
    return { start: from, lastDay: isAfter ? last : (words?.end ?? null) };
  }
  return { start: words?.start ?? null, lastDay: words?.end ?? null };
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
