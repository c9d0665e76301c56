// What machines look for at known addresses: site maps by family, rules for crawlers, how to search from a
// browser, whom to tell of a hole.

import { mcpPath } from '../../kernel/address.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import type { Context } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { assets } from '../kit/assets.ts';
import { escaped } from '../kit/html.ts';
import { publicLists, wingPages } from '../kit/layout.ts';
import { type PageRequest, type PageRoute, permanently } from '../kit/page.ts';
import { sendAsset } from '../kit/send.ts';
import { familyPage, recordPath } from '../records/family-page.ts';

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** A site map holds so many addresses at most. */
const maxAddresses = 50_000;

const ownPages = [
  '/',
  '/funding',
  '/search',
  '/changes',
  '/datasets',
  '/docs',
  '/about',
  '/about/method',
  '/about/data',
  '/contact',
  '/privacy',
  '/privacy/request',
  '/accessibility',
  '/status',
  '/omega',
  '/omega/method',
  '/omega/protocols/1',
];

function text(body: string, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' } });
}

function mapped(site: PageRequest['site']): readonly Family[] {
  return publicLists(site).filter((one) => familyPage(one, site.operations)?.hasPages);
}

/** What everybody may see, whoever asks. */
function everybody({
  context,
}: PageRequest): Pick<Context, 'reader' | 'now' | 'site'> & { readonly tier: 'public' } {
  return { reader: context.reader, now: context.now, site: context.site, tier: 'public' };
}

async function siteIndex(ask: PageRequest): Promise<Response> {
  const { site } = ask;
  const content = contentOf(site);
  const maps = [
    'pages',
    ...mapped(site).flatMap((family) => mapNames(ask, family, family.name)),
    ...(content ? mapNames(ask, content, 'content') : []),
  ];
  const entries = maps.map(
    (name) => `<sitemap><loc>${escaped(`${site.url}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return text(
    `${xml}<sitemapindex ${space}>\n${entries.join('\n')}\n</sitemapindex>\n`,
    'application/xml; charset=utf-8',
  );
}

async function siteMap(ask: PageRequest): Promise<Response> {
  const [, name = '', part = '1'] =
    /^(.*?)(?:-([2-9]|[1-9]\d{1,4}))?\.xml$/.exec(ask.params.file ?? '') ?? [];
  const from = (Number(part) - 1) * maxAddresses;
  const { site } = ask;
  const family = mapped(site).find((one) => one.name === name);
  const content = name === 'content' ? contentOf(site) : null;
  if (!family && !content && name !== 'pages') throw new Refusal('not_found', 'There is no such site map.');
  const lines = family
    ? recordLines(ask, family, from, (record) => recordPath(family, record))
    : content
      ? recordLines(ask, content, from, contentPath)
      : [
          ...ownPages,
          ...wingPages(site).map(([href]) => href),
          ...publicLists(site).map(({ page }) => page),
        ].map((path) => line(`${site.url}${path}`, null));
  if (from > 0 && (name === 'pages' || lines.length === 0))
    throw new Refusal('not_found', 'There is no such site map.');
  return text(`${xml}<urlset ${space}>\n${lines.join('\n')}\n</urlset>\n`, 'application/xml; charset=utf-8');
}

/** Items of content, whose pages lie one step deeper than those of other families. */
function contentOf({ operations }: PageRequest['site']): Family | null {
  return operations.find(({ name }) => name === 'list_content')?.lists?.family ?? null;
}

function contentPath({ family, public_id, id }: Doc): string {
  return `/content/${encodeURIComponent(String(family))}/${encodeURIComponent(String(public_id ?? id))}`;
}

function line(address: string, changed: string | null): string {
  const when = changed ? `<lastmod>${escaped(changed)}</lastmod>` : '';
  return `<url><loc>${escaped(address)}</loc>${when}</url>`;
}

/** The names of a family's maps: one, and another for each further fifty thousand records. */
function mapNames(ask: PageRequest, family: Family, name: string): readonly string[] {
  const count = ask.context.reader.count(family, everyRecord(ask, family, 0));
  const parts = Math.max(1, Math.ceil(count / maxAddresses));
  return Array.from({ length: parts }, (_, at) => (at === 0 ? name : `${name}-${at + 1}`));
}

/** Every record that the public sees, with when it changed. */
function recordLines(
  ask: PageRequest,
  family: Family,
  from: number,
  pathOf: (record: Doc) => string | null,
): readonly string[] {
  const { reader, site } = everybody(ask);
  return reader.newest(family, everyRecord(ask, family, from)).flatMap(({ text, updated }) => {
    const path = pathOf(parsed(text, site));
    return path === null ? [] : line(`${site}${path}`, updated);
  });
}

/** Also what lists leave out by default. */
function everyRecord(ask: PageRequest, family: Family, offset: number) {
  const { tier, now } = everybody(ask);
  const filters = Object.fromEntries(
    Object.entries(family.filters ?? {}).flatMap(([name, { kind, param }]) => {
      if (kind !== 'choice') return [];
      if (param.schema.type === 'boolean') return [[name, name !== 'include_deprecated']];
      const words = (param.schema.enum ?? []) as readonly string[];
      return [[name, words.includes('all') ? 'all' : param.schema.default]];
    }),
  );
  return { tier, now, filters, limit: maxAddresses, offset };
}

async function robots({ site }: PageRequest): Promise<Response> {
  return text(
    `User-agent: *\nDisallow: /api/\nDisallow: ${mcpPath}\nDisallow: /search?\nDisallow: /data-requests/\nDisallow: /contact/thanks\nSitemap: ${site.url}/sitemap.xml\n`,
    'text/plain; charset=utf-8',
  );
}

async function security({ site, now }: PageRequest): Promise<Response> {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();
  return text(
    `Contact: ${site.url}/contact\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${site.url}/.well-known/security.txt\n`,
    'text/plain; charset=utf-8',
  );
}

async function openSearch({ site }: PageRequest): Promise<Response> {
  const body = `${xml}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${escaped(site.name.slice(0, 16))}</ShortName><Description>${escaped(`Search ${site.name}`)}</Description><InputEncoding>UTF-8</InputEncoding><Url type="text/html" method="get" template="${escaped(site.url)}/search?q={searchTerms}"/></OpenSearchDescription>\n`;
  return text(body, 'application/opensearchdescription+xml; charset=utf-8');
}

export const machineRoutes: readonly PageRoute[] = [
  { name: 'site map', method: 'GET', path: '/sitemap.xml', answer: siteIndex },
  { name: 'site map of a family', method: 'GET', path: '/sitemaps/:file', answer: siteMap },
  { name: 'robots', method: 'GET', path: '/robots.txt', answer: robots },
  { name: 'security', method: 'GET', path: '/.well-known/security.txt', answer: security },
  { name: 'opensearch', method: 'GET', path: '/opensearch.xml', answer: openSearch },
  {
    name: 'icon',
    method: 'GET',
    path: '/favicon.ico',
    answer: async ({ request }) => sendAsset(assets().icon, request),
  },
  {
    name: 'experiments before',
    method: 'GET',
    path: '/experiments/:name',
    answer: async ({ params }) =>
      permanently(`/omega/experiments/${encodeURIComponent(params.name as string)}`),
  },
];
