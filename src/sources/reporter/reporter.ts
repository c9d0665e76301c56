// Awards of NIH from RePORTER, as past awards of the calls that the catalogue holds: an award names the number of
// the announcement under which it was made, and a call is found by it. Names of investigators are left out.

import { isDeepStrictEqual } from 'node:util';
import { sourceId } from '../reading/ids.ts';
import { type Items, itemsOf } from '../reading/map-items.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { type FileItem, membersOf, readItems, textOf } from '../reading/read-lines.ts';
import {
  type HarvestContext,
  type LiveService,
  type OperatorRecord,
  type Reading,
  type Source,
  SourceError,
  stays,
} from '../reading/source.ts';
import { oneLine } from '../reading/text.ts';

const service = 'https://api.reporter.nih.gov/v2/projects/search';
/** So many are shown of a call, and asked for; the newest. */
const mostAwards = 10;
/** RePORTER asks for one request a second at most. */
const pauseMs = 1_100;
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
  readFiles: async (paths, context) => read(kept(paths, context), context),
  readLive: async (live, context) => read(await awardsOfCalls(live, context), context),
  left: stays,
};

async function* kept(paths: readonly string[], context: HarvestContext): AsyncGenerator<FileItem> {
  for (const path of paths) {
    for await (const { where, value } of readItems(path, context.refuse)) {
      const { results } = membersOf(value) ?? {};
      if (!Array.isArray(results)) yield { where, value };
      else
        for (const [index, one] of results.entries())
          yield { where: `${where}.results[${index}]`, value: one };
    }
  }
}

/** The newest awards of each announcement that the catalogue holds, one request a second. */
async function awardsOfCalls(live: LiveService, { grantNumbers = [] }: HarvestContext): Promise<Items> {
  const found: FileItem[] = [];
  let asked = 0;
  for (const number of grantNumbers.filter((one) => announcement.test(one))) {
    if (asked++ > 0) await live.sleep(pauseMs);
    const body = JSON.stringify({
      criteria: { opportunity_numbers: [number] },
      offset: 0,
      limit: mostAwards,
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

interface Award {
  readonly numbers: readonly string[];
  readonly noticed: string;
  readonly shown: Readonly<Record<string, unknown>>;
}

/** The calls with their awards, the newest first. An award under no call that is held is left out. */
function read(items: Items, context: HarvestContext): Reading {
  let leftOut = 0;
  async function* records(): AsyncGenerator<OperatorRecord> {
    const awards = new Map<string, Award[]>();
    for await (const { where, value } of items) {
      try {
        const award = awardOf(value, context.now);
        const numbers = award?.numbers.filter((one) => context.grantByNumber?.(one)) ?? [];
        if (award === null || numbers.length === 0) leftOut += 1;
        else for (const one of numbers) awards.set(one, newest([...(awards.get(one) ?? []), award]));
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        context.refuse(where, error.message);
      }
    }
    for (const [number, some] of awards) {
      const grant = context.grantByNumber?.(number);
      if (!grant) continue;
      const {
        past_awards: known,
        similar,
        ...detail
      } = (grant.detail ?? {}) as Readonly<Record<string, unknown>>;
      const before = (known ?? []) as readonly Award['shown'][];
      // What is added stands last, as a harvest of the call carries it along.
      const past_awards = some.map(({ shown }) => asBefore(shown, before));
      yield { ...grant, detail: { ...detail, past_awards, ...(similar === undefined ? {} : { similar }) } };
    }
  }
  return { records: records(), complete: false, leftOut: () => leftOut };
}

/** Of one project with several years the newest counts. */
function newest(awards: readonly Award[]): Award[] {
  const sorted = awards.toSorted((a, b) => (a.noticed < b.noticed ? 1 : -1));
  const urls = new Set<unknown>();
  return sorted.filter(({ shown }) => !urls.has(shown.url) && urls.add(shown.url)).slice(0, mostAwards);
}

/** An award that says what it said before was retrieved then: a harvest that learns nothing changes nothing. */
function asBefore(shown: Award['shown'], before: readonly Award['shown'][]): Award['shown'] {
  const { source, ...said } = shown;
  const known = before.find(({ source: _source, ...one }) => isDeepStrictEqual(one, said));
  return known ?? { ...said, source };
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Null for an award that names no announcement. Throws SourceError for what is none. */
function awardOf(value: unknown, now: Date): Award | null {
  const project = membersOf(value);
  const title = oneLine(textOf(project?.project_title));
  const { organization } = project ?? {};
  const recipient = oneLine(textOf(membersOf(organization)?.org_name) ?? textOf(organization));
  if (!project || title === null) throw new SourceError('the project has no title');
  const numbers = (textOf(project.opportunity_number) ?? '').split(/[;,\s]+/).filter((one) => one !== '');
  const id = numberOf(project.appl_id);
  if (numbers.length === 0 || recipient === null || id === null) return null;
  const amount = numberOf(project.award_amount);
  const year = numberOf(project.fiscal_year);
  const url = `https://reporter.nih.gov/project-details/${id}`;
  return {
    numbers,
    noticed: textOf(project.award_notice_date) ?? `${year ?? ''}`,
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
        retrieved_at: now.toISOString(),
        licence: 'public domain',
        text_policy: 'full',
      },
    },
  };
}
