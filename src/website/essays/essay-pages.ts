// Essays for everybody: the list, one with its comments, its revisions, the same as files and feeds.

import { recordTag } from '../../channels/formats/atom.ts';
import { licenceUrl } from '../../channels/http/licence.ts';
import { href } from '../../kernel/address.ts';
import type { OutputOf } from '../../kernel/operation.ts';
import { citedByMark } from '../../people/essays/citations.ts';
import { wasTakenBack } from '../../people/essays/essay-store.ts';
import { getEssay, listEssayRevisions, listEssays, revisionText } from '../../people/essays/essays.ts';
import type { AccountSite } from '../account/account-page.ts';
import { askOperation } from '../kit/ask.ts';
import { essayMarkdown } from '../kit/essay-markdown.ts';
import { atomFeed, jsonFeed, openLicence } from '../kit/feed.ts';
import { findForm } from '../kit/find-form.ts';
import { countText, day, instant } from '../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import { type Page, type PageRequest, type PageRoute, readPage } from '../kit/page.ts';
import { givenAt } from '../kit/query-text.ts';
import { recordLink, recordName } from '../kit/record-link.ts';
import { dataTable } from '../kit/table.ts';
import { twinLinks } from '../records/twins.ts';
import { commentsBelow } from './essay-comments.ts';
import { lineDiff } from './line-diff.ts';

type ShownEssay = OutputOf<typeof listEssays>['data'][number];

export function essayReads(site: AccountSite): readonly PageRoute[] {
  return [
    readPage('essays', '/essays', list),
    readPage('essays as a feed', '/essays.atom', (ask) => feed(ask, null)),
    readPage('essays as a JSON feed', '/essays/feed.json', feedAsJson),
    readPage('essays as data', '/essays.json', (ask) =>
      ask.forward(`${href(listEssays)}${ask.query.size ? `?${ask.query}` : ''}`),
    ),
    readPage('essays of an author', '/essays/by/:handle', byAuthor),
    readPage('essay', '/essays/:public_id', (ask) => essay(ask, site)),
    readPage('revisions of an essay', '/essays/:public_id/revisions', revisions),
  ];
}

const lede = 'What people who use the catalogue write about funding and research. Each text is its author’s.';

async function list(ask: PageRequest): Promise<Page> {
  const q = ask.query.get('q') ?? '';
  const cites = ask.query.get('cites') ?? '';
  const offset = Math.max(0, Math.trunc(Number(ask.query.get('offset') ?? 0)) || 0);
  const input = { ...(q ? { q } : {}), ...(cites ? { cites } : {}), offset, limit: 50 };
  const { answer } = await askOperation(ask, listEssays, input);
  const { total, has_more } = answer.pagination;
  const isEmpty = total === 0 && !q && !cites;
  const twins = [
    { href: givenAt('/essays.json', { q, cites }), type: 'application/json', title: 'JSON' },
    { href: '/essays.atom', type: 'application/atom+xml', title: 'Atom feed' },
    { href: '/essays/feed.json', type: 'application/feed+json', title: 'JSON Feed' },
  ];
  return {
    title: 'Essays',
    description: lede,
    twins,
    body: html`${titleBlock({ title: 'Essays', lede })}
${isEmpty ? nothing : findForm({ action: '/essays', label: 'Part of the title or summary', q, kept: { name: 'cites', value: cites } })}
${cites ? html`<p>Those that cite ${citedName(ask, cites)}. <a href="${givenAt('/essays', { q })}">All essays</a></p>` : nothing}
${items(answer.data, isEmpty ? 'No essay is published yet.' : 'No essay fits.')}
${has_more ? html`<p><a href="${givenAt('/essays', { offset: String(offset + 50), q, cites })}">Further essays</a></p>` : nothing}
${isEmpty ? html`<p><a class="button" href="/essays/new">Write the first one</a></p>` : html`<p class="muted">${countText(total, 'essay')}. <a href="/essays/new">Write one</a>.</p>`}
${twinLinks(twins)}`,
  };
}

