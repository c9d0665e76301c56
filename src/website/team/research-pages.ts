// The research jobs of a team: asking for one, how far each is, and what it found. Programs do the same below
// /api/v1/research.

import { readQuery } from '../../channels/http/query.ts';
import { href } from '../../kernel/address.ts';
import type { OutputOf } from '../../kernel/operation.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { listProjects } from '../../people/projects/operations.ts';
import { createResearch, maxUnfinished } from '../../people/research/create.ts';
import { cancelResearch, getResearch, listResearch } from '../../people/research/research.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { askNamed, askOperation } from '../kit/ask.ts';
import { errorsOf, type FormField, fieldsOf, form, type Values } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, foldedButton, ticketFor } from '../kit/person-form.ts';
import { dataTable } from '../kit/table.ts';
import { pageSize, steps } from '../records/pager.ts';
import {
  countsText,
  type Job,
  resultOf,
  stateOf,
  stateText,
  typeText,
  whatWasAsked,
} from './research-parts.ts';
import { workPage } from './team-page.ts';

const root = '/research';
const list = { href: root, text: 'Research' };

const researchFields = fieldsOf(createResearch, (name) => name === 'query' || name === 'project_id', {
  query: 'What to look for',
  project_id: 'Project of the team',
});

export function researchRoutes(site: AccountSite): readonly PageRoute[] {
  const one = `${root}/:id`;
  return [
    { name: 'research', method: 'GET', path: root, answer: (ask) => overview(ask, site) },
    formRoute('start_research', root, (ask) =>
      act(ask, site, {
        operation: createResearch,
        fields: researchFields,
        subject: ask.visit.caller.team?.id ?? '',
        submit: 'Start the research',
        says: 'started',
        back: root,
        done: () => root,
        again: (values, refusal) => overview(ask, site, values, refusal),
      }),
    ),
    personRoute('research_job', one, (ask) => jobPage(ask, site)),
    formRoute('cancel_research', `${one}/cancel`, (ask) => {
      const { id = '' } = ask.params;
      return act(ask, site, {
        operation: cancelResearch,
        subject: id,
        input: { id },
        submit: 'Cancel it',
        says: 'cancelled',
        back: `${root}/${id}`,
        done: () => `${root}/${id}`,
        again: (_, refusal) => jobPage(ask, site, refusal),
      });
    }),
  ];
}

async function overview(
  ask: PageRequest,
  site: AccountSite,
  typed?: Values,
  refusal?: Refusal,
): Promise<Page> {
  if (refusal?.reason === 'forbidden') throw refusal;
  const input = readQuery(listResearch, withoutOwn(ask.query).toString());
  const { answer: listed } = await askOperation(ask, listResearch, input);
  const projects = await projectsOf(ask);
  const jobs = listed.map((job) => titled(job, projects));
  const { session, team } = ask.visit.caller;
  const begun = jobs.some((job) => stateOf(job) === 'unfinished');
  const asking =
    session === null || team === null
      ? nothing
      : team.role === 'viewer'
        ? html`<p>You are a viewer: you read what is here.</p>`
        : await startForm(ask, site, projects, typed, refusal);
  const content = html`${asking}
<section id="jobs"><h2>Jobs of the team</h2>
${begun ? html`<p>Not all have ended yet. <a href="${root}#jobs">Look again</a></p>` : nothing}
${jobs.length === 0 ? html`<p class="muted">${ask.query.has('offset') ? 'There are no more.' : 'There are none yet.'}</p>` : jobTable(ask, jobs)}
${steps(root, withoutOwn(ask.query), jobs.length, (input.limit as number | undefined) ?? pageSize)}</section>
<p class="muted small">Programs of the team do the same at <code>${href(listResearch)}</code>: see <a href="/docs/${createResearch.name}">how</a>. <a href="/account/search-profile">A search profile</a> says which open grants fit you without a job, and <a href="/account/searches">a saved search</a> tells you of new ones.</p>`;
  return workPage(
    list,
    'Research',
    `Calls and events that fit what ${team?.name ?? 'a team'} works on, with a reason for each. Only the team sees its jobs.`,
    content,
  );
}

/** The query of the list, without what the page itself reads. */
function withoutOwn(query: URLSearchParams): URLSearchParams {
  const withoutAgain = new URLSearchParams(query);
  withoutAgain.delete('again');
  withoutAgain.delete('project');
  return withoutAgain;
}

function jobTable(ask: PageRequest, jobs: readonly Job[]): SafeHtml {
  const isIn = ask.visit.caller.session !== null;
  const rows = jobs.map((job) => {
    const subject = excerpt(whatWasAsked(job), 120);
    return [
      isIn ? html`<a href="${root}/${job.id}">${subject}</a>` : subject,
      typeText(job),
      stateText(job),
      countsText(job),
      instant(job.created_at),
    ];
  });
  return dataTable('Research jobs', ['What was asked', 'Looks among', 'State', 'Fit', 'Asked'], rows);
}

