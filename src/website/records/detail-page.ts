// The page of one record, from its declaration: what comes first, pictures, sections, where it comes from,
// its twins. What is particular to a family stands in particulars.ts.

import { linkedData } from '../../channels/formats/linked-data.ts';
import { attributionOf } from '../../channels/formats/list-formats.ts';
import { pathBelowSite } from '../../kernel/address.ts';
import { memberOf } from '../../kernel/display.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { leadOf } from '../../kernel/heading.ts';
import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { saysNothing } from '../../kernel/says-nothing.ts';
import { excerpt } from '../../kernel/text-policy.ts';
import { wordText } from '../../kernel/word-text.ts';
import { askOperation } from '../kit/ask.ts';
import { errorPage, listAround } from '../kit/error-page.ts';
import { figure } from '../kit/figure.ts';
import { inOneLine, labelOf } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { navName, titleBlock } from '../kit/layout.ts';
import { type Page, type PageRequest, permanently } from '../kit/page.ts';
import { actions, claiming, factList, isAddress, provenance, reporting } from './beside.ts';
import { citeBlock } from './cite.ts';
import { freshMs, isWrittenAbout, writtenAbout } from './cited-in.ts';
import {
  columnsOf,
  type FamilyPage,
  headlineOf,
  isPlain,
  isShort,
  recordPath,
  schemaAt,
  titleOf,
} from './family-page.ts';
import { type Fact, particulars, type RefusedForm } from './particulars.ts';
import { pictureFigures } from './pictures.ts';
import { tagLinks, withLabelNames } from './tag-links.ts';
import { endingsOf, twinLinks, twinsOf } from './twins.ts';
import { block, inline, isRepeated, namesWithin } from './values.ts';

export async function detailPage(
  ask: PageRequest,
  page: FamilyPage,
  refused?: RefusedForm,
): Promise<Page | Response> {
  const name = ask.params.name as string;
  try {
    const { record, until } = await askRecord(ask, page, name);
    return await drawn(ask, page, record, until, refused);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.details.location) {
      return permanently(`${page.path}/${error.details.location.split('/').at(-1)}`);
    }
    if (error.reason !== 'not_found') throw error;
    const twin = twinOf(page, name);
    if (twin) {
      // A list that is asked for one slug answers where there is no such record, too.
      if (!page.detail) await askRecord(ask, page, twin.bare);
      const query = ask.request.url.split('?')[1];
      return ask.forward(query && page.detail ? `${twin.path}?${query}` : twin.path);
    }
    const { reader, tier, formerly } = ask.context;
    const id = (await formerly?.(page.family.of ?? page.family.name, name)) ?? name;
    if (reader.wasRemoved(page.family, id, tier)) return removedPage(ask);
    const small = name.toLowerCase();
    if (small === name) throw error;
    // Whoever typed it with capital letters meant the one without, where there is one.
    await askRecord(ask, page, small);
    return permanently(`${page.path}/${encodeURIComponent(small)}`);
  }
}

/** A record that is no longer here: nothing of it is named. */
function removedPage(ask: PageRequest): Page {
  const removed = new Refusal('not_found', 'What was here was taken out of the catalogue.');
  const list = listAround(ask.site, ask.path);
  return { ...errorPage(removed, ask.visit.id, { list }), title: 'No longer here', status: 410 };
}

/** The address of the API behind a page's name with an ending; null where it has none. */
export function twinOf(
  { detail, list, key }: FamilyPage,
  name: string,
): { readonly path: string; readonly bare: string } | null {
  const operation = detail ?? list;
  if (!operation) return null;
  const suffix = [...endingsOf(operation)]
    .sort((a, b) => b.length - a.length)
    .find((one) => name.endsWith(one) && name.length > one.length);
  if (!suffix) return null;
  const bare = name.slice(0, -suffix.length);
  const encoded = encodeURIComponent(bare);
  const ending = suffix === '.json' ? '' : suffix;
  const path = pathBelowSite(operation);
  if (!detail) return { bare, path: `${path}${ending}?${key}=${encoded}` };
  return { bare, path: `${path.replace(/\{\w+\}/, encoded)}${ending}` };
}

/** The page of a record that an operation shows for this input. */
export async function drawnRecord(ask: PageRequest, page: FamilyPage, input: object): Promise<Page> {
  const { record, until } = await shownBy(ask, page, page.detail as Operation, input);
  return drawn(ask, page, record, until);
}