/** The record that the essays of a list cite, as a link where the visitor may see it. */
function citedName(ask: PageRequest, cites: string): Hole {
  const [name = '', public_id = ''] = cites.split(':');
  const family = ask.site.families.find((one) => one.name === name);
  if (!family?.page) return public_id;
  return recordLink(ask, family.page, public_id, recordName(ask, family, public_id));
}

function items(essays: readonly ShownEssay[], none: string): SafeHtml {
  if (essays.length === 0) return html`<p class="muted">${none}</p>`;
  return html`<ol class="items">${essays.map(
    (one) =>
      html`<li><h2><a href="/essays/${one.public_id}">${one.title}</a></h2><p>${one.summary}</p><p class="small muted">${author(one)}, ${day(one.published_at)}</p></li>`,
  )}</ol>`;
}

function author({ author, author_handle }: ShownEssay): SafeHtml {
  const name = author ?? 'A former member';
  return author_handle ? html`<a href="/essays/by/${author_handle}">${name}</a>` : html`${name}`;
}

async function byAuthor(ask: PageRequest): Promise<Page | Response> {
  const [, handle = '', ending] = /^(.*?)(\.atom)?$/.exec(ask.params.handle ?? '') ?? [];
  if (ending) return feed(ask, handle);
  const { answer } = await askOperation(ask, listEssays, { author: handle, limit: 200 });
  const essays = answer.data;
  const title = `Essays by ${essays[0]?.author ?? handle}`;
  return {
    title,
    twins: [{ href: `/essays/by/${handle}.atom`, type: 'application/atom+xml', title: 'Atom feed' }],
    hidden: essays.length === 0,
    status: essays.length === 0 ? 404 : 200,
    body: html`${titleBlock({ title, crumbs: [{ href: '/essays', text: 'Essays' }] })}${items(essays, 'None is published.')}`,
  };
}

async function newest(ask: PageRequest, author: string | null): Promise<readonly ShownEssay[]> {
  const input = author === null ? { limit: 50 } : { author, limit: 50 };
  const { answer } = await askOperation(ask, listEssays, input);
  return answer.data;
}

async function feed(ask: PageRequest, author: string | null): Promise<Response> {
  const { url } = ask.site;
  return atomFeed(ask, {
    title: author === null ? 'essays' : `essays by ${author}`,
    path: author === null ? '/essays' : `/essays/by/${author}`,
    rights: `Each essay says its own licence; the rest ${openLicence}`,
    entries: (await newest(ask, author)).map((one) => ({
      id: recordTag(url, 'essays', one.id),
      title: one.title,
      link: `${url}/essays/${one.public_id}`,
      updated: new Date(one.updated_at ?? one.published_at),
      summary: one.summary,
    })),
  });
}

async function feedAsJson(ask: PageRequest): Promise<Response> {
  const entries = (await newest(ask, null)).map((one) => ({
    url: `${ask.site.url}/essays/${one.public_id}`,
    title: one.title,
    content_text: one.summary,
    date_published: one.published_at,
    date_modified: one.updated_at ?? one.published_at,
    authors: [{ name: one.author ?? 'A former member' }],
  }));
  return jsonFeed(ask, { title: 'essays', path: '/essays', entries });
}

