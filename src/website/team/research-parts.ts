// What the pages of research show of a job: where it stands, and what it found with the reasons.

import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import { labelNames } from '../../kernel/label-names.ts';
import type { Evidence, Item } from '../../matching/scoring/explain.ts';
import type { jobShown } from '../../people/research/job.ts';
import { closingTime, instant, numberText, scoreText } from '../kit/format.ts';
import { type Hole, html, nothing, outward, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { reasonText } from '../records/grant-words.ts';

/** A job, with the title of its project where a page looked it up. */
export interface Job extends ReturnType<typeof jobShown> {
  readonly project_title?: string | null;
}

const states = {
  pending: 'waits for its turn',
  running: 'at work',
  completed: 'completed',
  partial: 'ended, and not whole',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;

type JobStatus = keyof typeof states;

export function stateOf({ status }: Job): 'unfinished' | 'result' | 'none' {
  if (status === 'pending' || status === 'running') return 'unfinished';
  return status === 'completed' || status === 'partial' ? 'result' : 'none';
}

export function stateText({ status, progress }: Job): string {
  return status === 'running' ? `${states.running}, ${progress.percent} %` : states[status];
}

export function typeText({ job_type }: Job): string {
  return job_type === 'grants' ? 'open calls' : 'coming events';
}

/** "10 of 36 looked at"; before anything was found, nothing is counted. */
export function countsText(job: Job): string {
  const { accepted, found, rejected } = job.counts;
  if (stateOf(job) !== 'result' && found === 0) return 'not counted';
  const looked = accepted + rejected;
  const left = found === looked ? '' : `, of ${numberText(found)} found`;
  return `${numberText(accepted)} of ${numberText(looked)} looked at${left}`;
}

/** The words of the question; of a project, which version of it was taken. */
export function whatWasAsked({ query, project_title, project_version }: Job): string {
  if (query !== null) return query;
  const version = project_version === null ? '' : `, version ${project_version}`;
  return `${project_title ?? 'A project of the team'}${version}`;
}

/** Why there is nothing to read, by where the job stands. */
const nothingKept: Readonly<Partial<Record<JobStatus, string>>> = {
  failed: 'There is no result.',
  cancelled: 'It was cancelled: there is no result.',
  expired:
    'There is no result any more: a result is kept for 30 days, and a job that has not ended after a day is given up.',
};

/** What the job found, best first. */
export async function resultOf(ask: PageRequest, job: Job): Promise<SafeHtml> {
  const { result, completed_at } = job;
  if (!result) return html`<p>${nothingKept[job.status] ?? 'There is no result.'}</p>`;
  const { items, evidence, summary } = result;
  const byId = new Map(evidence.map((one) => [one.id, one]));
  const names = await Promise.all(items.map((item) => nameNow(ask, item)));
  return html`<section><h2>What it found</h2><p>${summary}</p>
${items.length === 0 ? html`<p>Other words may find more: fewer of them, or those that a call would use.</p>` : html`<p class="muted small">Reasons are those of ${instant(completed_at)}; dates beside a name are those of the catalogue now.</p><ol class="items">${items.map((item, at) => itemShown(ask, item, { byId, public_id: names[at] ?? null }))}</ol>`}</section>`;
}

const whoMay: Readonly<Record<Item['eligibility_state'], string>> = {
  unrestricted: 'open to any kind of applicant',
  restricted: 'for some kinds of applicants alone',
  unknown: 'who may apply is not known here',
};

interface Shown {
  readonly byId: ReadonlyMap<string, Evidence>;
  /** The name in addresses that the record has now; null where it is not there any more. */
  readonly public_id: string | null;
}

function itemShown(ask: PageRequest, item: Item, { byId, public_id }: Shown): SafeHtml {
  const { kind, score, reasons, eligibility_state, source, source_name } = item;
  const { name, when } = nowOf(ask, { ...item, public_id });
  const sources = new Set(
    reasons.flatMap(({ evidence_ids }) => evidence_ids.flatMap((id) => byId.get(id)?.source_url ?? [])),
  );
  const from = source === 'live' ? (source_name ?? 'a live source') : 'its source';
  return html`<li><h3>${name}</h3>
<p>${when}Score ${scoreText(score)} of 100${kind === 'grant' ? html`; ${whoMay[eligibility_state]}` : nothing}.</p>
<ul>${reasons.map(({ text }) => html`<li>${reasonText(text, labelNames(ask.context))}</li>`)}</ul>
${sources.size === 0 ? nothing : html`<p class="small">Read at ${from}: ${[...sources].map((url) => outward(url))}</p>`}</li>`;
}

/** The name in addresses of what was found, also where it was merged or has another one since. */
async function nameNow(
  { site, context }: PageRequest,
  { kind, public_id }: Pick<Item, 'kind' | 'public_id'>,
): Promise<string | null> {
  const family = site.families.find(({ singular }) => singular === kind);
  if (!family || public_id === null) return null;
  const { reader, tier, now } = context;
  const find = (name: string) => reader.detail(family, name, tier, now);
  if (find(public_id)) return public_id;
  const id = (await context.formerly?.(family.name, public_id)) ?? public_id;
  const found = find(id);
  return found ? (found.public_id ?? found.id) : reader.survivor(family, id, tier);
}

/** What it is called and when it is, as the catalogue has it now. */
function nowOf(
  { site, context }: PageRequest,
  { kind, public_id, title, url, source }: Item,
): { readonly name: Hole; readonly when: Hole } {
  if (source === 'live') return { name: outward(url, title), when: 'Not in the catalogue. ' };
  const family = site.families.find(({ singular }) => singular === kind);
  const { reader, tier, now } = context;
  const found = family && public_id !== null ? reader.detail(family, public_id, tier, now) : null;
  if (!family || !found) return { name: title, when: 'Not in the catalogue any more. ' };
  const record = parsed(found.text, context.site);
  const name = html`<a href="${family.page}/${encodeURIComponent(public_id as string)}">${headingOf(family, record)}</a>`;
  if (kind === 'event') {
    const begins = record.start_date;
    return { name, when: begins ? html`Begins ${instant(begins)}. ` : 'No date stated. ' };
  }
  const { deadline } = record;
  if (typeof deadline !== 'string') return { name, when: 'No closing date stated. ' };
  const closed = Date.parse(deadline) < now.getTime();
  return { name, when: html`${closed ? 'Closed' : 'Closes'} ${closingTime(deadline)}. ` };
}