interface Shown {
  /** The record with what stands beside it in the answer. */
  readonly record: Doc;
  readonly until: number;
}

/** A record by its name, as the visitor's tier sees it. */
export async function askRecord(ask: PageRequest, page: FamilyPage, name: string): Promise<Shown> {
  const { family, detail, list, key } = page;
  if (detail) return shownBy(ask, page, detail, { [key]: name });
  const wide = 'include_deprecated' in (list?.input ?? {}) ? { include_deprecated: true } : {};
  const { answer, until } = await askOperation(ask, list as Operation, { [key]: name, limit: 1, ...wide });
  const [record] = answer.data as readonly Doc[];
  if (!record) throw new Refusal('not_found', `There is no ${wordText(family.singular)} of this name.`);
  const into = record.merged_into_slug;
  if (typeof into === 'string')
    throw new Refusal('merged', 'Merged.', { location: `/${encodeURIComponent(into)}` });
  return { record, until };
}

async function shownBy(
  ask: PageRequest,
  { family }: FamilyPage,
  detail: Operation,
  input: object,
): Promise<Shown> {
  const { answer, until } = await askOperation(ask, detail, input);
  const { access_level: _level, license: _license, attribution: _attribution, ...members } = answer;
  const member = detail.shows?.member ?? family.singular;
  const { [member]: own, ...beside } = members;
  return { record: { ...(own as Doc), ...beside }, until };
}

async function drawn(
  ask: PageRequest,
  page: FamilyPage,
  record: Doc,
  until: number,
  refused?: RefusedForm,
): Promise<Page> {
  const { family, path } = page;
  const operation = (page.detail ?? page.list) as Operation;
  const own = particulars[family.name];
  const title = titleOf(family, record);
  const lead = leadOf(family, record);
  const short = lead !== null && lead.length <= 260 && !lead.includes('\n');
  const here = recordPath(family, record) ?? ask.path;
  const twins = page.detail ? twinsOf(operation, here, new URLSearchParams()) : [];
  const more = own?.more ? await own.more(ask, record, refused) : nothing;
  const pictures = await pictureFigures(family, record, here, ask.now);
  const further = own?.figures ? await own.figures(ask, record, here) : [];
  const facts = own?.facts?.(record, ask) ?? defaultFacts(family, record, ask);
  const leadMember = family.lead?.find((member) => record[member] === lead);
  const shownFirst = new Set([...(short && leadMember ? [leadMember] : []), ...(own?.said?.(record) ?? [])]);
  const written = await writtenAbout(ask, family, record);
  const description = lead ? inOneLine(lead, 200) : `${title}: ${family.summary}`;
  return {
    title: excerpt(title, 120),
    description,
    canonical: here,
    section: path,
    twins: twins.filter(({ suffix }) => suffix !== '.json'),
    shared: own?.live !== true,
    hidden: own?.hidden?.(record, ask) === true,
    ...(refused
      ? {
          status: refused.errors.some(({ code }) => code === 'rate_limited')
            ? 429
            : refused.errors.some(({ code }) => code === 'duplicate')
              ? 409
              : 400,
        }
      : {}),
    ...(isWrittenAbout(ask, family)
      ? { until: Math.min(until, ask.now.getTime() + freshMs), beyondCatalogue: true }
      : { until }),
    linkedData: ask.visit.caller.tier === 'public' ? linkedDataOf(ask, family, record, here) : null,
    body: html`<article>
${titleBlock({ title, lede: short ? lead : null, crumbs: [{ href: path, text: navName({ page: path }) }], below: own?.mark?.(record, ask) })}
<div class="stack">
${factList(facts, 'facts lead')}
<div class="side right">
<div class="stack">${sections(ask, family, withLabelNames(family, record, ask), { said: shownFirst, pictures: [...pictures, ...further.map((one) => figure(one))] })}${more}</div>
<aside class="aside" aria-label="About this record">${actions(family, record)}${claiming(ask, family, here)}${provenance(family, record)}${written}${citeBlock(ask, family, record, here)}${reporting(family, record)}${twinLinks(twins)}</aside>
</div>
</div>
</article>`,
  };
}

function linkedDataOf(ask: PageRequest, family: Family, record: Doc, path: string): object {
  const { site, context } = ask;
  const about = { site: site.url, attribution: attributionOf(context), self: `${site.url}${path}` };
  return linkedData(family, record, about);
}

