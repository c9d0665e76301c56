// Awards of NIH from RePORTER, as past awards of the calls that the catalogue holds: an award names the number of
// the announcement under which it was made, and a call is found by it. Names of investigators are left out.

import { sourceId } from '../reading/ids.ts';
import { type Items, itemsOf, itemsOfPages } from '../reading/map-items.ts';
import { type Award, pastAwards } from '../reading/past-awards.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { type FileItem, membersOf, textOf } from '../reading/read-lines.ts';
import { type HarvestContext, type LiveService, type Source, SourceError, stays } from '../reading/source.ts';
import { oneLine } from '../reading/text.ts';

const service = 'https://api.reporter.nih.gov/v2/projects/search';
/** RePORTER asks for one request a second at most. */
const pauseMs = 1_100;
/** So many awards are asked for of an announcement: a project has one for each of its years. */
const askedAwards = 30;
/** Announcements of NIH that make awards, as their numbers are written. */
const announcement = /^(?:PA|PAR|PAS|RFA-[A-Z]{2})-\d{2}-\d{3}$/;

export const reporter: Source = {
  name: 'nih-reporter',
  family: 'grants',
  addsTo: 'past_awards',
  credit: {
    name: 'NIH RePORTER',
    url: 'https://reporter.nih.gov',
    licence: 'public domain',
    statement: 'Awards from NIH RePORTER, of the United States government.',
  },
  summary: 'Awards of NIH, as past awards of the calls under which they were made, from RePORTER.',
  files: 'projects of its API, version 2, or pages of them ({"results": […]}), as .json or .ndjson',
  readFiles: async (paths, context) =>
    pastAwards(
      itemsOfPages(paths, 'results', context),
      (value) => awardOf(value, context.asOf ?? context.now),
      context,
    ),
  readLive: async (live, context) =>
    pastAwards(
      await awardsOfCalls(live, context),
      (value) => awardOf(value, context.asOf ?? context.now),
      context,
    ),
  left: stays,
};

/** The newest awards of each announcement that the catalogue holds, one request a second. */
async function awardsOfCalls(live: LiveService, { grantNumbers = [] }: HarvestContext): Promise<Items> {
  const found: FileItem[] = [];
  let requests = 0;
  for (const number of grantNumbers.filter((one) => announcement.test(one))) {
    if (requests++ > 0) await live.sleep(pauseMs);
    const body = JSON.stringify({
      criteria: { opportunity_numbers: [number], exclude_subprojects: true },
      offset: 0,
      limit: askedAwards,
      sort_field: 'award_notice_date',
      sort_order: 'desc',
    });
    const headers = { 'content-type': 'application/json' };
    const answer = await politeFetch(live, service, { init: { method: 'POST', headers, body } });
    const { results } = membersOf(jsonOf(answer, service)) ?? {};
    if (!Array.isArray(results)) throw new SourceError(`${service} answered without results`);
    found.push(...itemsOf(number, results));
  }
  return found;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Null for an award that names no announcement, and for a part of one. Throws SourceError for what is none. */
function awardOf(value: unknown, readAt: Date): Award | null {
  const project = membersOf(value);
  const title = oneLine(textOf(project?.project_title));
  const { organization } = project ?? {};
  const recipient = oneLine(textOf(membersOf(organization)?.org_name) ?? textOf(organization));
  if (!project || title === null) throw new SourceError('the project has no title');
  const numbers = (textOf(project.opportunity_number) ?? '').split(/[;,\s]+/).filter((one) => one !== '');
  const id = numberOf(project.appl_id);
  // A core of a centre is a part of its award, with a sum and a title of its own.
  const isPart = (project.subproject_id ?? null) !== null;
  if (numbers.length === 0 || recipient === null || id === null || isPart) return null;
  const amount = numberOf(project.award_amount);
  const year = numberOf(project.fiscal_year);
  const url = `https://reporter.nih.gov/project-details/${id}`;
  return {
    numbers,
    noticed: textOf(project.award_notice_date) ?? `${year ?? ''}`,
    project: textOf(project.core_project_num) ?? undefined,
    isSupplement: textOf(project.award_type) === '3',
    shown: {
      title,
      recipient,
      ...(amount !== null && amount > 0 ? { amount: { amount: String(amount), currency: 'USD' } } : {}),
      ...(year === null ? {} : { year }),
      url,
      source: {
        id: sourceId(`nih-reporter:${id}`),
        name: 'NIH RePORTER',
        url,
        kind: 'api',
        retrieved_at: readAt.toISOString(),
        licence: 'public domain',
        text_policy: 'full',
      },
    },
  };
}
