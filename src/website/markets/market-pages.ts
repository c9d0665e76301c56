// Markets for everybody: the list, one with its picture, the boards, and the same as files.

import { recordTag } from '../../channels/formats/atom.ts';
import { href } from '../../kernel/address.ts';
import { capitalized } from '../../kernel/capitalized.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wordText } from '../../kernel/word-text.ts';
import { stages } from '../../people/markets/market-shapes.ts';
import { getMarket, getMarketHistory, getMarketLeaders, listMarkets } from '../../people/markets/markets.ts';
import type { ShownMarket } from '../../people/markets/read.ts';
import type { AccountSite } from '../account/account-page.ts';
import { askOperation } from '../kit/ask.ts';
import { atomFeed } from '../kit/feed.ts';
import { type Figure, figure } from '../kit/figure.ts';
import { findForm } from '../kit/find-form.ts';
import { countText, dayText, exactTime, instant, percentText } from '../kit/format.ts';
import { html, nothing, outward, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import { markdown } from '../kit/markdown.ts';
import { type Page, type PageRequest, type PageRoute, readPage } from '../kit/page.ts';
import { givenAt } from '../kit/query-text.ts';
import { dataTable } from '../kit/table.ts';
import { fileOf } from '../records/routes.ts';
import { twinLinks } from '../records/twins.ts';
import { pointsText, type ShownDetail } from './market-data.ts';
import type { RefusedStep } from './market-step.ts';
import { actionsOn } from './trade-forms.ts';

export function marketReads(site: AccountSite): readonly PageRoute[] {
  return [
    readPage('markets', '/markets', list),
    readPage('markets as a feed', '/markets.atom', feed),
    readPage('markets as data', '/markets.json', (ask) => ask.forward(`${href(listMarkets)}${search(ask)}`)),
    readPage('market leaders', '/markets/leaderboard', leaders),
    readPage('market', '/markets/:public_id', (ask) => market(ask, site)),
  ];
}

function search({ query }: PageRequest): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

const lede =
  'Questions about funding and research, with what people hold likely. Play points: nobody buys them, and they are worth nothing.';

async function list(ask: PageRequest): Promise<Page> {
  const status = ask.query.get('status') ?? '';
  const offset = Math.max(0, Math.trunc(Number(ask.query.get('offset') ?? 0)) || 0);
  const q = ask.query.get('q') ?? '';
  const input = { ...(status ? { status } : {}), ...(q ? { q } : {}), offset, limit: 50 };
  const { answer } = await askOperation(ask, listMarkets, input);
  const { data: markets, pagination } = answer;
  const { total, has_more } = pagination;
  const isEmpty = total === 0 && !q && !status;
  const filters = ['', ...stages].map(
    (one) =>
      html`<li><a href="${givenAt('/markets', { status: one, q })}"${one === status ? html` aria-current="page"` : nothing}>${one === '' ? 'All' : capitalized(wordText(one))}</a></li>`,
  );
  const twins = [
    { href: givenAt('/markets.json', { status, q }), type: 'application/json', title: 'JSON' },
    { href: '/markets.atom', type: 'application/atom+xml', title: 'Atom feed' },
  ];
  return {
    title: 'Forecast markets',
    description: lede,
    twins,
    body: html`${titleBlock({ title: 'Forecast markets', lede })}
${
  isEmpty
    ? nothing
    : html`<nav class="tabs" aria-label="Where they stand"><ul>${filters}</ul></nav>
${findForm({ action: '/markets', label: 'Part of the question', q, kept: { name: 'status', value: status } })}`
}
${isEmpty ? html`<p>There is no market yet. Whoever is signed in suggests one, and the operator opens it.</p>` : markets.length === 0 ? html`<p class="muted">No market fits.</p>` : table(markets)}
${has_more ? html`<p><a href="${givenAt('/markets', { offset: String(offset + 50), status, q })}">Further markets</a></p>` : nothing}
${isEmpty ? html`<p><a class="button" href="/markets/suggest">Suggest a market</a></p>` : html`<p class="muted">${countText(total, 'market')}. <a href="/markets/leaderboard">Who forecasts best</a>, <a href="/markets/suggest">suggest a market</a>, <a href="/account/points">your points</a>.</p>`}
${twinLinks(twins)}`,
  };
}

function table(markets: readonly ShownMarket[]): SafeHtml {
  const rows = markets.map((one) => {
    const likely = one.outcomes.reduce((best, other) =>
      other.probability > best.probability ? other : best,
    );
    const came = one.outcomes.find(({ key }) => key === one.outcome);
    const now = came ? came.label : `${likely.label} ${percentText(likely.probability)}`;
    const probability = one.status === 'annulled' ? '' : now;
    return [
      html`<a href="/markets/${one.public_id}">${one.question}</a>`,
      probability,
      html`${wordText(one.status)}${one.overdue ? ', overdue' : nothing}`,
      exactTime(one.closes_at),
      one.traders,
    ];
  });
  return dataTable('Markets', ['Question', 'Likeliest, or what came', 'State', 'Ends', 'Traders'], rows);
}

async function feed(ask: PageRequest): Promise<Response> {
  const { data: markets } = (await askOperation(ask, listMarkets, { limit: 100 })).answer;
  const { url } = ask.site;
  const entries = markets
    .toSorted((a, b) => (a.opened_at < b.opened_at ? 1 : -1))
    .map((one) => ({
      id: recordTag(url, 'markets', one.id),
      title: one.question,
      link: `${url}/markets/${one.public_id}`,
      updated: new Date(one.opened_at),
      summary: one.outcomes
        .map(({ label, probability }) => `${label} ${percentText(probability)}`)
        .join(', '),
      categories: [one.status],
    }));
  return atomFeed(ask, { title: 'forecast markets', path: '/markets', entries });
}

async function market(ask: PageRequest, site: AccountSite): Promise<Page | Response> {
  const name = ask.params.public_id ?? '';
  const [, public_id = name, ending] = /^(.*)\.(svg|csv|json)$/.exec(name) ?? [];
  if (ending === 'json') return ask.forward(href(getMarket, { public_id }));
  if (ending === 'svg' || ending === 'csv')
    return fileOf(await pictureOf(ask, await shownMarket(ask, public_id)), ending, ask);
  return marketPage(ask, site);
}

export async function shownMarket(ask: PageRequest, public_id: string): Promise<ShownDetail> {
  return (await askOperation(ask, getMarket, { public_id })).answer.market;
}

/** @param refused what the person did here that was refused: its form stands open, with what was typed */
export async function marketPage(ask: PageRequest, site: AccountSite, refused?: RefusedStep): Promise<Page> {
  const { public_id = '' } = ask.params;
  const shown = await shownMarket(ask, public_id);
  const picture = await pictureOf(ask, shown);
  const path = `/markets/${public_id}`;
  const twins = [
    { href: `${path}.json`, type: 'application/json', title: 'JSON' },
    { href: `${path}.csv`, type: 'text/csv', title: 'CSV' },
  ];
  return {
    title: shown.question,
    description: `${shown.outcomes.map(({ label, probability }) => `${label} ${percentText(probability)}`).join(', ')}.`,
    twins,
    headers: { 'Referrer-Policy': 'same-origin' },
    body: html`${titleBlock({ title: shown.question, crumbs: [{ href: '/markets', text: 'Markets' }], lede: stateSentence(shown) })}
<div class="stack">
${shown.overdue ? html`<div class="notice"><h2>Overdue</h2><p>Trading ended more than two weeks ago, and no outcome is proposed yet.</p></div>` : nothing}
${dataTable(
  'Outcomes',
  ['Outcome', 'Held likely', 'Change in 7 days'],
  shown.outcomes.map(({ label, probability, change_7d }) => [
    label,
    percentText(probability),
    change_7d === null ? '' : `${change_7d > 0 ? '+' : ''}${percentText(change_7d)}`,
  ]),
)}
${figure(picture)}
${await actionsOn(ask, site, shown, refused)}
${criteria(shown)}
${resolution(shown)}
<p class="muted small">${countText(shown.traders, 'trader')}, ${countText(shown.forecasters, 'forecaster')}, ${countText(shown.trades, 'trade')}. Liquidity ${shown.liquidity} points; the house loses at most ${pointsText(shown.subsidy_mp)} points. Points are play points without any value.</p>
${twinLinks(twins)}</div>`,
  };
}

export function criteria({
  criteria_md,
  clarifications = [],
}: Pick<ShownDetail, 'criteria_md'> & Partial<ShownDetail>): SafeHtml {
  return html`<section class="section"><h2>When each outcome holds</h2><div class="prose">${markdown(criteria_md)}</div>
${clarifications.map(({ at, text }) => html`<h3>Clarified ${instant(at)}</h3><div class="prose">${markdown(text)}</div>`)}</section>`;
}

export function stateSentence(shown: ShownDetail): SafeHtml {
  const came = shown.outcomes.find(({ key }) => key === shown.outcome)?.label;
  const { status, closes_at, disputable_until, final_at } = shown;
  if (status === 'open') return html`Open for trading until ${exactTime(closes_at)}.`;
  if (status === 'proposed') {
    return html`The proposed outcome is ${came ?? ''}; it can be disputed until ${exactTime(disputable_until ?? closes_at)}.`;
  }
  if (status === 'disputed') return html`The proposed outcome is ${came ?? ''}, and it is disputed.`;
  if (status === 'final')
    return html`The outcome is ${came ?? ''}, final since ${instant(final_at ?? closes_at)}.`;
  if (status === 'corrected') return html`The outcome is ${came ?? ''}, after a correction.`;
  if (status === 'annulled') return html`Annulled: every trade was reversed.`;
  return html`Trading ended ${exactTime(closes_at)}; no outcome is proposed yet.`;
}

export function resolution({
  status,
  evidence,
  disputes,
  statement,
  known_at,
  corrected_at,
}: ShownDetail): SafeHtml {
  if (evidence.length === 0 && disputes.length === 0 && statement === null) return nothing;
  return html`<section class="section"><h2>How it was resolved</h2>
${known_at && status !== 'annulled' ? html`<p>The outcome was known ${instant(known_at)}; what was traded from then on does not count.</p>` : nothing}
${evidence.map(({ url, quote, retrieved_at }) => html`<figure><blockquote>${quote}</blockquote><figcaption>${outward(url)}, read ${dayText(retrieved_at)}</figcaption></figure>`)}
${disputes.map(
  (
    one,
  ) => html`<h3>Disputed ${instant(one.at)}</h3><p class="words">${one.reason}</p><p>${outward(one.source_url)}</p>
${one.decided_at ? html`<p><strong>${wordText(one.decision ?? '')}</strong> ${instant(one.decided_at)}${one.one_decider ? ', by one decider' : nothing}: ${one.statement}</p>` : html`<p class="muted">Not decided yet.</p>`}`,
)}
${statement ? html`<h3>${corrected_at ? 'Why it was corrected' : 'Statement'}</h3><p class="words">${statement}</p>` : nothing}</section>`;
}

async function pictureOf(ask: PageRequest, shown: ShownDetail): Promise<Figure> {
  const { data } = (await askOperation(ask, getMarketHistory, { public_id: shown.public_id })).answer;
  const now = ask.now.toISOString();
  const until = shown.closes_at < now ? shown.closes_at : now;
  const { steps } = await import('../charts/steps.ts');
  const lines = shown.outcomes.map(({ label }, index) => ({
    label,
    points: data.map(({ at, probabilities }) => ({ at, share: probabilities[index] as number })),
  }));
  const title = 'What was held likely';
  const likely = shown.outcomes.map(({ label, probability }) => `${label} ${percentText(probability)}`);
  const begins =
    shown.trades === 0
      ? 'No trade counts so far'
      : `After ${countText(shown.trades, 'trade')} by ${countText(shown.traders, 'person', 'people')}`;
  const sentence = `${begins}: ${likely.join(', ')}.`;
  return {
    title,
    sentence,
    files: `/markets/${shown.public_id}`,
    svg: steps(lines, until, `${title}. ${sentence}`),
    table: {
      head: ['From', ...shown.outcomes.map(({ label }) => `${label} (%)`)],
      rows: data.map(({ at, probabilities }) => [
        at,
        ...probabilities.map((one) => Math.round(one * 10_000) / 100),
      ]),
    },
  };
}

async function leaders(ask: PageRequest): Promise<Page> {
  const season = ask.query.get('season');
  const by = ask.query.get('by');
  const { answer } = await askOperation(ask, getMarketLeaders, {
    ...(season ? { season } : {}),
    ...(by ? { by } : {}),
  });
  const rows = answer.data;
  const which = answer.season;
  const title = 'Who forecasts best';
  if (!/^\d{4}Q\d$/.test(which)) throw new Refusal('not_found', 'There is no such season.');
  const tabs = ['accuracy', 'calibration', 'profit'].map(
    (one) =>
      html`<li><a href="/markets/leaderboard?season=${which}&amp;by=${one}"${one === answer.by ? html` aria-current="page"` : nothing}>${wordText(one)}</a></li>`,
  );
  return {
    title,
    body: html`${titleBlock({ title, crumbs: [{ href: '/markets', text: 'Markets' }], lede: `Season ${which}: markets that became final in this quarter. Who forecast in ten of them or more is ranked, apart from what they earned.` })}
<nav class="tabs" aria-label="By what"><ul>${tabs}</ul></nav>
${
  rows.length === 0
    ? html`<p class="muted">Nobody has forecast in ten final markets of this season yet.</p>`
    : dataTable(
        title,
        [
          'Rank',
          'Who',
          'Markets',
          'Log score',
          'Brier',
          'Better than the prices by',
          'Time covered',
          'Points',
        ],
        rows.map((one) => [
          one.rank,
          one.name,
          one.markets,
          one.log_score,
          one.brier,
          one.skill,
          percentText(one.coverage),
          one.profit,
        ]),
      )
}
<p class="muted small">Members of the operator’s team are left out before anybody is ranked. A name is shown only where its person says so in the account.</p>`,
  };
}
