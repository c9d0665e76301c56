// What stands around every page: the head that machines read, the way to everything else, the licence.

import { publicCaller } from '../../access/caller.ts';
import { licenceUrl } from '../../channels/http/licence.ts';
import { href } from '../../kernel/address.ts';
import type { Family } from '../../kernel/family.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { reaches } from '../../kernel/tier.ts';
import { assets } from './assets.ts';
import { labelOf } from './format.ts';
import { asBytes, type Hole, html, jsonForScript, nothing, type SafeHtml, trusted } from './html.ts';
import type { Page, PageRequest, Site } from './page.ts';
import { saidNotice } from './said.ts';

const leaf = trusted(
  '<svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true"><path d="M16 29V13m0 4C9.500 17 5 13 5 6c7 0 11 4 11 11Zm0 5c6 0 10-4 10-10-6 0-10 4-10 10Z" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

/** What the layout needs to know of whoever visits and of the site. */
type Around = Pick<PageRequest, 'site' | 'path' | 'visit'>;

/** Families that have a list for everybody, in the order of the catalogue. */
export function publicLists(site: Pick<Site, 'families'>): readonly (Family & { readonly page: string })[] {
  return site.families.filter(
    (one): one is Family & { readonly page: string } =>
      one.page !== undefined && one.list !== undefined && reaches('public', one.tier),
  );
}

/** Those of them that the navigation names: vocabularies and what lies below another list are found elsewhere. */
export function mainLists(site: Pick<Site, 'families'>) {
  return publicLists(site).filter(({ page, order }) => page.lastIndexOf('/') === 0 && order.by !== 'slug');
}

/** The name of a family in the navigation: the word of its address. */
export function navName({ page }: { readonly page: string }): string {
  return labelOf(page.split('/').at(-1) as string);
}

/** The whole document. */
export function documentOf(page: Page, { site, path, visit }: Around): SafeHtml {
  const { script } = assets();
  const { title, body, description, canonical, twins = [], linkedData, hidden } = page;
  const name = title === site.name ? title : `${title} · ${site.name}`;
  const summary = description ? excerpt(description, 200) : null;
  const address = `${site.url}${canonical ?? path}`;
  const known = (page.status ?? 200) === 200 && !hidden;
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
${summary ? html`<meta name="description" content="${summary}">` : nothing}
${known ? html`<link rel="canonical" href="${address}">` : html`<meta name="robots" content="noindex">`}
<meta property="og:title" content="${title}">
<meta property="og:site_name" content="${site.name}">
<meta property="og:type" content="website">
${summary ? html`<meta property="og:description" content="${summary}">` : nothing}
${known ? html`<meta property="og:url" content="${address}">` : nothing}
${sameFor(site, 'loads', () => loads(site))}
${twins.map(
  ({ href, type, title }) => html`<link rel="alternate" type="${type}" title="${title}" href="${href}">
`,
)}${linkedData ? html`<script type="application/ld+json">${jsonForScript(linkedData)}</script>` : nothing}
<script src="${script.path}" type="module"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${header(site, page.section, page.signedOut ? nobody(visit) : visit, path)}
<main id="content" class="shell" tabindex="-1">
${saidNotice(page.said)}${body}
</main>
${sameFor(site, 'foot', () => footer(site))}
</body>
</html>
`;
}

function loads(site: Site): SafeHtml {
  const { style, sans, serif, icon } = assets();
  return html`<meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#131513" media="(prefers-color-scheme: dark)">
<link rel="preload" href="${sans.path}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${serif.path}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${style.path}">
<link rel="icon" href="${icon.path}" type="image/svg+xml">
<link rel="search" type="application/opensearchdescription+xml" title="${site.name}" href="/opensearch.xml">
<link rel="license" href="${licenceUrl}">
<link rel="service-desc" type="application/json" href="/openapi.json">
<link rel="service-doc" type="text/html" href="/docs">`;
}

function nobody(visit: Around['visit']): Around['visit'] {
  return { ...visit, caller: publicCaller(visit.caller.address) };
}

/** What is the same on page after page: heads without a name of anybody, and the foot. */
const cachedParts = onceFor((_: Site) => new Map<string, SafeHtml>());

function sameFor(site: Site, key: string, make: () => SafeHtml): SafeHtml {
  const known = cachedParts(site);
  const made = known.get(key) ?? asBytes(make());
  known.set(key, made);
  return made;
}

/** The head of a page; everybody's but that of somebody who is signed in is one of a few. */
function header(site: Site, section: string | undefined, visit: Around['visit'], path: string): SafeHtml {
  const isOfSomebody = visit.caller.session !== null || visit.caller.account !== null;
  if (isOfSomebody) return headerOf(site, section, visit, path);
  const box = path === '/' || path === '/search' ? path : '';
  return sameFor(site, `${lists(site).has(section ?? '') ? section : ''} ${box}`, () =>
    headerOf(site, section, visit, path),
  );
}

const lists = onceFor(
  (site: Site) => new Set<string>([...mainLists(site).map(({ page }) => page), '/datasets', '/docs']),
);

function headerOf(site: Site, section: string | undefined, visit: Around['visit'], path: string): SafeHtml {
  const entries = mainLists(site).map((one) => entry(one.page, navName(one), section));
  return html`<header class="top"><div class="shell">
<a class="brand" href="/">${leaf}${site.name}</a>
<nav aria-label="Catalogue"><ul>${entries}${entry('/datasets', 'Data', section)}${entry('/docs', 'Docs', section)}</ul></nav>
${path === '/' || path === '/search' ? nothing : html`<search class="find"><form action="/search" method="get"><input type="search" name="q" aria-label="Search everything" placeholder="Search" minlength="2" maxlength="400" required${namesAttribute(site)}><button type="submit" class="quiet">Search</button></form></search>`}
${peopleLinks(site, visit)}
</div></header>`;
}

/** Where the search box finds names while somebody types. */
function namesAttribute({ operations }: Site): SafeHtml {
  const names = operations.find(({ name }) => name === 'resolve_name');
  return names ? html` data-names="${href(names)}"` : nothing;
}

function entry(href: string, text: string, section: string | undefined): SafeHtml {
  const current = section === href ? html` aria-current="true"` : nothing;
  return html`<li><a href="${href}"${current}>${text}</a></li>`;
}

/** What a visitor finds about their own account; nothing where there are no accounts. */
function peopleLinks(site: Site, visit: Around['visit']): Hole {
  const links = site.peopleLinks?.(visit.caller) ?? [];
  if (links.length === 0) return nothing;
  return html`<nav class="people" aria-label="Your account">${links.map(({ href, text }) => html`<a href="${href}">${text}</a>`)}</nav>`;
}

const footing = [
  ['/funding', 'Find funding'],
  ['/search', 'Search'],
  ['/changes', 'What changed'],
  ['/labels', 'Labels'],
  ['/theories/clusters', 'Clusters of theories'],
  ['/omega', 'Omega Point'],
  ['/omega/experiments', 'Experiments'],
  ['/datasets', 'Data sets'],
  ['/docs', 'Documentation'],
  ['/about', 'About'],
  ['/about/method', 'Method'],
  ['/status', 'Status'],
  ['/contact', 'Contact'],
  ['/privacy', 'Privacy'],
  ['/accessibility', 'Accessibility'],
] as const;

/** What people do here in public, each with the operation without which it is switched off. */
const wings = [
  ['/essays', 'Essays', 'list_essays'],
  ['/markets', 'Forecast markets', 'list_markets'],
] as const;

/** The pages of what people do here, as far as it is switched on. */
export function wingPages({ operations }: Pick<Site, 'operations'>) {
  return wings
    .filter(([, , needed]) => operations.some(({ name }) => name === needed))
    .map(([href, text]) => [href, text] as const);
}

function footer(site: Site): SafeHtml {
  const { licence } = site;
  return html`<footer class="foot"><div class="shell">
<nav aria-label="About this site"><ul>${[...wingPages(site), ...footing].map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul></nav>
<p>Data: <a href="${licenceUrl}" rel="license">CC BY 4.0</a>, ${licence.attribution}. Texts of others keep their authors’ rights.</p>
</div></footer>`;
}

/** The head of a page's content: where it belongs, what it is called, one sentence. */
export function titleBlock(parts: {
  readonly title: Hole;
  readonly lede?: Hole;
  readonly crumbs?: readonly { readonly href: string; readonly text: string }[];
  readonly below?: Hole;
}): SafeHtml {
  const { title, lede, crumbs = [], below } = parts;
  const trail =
    crumbs.length === 0
      ? nothing
      : html`<nav class="crumbs" aria-label="Where you are">${crumbs.map(({ href, text }, at) => [at > 0 ? ' / ' : null, html`<a href="${href}">${text}</a>`])}</nav>`;
  return html`${trail}<div class="title"><h1>${title}</h1>${lede ? html`<p class="lede">${lede}</p>` : nothing}${below}</div>`;
}