/** What comes first: the headline and what rows tell. */
function defaultFacts(family: Family, record: Doc, ask: PageRequest): readonly Fact[] {
  const first = headlineOf(family);
  const members = [...(first ? [first] : []), ...columnsOf(family, ask.visit.caller.tier)];
  return members.flatMap((member) => {
    const value = memberOf(record, member);
    if (saysNothing(value)) return [];
    const label = labelOf(member.split('.').at(-1) as string);
    return {
      label,
      value: inline(value, {
        site: ask.site.url,
        word: schemaAt(family, member)?.format === undefined,
        member,
      }),
    };
  });
}

interface Members {
  /** All that the declaration names. */
  readonly named: ReadonlySet<string>;
  /** Those of them that sections may show, in its order. */
  readonly candidates: readonly string[];
}

const membersOf = onceFor((family: Family): Members => {
  const named = new Set([...(family.display?.sections ?? []), ...Object.keys(family.fields)]);
  return { named, candidates: [...named].filter((member) => mayBeShown(family, member)) };
});

/** Whether a member says something to people that is said nowhere else on the page. */
function mayBeShown(family: Family, member: string): boolean {
  const { heading, display } = family;
  if (member === heading || member === display?.tags || member === headlineOf(family)) return false;
  return !display?.leftOut?.includes(member) && !isPlain(member) && !isAddress(family, member);
}

/** Members in the order of the declaration: long ones as sections, short ones together. */
function sections(
  ask: PageRequest,
  family: Family,
  record: Doc,
  { said, pictures }: { readonly said: ReadonlySet<string>; readonly pictures: readonly SafeHtml[] },
): SafeHtml {
  const { display } = family;
  const leftOut = new Set([...columnsOf(family, ask.visit.caller.tier), ...said]);
  const { named, candidates } = membersOf(family);
  const further = Object.keys(record).filter((member) => !named.has(member) && mayBeShown(family, member));
  const shown = [...candidates, ...further].filter(
    (member) => !leftOut.has(member) && !saysNothing(record[member]) && !isRepeated(record, member),
  );
  const context = { site: ask.site.url, names: namesWithin(record) };
  const own = particulars[family.name]?.sections ?? {};
  const short = shown.filter((member) => !own[member] && isShortValue(family, member, record[member]));
  const long = shown.filter((member) => !short.includes(member));
  const facts = short.map((member) => ({
    label: labelOf(member),
    value: inline(record[member], { ...context, word: true, member }),
  }));
  const tags = display?.tags ? memberOf(record, display.tags) : null;
  const sectionOf = (member: string) =>
    html`<section class="section" id="${member}"><h2>${sectionTitles[member] ?? labelOf(member)}</h2>${own[member]?.(record[member], ask) ?? block(withoutOthers(family, member, record[member]), context, labelOf(member))}</section>`;
  // Scores come first; a picture of dates says less than what the record is about.
  const late = family.display?.pictures?.every(({ kind }) => kind === 'timeline');
  const [opening, ...others] = long.map(sectionOf);
  return html`${late ? [opening, pictures] : [pictures, opening]}${others}
${facts.length > 0 ? html`<section class="section"><h2>More facts</h2>${factList(facts, 'facts')}</section>` : nothing}
${tagLinks(family, tags, ask)}`;
}

/** What of an object is not left to other members by its declaration. */
function withoutOthers({ display }: Family, member: string, value: unknown): unknown {
  const left = display?.leftOut?.filter((path) => path.startsWith(`${member}.`)) ?? [];
  if (left.length === 0) return value;
  return Object.fromEntries(
    Object.entries(value as Doc).filter(([inner]) => !left.includes(`${member}.${inner}`)),
  );
}

const sectionTitles: Readonly<Record<string, string>> = {
  description: 'What it is',
  bio: 'Profile',
  theory_text: 'The statement',
  eligibility: 'Who may apply',
  amendments: 'What the source changed',
};

function isShortValue(family: Family, member: string, value: unknown): boolean {
  const schema = family.fields[member]?.schema;
  if (typeof value === 'string') return schema ? isShort(schema) && value.length <= 140 : value.length <= 140;
  if (Array.isArray(value))
    return value.length <= 6 && value.every((one) => typeof one === 'string' && one.length < 40);
  return typeof value !== 'object';
}