async function essay(ask: PageRequest, site: AccountSite): Promise<Page | Response> {
  const name = ask.params.public_id ?? '';
  const [, public_id = name, ending] = /^(.*)\.(md|json)$/.exec(name) ?? [];
  if (ending === 'json') return ask.forward(href(getEssay, { public_id }));
  if (await wasTakenBack(ask.context.desk.db, public_id)) return essayIsGone;
  const { answer } = await askOperation(ask, getEssay, { public_id });
  const shown = answer.essay;
  const { title, summary, licence, updated_at, published_at, citations } = shown;
  if (ending === 'md') {
    const text = `# ${title}\n\n${summary ? `${summary}\n\n` : ''}${shown.body_markdown}\n`;
    const headers = { 'Content-Type': 'text/markdown; charset=utf-8', 'Cache-Control': 'public, max-age=60' };
    return new Response(text, { headers });
  }
  const path = `/essays/${public_id}`;
  const twins = [
    { href: `${path}.md`, type: 'text/markdown', title: 'Markdown' },
    { href: `${path}.json`, type: 'application/json', title: 'JSON' },
  ];
  const rights =
    licence === 'CC-BY-4.0'
      ? html`<a href="${licenceUrl}" rel="license">CC BY 4.0</a>`
      : 'All rights reserved; shown here with permission';
  const year = published_at.slice(0, 4);
  return {
    title,
    description: summary || null,
    twins,
    headers: { 'Referrer-Policy': 'same-origin' },
    linkedData: {
      '@context': 'https://schema.org/',
      '@type': 'Article',
      headline: title,
      author: { '@type': 'Person', name: shown.author ?? 'A former member' },
      datePublished: published_at,
      dateModified: updated_at ?? published_at,
      url: `${ask.site.url}${path}`,
    },
    body: html`<article>${titleBlock({ title, lede: summary || null, crumbs: [{ href: '/essays', text: 'Essays' }] })}
<p class="small muted">${author(shown)}, ${day(published_at)}${updated_at && updated_at !== published_at ? html`; <a href="${path}/revisions">updated ${day(updated_at)}</a>` : nothing}. ${rights}.</p>
<div class="prose">${rendered(ask, shown.body_markdown)}</div>
${citations.length === 0 ? nothing : html`<section class="section"><h2>What it cites</h2><ul>${citations.map(({ name, public_url }) => html`<li><a href="${public_url.slice(ask.site.url.length)}">${name}</a></li>`)}</ul></section>`}
<p class="muted small">To cite: ${shown.author ?? 'A former member'} (${year}). ${title}. ${ask.site.name}. ${ask.site.url}${path} (revision ${shown.revision}).</p>
<p class="small"><a href="/report?kind=essay&amp;id=${shown.id}">Report this essay</a></p></article>
${await commentsBelow(ask, site, shown)}
${twinLinks(twins)}`,
  };
}

/** The text of an essay as HTML, each record named as it is now. */
export function rendered(ask: PageRequest, text: string): SafeHtml {
  const { reader, now, site } = ask.context;
  return essayMarkdown(text, (word, name) => citedByMark(word, name, { reader, now, site }));
}

const essayIsGone: Page = {
  title: 'This essay is gone',
  status: 410,
  hidden: true,
  body: html`${titleBlock({ title: 'This essay is gone', lede: 'Its author took it back, or it was removed.' })}<p><a href="/essays">All essays</a></p>`,
};

async function revisions(ask: PageRequest): Promise<Page> {
  const { public_id = '' } = ask.params;
  const { answer } = await askOperation(ask, listEssayRevisions, { public_id });
  const all = answer.data;
  const number = Math.trunc(Number(ask.query.get('number') ?? all[0]?.number)) || 1;
  const [before, after] = [
    (await revisionText(ask.context, public_id, number - 1)) ?? '',
    (await revisionText(ask.context, public_id, number)) ?? '',
  ];
  const marks = { same: ' ', gone: '−', new: '+' } as const;
  const lines = lineDiff(before, after);
  const path = `/essays/${public_id}`;
  return {
    title: 'Revisions',
    hidden: true,
    body: html`${titleBlock({ title: 'Revisions', crumbs: [{ href: path, text: all[0]?.title ?? 'The essay' }] })}
<div class="stack">${dataTable(
      'Revisions',
      ['Number', 'Published', 'What changed'],
      all.map((one) => [
        html`<a href="${path}/revisions?number=${one.number}">${one.number}</a>`,
        instant(one.at),
        one.note ?? '',
      ]),
    )}
<section class="section"><h2>What revision ${number} changed</h2><pre tabindex="0" aria-label="Lines that went and came">${lines.map(({ kind, text }) => (kind === 'same' ? html`  ${text}\n` : kind === 'gone' ? html`<del>${marks.gone} ${text}</del>\n` : html`<ins>${marks.new} ${text}</ins>\n`))}</pre></section></div>`,
  };
}