type Projects = OutputOf<typeof listProjects>;

/** The projects of the team; none where they are switched off. */
async function projectsOf(ask: PageRequest): Promise<Projects> {
  if (ask.visit.caller.team === null) return [];
  return (await askNamed(ask, listProjects, { limit: 100 }))?.answer ?? [];
}

function titled(job: Job, projects: Projects): Job {
  return { ...job, project_title: projects.find(({ id }) => id === job.project_id)?.title ?? null };
}

async function startForm(
  ask: PageRequest,
  site: AccountSite,
  all: Projects,
  typed?: Values,
  refusal?: Refusal,
): Promise<SafeHtml> {
  const projects = all.filter(({ status }) => status === 'active');
  const fields = researchFields.flatMap((field): readonly FormField[] => {
    if (field.name === 'query') {
      const hint = `In plain words, at least 10 characters: the subject, the method, the stage.${projects.length > 0 ? ' Leave it empty where you choose a project.' : ''}`;
      return [{ ...field, hint, required: projects.length === 0 }];
    }
    if (projects.length === 0) return [];
    const options = projects.map(({ id, title }) => ({ value: id, text: title }));
    const hint = 'Its title, summary, keywords, labels and the beginning of its text are taken.';
    return [{ ...field, hint, type: 'select', options: [{ value: '', text: 'None' }, ...options] }];
  });
  return html`<section id="asking"><h2>Ask for research</h2>
${form({
  id: 'research',
  action: root,
  fields,
  submit: 'Start the research',
  values: typed ?? (await beginning(ask)),
  errors: refusal ? errorsOf(refusal) : [],
  ticket: ticketFor(ask, site, createResearch, ask.visit.caller.team?.id ?? ''),
})}
<p class="muted small">Two jobs begin: one over open calls, one over coming events. Most end within a minute. A team has at most ${maxUnfinished} that have not ended.</p></section>`;
}

/** What the form begins with: a job that is asked again, or a project. */
async function beginning(ask: PageRequest): Promise<Values> {
  const again = ask.query.get('again');
  if (again === null) return { project_id: ask.query.get('project') ?? '' };
  const { answer: job } = await askOperation(ask, getResearch, { id: again });
  return { query: job.query ?? '', project_id: job.project_id ?? '' };
}

async function jobPage(ask: PageRequest, site: AccountSite, refusal?: Refusal): Promise<Page> {
  const { id = '' } = ask.params;
  if (refusal && refusal.reason !== 'conflict' && refusal.reason !== 'stale_form') throw refusal;
  const job = titled(await asPerson(ask, getResearch, { id }), await projectsOf(ask));
  const writes = ask.visit.caller.team?.role !== 'viewer';
  const unfinished = stateOf(job) === 'unfinished';
  const { progress, error, completed_at, expires_at, started_at, created_at } = job;
  const facts: readonly (readonly [string, Hole])[] = [
    ['State', stateText(job)],
    ['Looks among', typeText(job)],
    ['Fit', countsText(job)],
    ['Asked', instant(created_at)],
    ...(started_at === null ? [] : ([['Begun', instant(started_at)]] as const)),
    ...(completed_at === null ? [] : ([['Ended', instant(completed_at)]] as const)),
    ...(stateOf(job) === 'result' || unfinished
      ? ([[unfinished ? 'Given up if not ended by' : 'Kept until', instant(expires_at)]] as const)
      : []),
  ];
  const again = html`<p><a href="${root}?again=${id}#asking">Ask the same again</a></p>`;
  const content = html`${refusal ? html`<div class="errors" role="alert"><p>${refusal.message}</p></div>` : nothing}
<section><h2>What was asked</h2><p class="words">${whatWasAsked(job)}</p></section>
<dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${
  unfinished
    ? html`<section><h2>How far it is</h2><p><progress max="100" value="${progress.percent}" aria-label="How far the job is">${progress.percent} %</progress> ${progress.percent} %${progress.step === null ? nothing : html`, ${progress.step}`}${progress.message === null ? nothing : html`: ${progress.message}`}</p>
<p><a class="button" href="${root}/${id}">Look again</a></p>
${writes ? foldedButton({ action: `${root}/${id}/cancel`, ticket: ticketFor(ask, site, cancelResearch, id), submit: 'Cancel it', effect: 'It stops at once, and is not taken up again.' }) : nothing}</section>`
    : nothing
}
${error === null ? nothing : html`<p class="notice">${error.message}</p>`}
${unfinished ? nothing : await resultOf(ask, job)}
${writes && !unfinished ? again : nothing}
<p class="muted small">Programs of the team read it at <code>${href(getResearch, { id })}</code>.</p>`;
  return workPage(
    list,
    `Research: ${excerpt(whatWasAsked(job), 60)}`,
    'A job of your team. Words and labels are compared, by fixed rules; no model reads anything, and a score only orders what was found.',
    content,
  );
}
