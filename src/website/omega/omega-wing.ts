// The pages of Omega Point beside its families: what it is, its runs, its protocol, its method.

import { omegaPath } from '../../kernel/address.ts';
import { labelNames } from '../../kernel/label-names.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { textRoutes } from '../pages/site-pages.ts';
import { recordRow } from '../records/row.ts';
import { commentsFeedRoute } from './comments-feed.ts';
import { methodText } from './method-text.ts';
import { protocolRoute } from './protocol-page.ts';
import { reportRoutes } from './report-page.ts';
import { runRoutes } from './run-page.ts';
import { runsFeedRoutes } from './runs-feed.ts';
import { runsAsData, runsPage } from './runs-page.ts';
import { workbenchRoute } from './workbench-page.ts';

const lede =
  'Research runs on your own model. This service hands out the steps, checks the answers, counts, and publishes what comes of it; it never calls a model.';

async function omegaPage(ask: PageRequest): Promise<Page> {
  const [hypotheses, experiments] = await Promise.all([
    newest(ask, 'list_hypotheses', 'Newest hypotheses', '/omega/hypotheses', 'All hypotheses'),
    newest(ask, 'list_experiments', 'Newest experiments', '/omega/experiments', 'All experiments'),
  ]);
  const { url } = ask.site;
  return {
    title: 'Omega Point',
    description: lede,
    section: '/omega/experiments',
    body: html`${titleBlock({ title: 'Omega Point', lede })}
<div class="stack">
<div class="prose"><p>A run begins with a question. A model splits it up, looks for what speaks for and against, proposes explanations that could be wrong, criticises and compares them, tries to refute the strongest, and plans the cheapest honest test. Whoever reads it can recount every number from the archive, without a model.</p></div>
<section class="section" id="ways"><h2>Four ways to take part</h2><ul class="items">
<li><p><strong>An agent with tools</strong></p><p>Add the tool server below to a host that speaks the Model Context Protocol, and ask it to run Omega Point on your question. No account is needed: it registers itself.</p><p><code>${url}${omegaPath}</code></p></li>
<li><p><strong>A script</strong></p><p>The same steps over <a href="/docs/start_run">REST</a>, with instructions for agents in <a href="/omega/SKILL.md">one file</a>.</p></li>
<li><p><strong>A person in the browser</strong></p><p>The <a href="/omega/workbench">workbench</a> drives your model, or shows you each step to copy and paste. The key of your model stays in the page.</p></li>
<li><p><strong>The command line</strong></p><p><code>perennial omega run "QUESTION" --endpoint URL --model NAME</code> does the same, also with a model on your own computer.</p></li></ul></section>
<div class="pair">${experiments}${hypotheses}</div>
<p><a href="/omega/runs">All published runs</a></p>
<section class="section" id="rules"><h2>Read before you believe any of it</h2><ul class="links"><li><a href="/omega/method">How it counts, and what that does not show</a></li><li><a href="/omega/protocols/1">The protocol: every instruction, question and threshold</a></li></ul></section>
</div>`,
  };
}

async function newest(
  ask: PageRequest,
  name: string,
  title: string,
  path: string,
  all: string,
): Promise<SafeHtml> {
  const list = operationNamed(ask.site.operations, name);
  const family = list?.lists?.family;
  if (!list || !family) return nothing;
  const { answer } = await askOperation(ask, list, { limit: 5 });
  const rows = answer.data as readonly Readonly<Record<string, unknown>>[];
  const context = {
    site: ask.site.url,
    now: ask.now,
    tier: ask.visit.caller.tier,
    heading: 3,
    hasPage: true,
    labels: labelNames(ask.context),
  } as const;
  return html`<section class="section"><h2>${title}</h2>${rows.length === 0 ? html`<p class="muted">None is listed yet.</p>` : html`<ol class="records">${rows.map((row) => recordRow(family, row, context))}</ol>`}<p><a href="${path}">${all}</a></p></section>`;
}

export const omegaWing: readonly PageRoute[] = [
  { name: 'omega', method: 'GET', path: '/omega', answer: omegaPage },
  workbenchRoute,
  protocolRoute,
  ...textRoutes(methodText),
  { name: 'omega runs', method: 'GET', path: '/omega/runs', answer: runsPage },
  { name: 'omega runs as data', method: 'GET', path: '/omega/runs.json', answer: runsAsData },
  ...runsFeedRoutes,
  ...runRoutes,
  ...reportRoutes,
  commentsFeedRoute,
];
