// A value of any member as HTML: by what it is, so that no family needs code for its members.

import type { Doc } from '../../kernel/family.ts';
import { saysNothing } from '../../kernel/says-nothing.ts';
import { wordText } from '../../kernel/word-text.ts';
import { amountText, bytesText, day, instant, labelOf, numberText, paragraphs } from '../kit/format.ts';
import { type Hole, html, joined, linkable, nothing, outward, type SafeHtml } from '../kit/html.ts';
import { languageText } from '../kit/language-text.ts';
import { isWordy } from '../kit/table.ts';
import { withinSite } from './family-page.ts';

/** What writing a value may depend on. */
interface ValueContext {
  /** The address of this site: links to itself are shown as such. */
  readonly site: string;
  /** Whether the text is that of a closed list or a slug. */
  readonly word?: boolean;
  /** The name of the member, where it says how a value is written. */
  readonly member?: string;
  /** What things of the record are called, by their id. */
  readonly names?: ReadonlyMap<string, string>;
}

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const slugPattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/** An id that says nothing to people. */
const opaquePattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?::[0-9a-f]+)?$/;

/** What the things within a record are called that have an id: other members name them by it. */
export function namesWithin(value: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const look = (inner: unknown): void => {
    if (inner === null || typeof inner !== 'object') return;
    const { id, title, name } = inner as Doc;
    const called = title ?? name;
    if (typeof id === 'string' && typeof called === 'string') names.set(id, called);
    Object.values(inner).forEach(look);
  };
  look(value);
  return names;
}

/** A value with names in place of ids; what is an id alone is none. */
function withNames(value: unknown, { names }: ValueContext): unknown {
  const named = (one: unknown) => {
    if (typeof one !== 'string') return one;
    return names?.get(one) ?? (opaquePattern.test(one) ? null : one);
  };
  return Array.isArray(value) ? value.map(named) : named(value);
}

/** A value in the line of a text. */
export function inline(value: unknown, context: ValueContext): Hole {
  if (typeof value === 'number') {
    if (context.member === 'size_bytes') return bytesText(value);
    return isYear(context.member) ? String(value) : numberText(value);
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return inlineText(value, context);
  if (saysNothing(value)) return null;
  if (Array.isArray(value)) {
    return joined(
      value.filter((one) => !saysNothing(one)).map((one) => inline(one, context)),
      ', ',
    );
  }
  return amountText(value) ?? named(value as Doc, context) ?? pairs(value as Doc, context);
}

function isYear(member: string | undefined): boolean {
  return member !== undefined && /(?:^|_)(?:year|founded)$/.test(member);
}

function inlineText(value: string, { site, word, member }: ValueContext): Hole {
  if (member === 'dimension' || member === 'principle') return labelOf(value);
  if (member === 'language') return languageText(value);
  if (member?.endsWith('_usd') && /^\d+(?:\.\d+)?$/.test(value)) return numberText(Number(value));
  const own = withinSite(value, site);
  if (own !== null) return html`<a href="${own}">${own}</a>`;
  if (linkable(value) !== null) return outward(value);
  if (momentPattern.test(value)) return instant(value);
  if (dayPattern.test(value)) return day(value);
  return word && slugPattern.test(value) ? wordText(value) : value;
}

/** An object that has a name and perhaps an address, as a link or a text. */
function named(value: Doc, { site }: ValueContext): Hole {
  const name = [value.name, value.title, value.theory_name, value.label].find(
    (one) => typeof one === 'string',
  ) as string | undefined;
  if (name === undefined || Object.keys(value).length > 4) return null;
  const own = withinSite(value.public_url, site);
  if (own !== null) return html`<a href="${own}">${name}</a>`;
  const role = typeof value.role === 'string' ? ` (${value.role})` : '';
  return [outward(value.url ?? value.source_url, name), role];
}

function pairs(value: Doc, context: ValueContext): Hole {
  const filled = Object.entries(value).filter(([, inner]) => !saysNothing(inner));
  return joined(
    filled.map(
      ([member, inner]) =>
        html`<span class="muted">${labelOf(member)}:</span> ${inline(inner, { ...context, word: true, member })}`,
    ),
    '; ',
  );
}

const longText = 140;

/** A value as a block: paragraphs, a table, a list, or pairs of name and value. */
export function block(value: unknown, context: ValueContext, label = ''): SafeHtml {
  if (typeof value === 'string') {
    return value.length > longText || value.includes('\n')
      ? html`<div class="prose">${paragraphs(value)}</div>`
      : html`<p>${inline(value, context)}</p>`;
  }
  if (Array.isArray(value))
    return listBlock(
      value.filter((one) => !saysNothing(one)),
      context,
      label,
    );
  if (value !== null && typeof value === 'object') return objectBlock(value as Doc, context);
  return html`<p>${inline(value, context)}</p>`;
}

function listBlock(items: readonly unknown[], context: ValueContext, label: string): SafeHtml {
  if (items.every((one) => typeof one === 'string')) {
    const short = items.every((one) => one.length < 80);
    return short
      ? html`<ul class="tags">${items.map((one) => html`<li><span>${inline(one, { ...context, word: true })}</span></li>`)}</ul>`
      : html`<ul class="items">${items.map((one) => html`<li>${block(one, context)}</li>`)}</ul>`;
  }
  const rows = items.filter((one) => one !== null && typeof one === 'object') as readonly Doc[];
  const members = [
    ...new Set(rows.flatMap((row) => Object.keys(row).filter((member) => !saysNothing(row[member])))),
  ];
  const shown = members.filter((member) => !hiddenMember(member));
  const [only] = shown;
  if (only !== undefined && shown.length === 1)
    return listBlock(
      rows.map((row) => row[only]),
      context,
      label,
    );
  const flat = rows.every((row) => shown.every((member) => isFlat(row[member])));
  if (rows.length > 1 && flat && shown.length <= 6) return table(rows, shown, context, label);
  return html`<ul class="items">${rows.map((row) => html`<li>${objectBlock(row, context)}</li>`)}</ul>`;
}

/** Names for programs, which people have no use for. */
function hiddenMember(member: string): boolean {
  return /^(?:id|(?:.*_)?public_id|.*_sha256|sha256|quote_sha256|char_start|char_end|document_id|member|parse_status|evidence_ids|extractor|text_policy|mime_type|fx_date|run_id|start|end)$/.test(
    member,
  );
}

function isFlat(value: unknown): boolean {
  if (saysNothing(value)) return true;
  if (typeof value === 'string') return value.length <= 400;
  if (typeof value !== 'object') return true;
  return amountText(value) !== null;
}

function table(
  rows: readonly Doc[],
  members: readonly string[],
  context: ValueContext,
  label: string,
): SafeHtml {
  const numeric = new Set(
    members.filter((member) =>
      rows.every(
        (row) =>
          saysNothing(row[member]) || typeof row[member] === 'number' || amountText(row[member]) !== null,
      ),
    ),
  );
  const wordy = new Set(members.filter((member) => rows.some((row) => isWordy(row[member]))));
  const kind = (member: string) =>
    numeric.has(member) ? html` class="number"` : wordy.has(member) ? html` class="words"` : nothing;
  // What a row is about stands first, and is told with each cell of it.
  const cellOf = (row: Doc, member: string, at: number) => {
    const value = inline(row[member], { ...context, word: isWordMember(member), member });
    return at === 0 && !saysNothing(row[member]) && !wordy.has(member)
      ? html`<th scope="row"${kind(member)}>${value}</th>`
      : html`<td${kind(member)}>${value}</td>`;
  };
  return html`<section class="scroll" tabindex="0" aria-label="${label || 'Table'}"><table><thead><tr>${members.map((member) => html`<th scope="col"${kind(member)}>${labelOf(member)}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${members.map((member, at) => cellOf(row, member, at))}</tr>`)}</tbody></table></section>`;
}

function isWordMember(member: string): boolean {
  return /^(?:kind|type|level|role|status|state|dimension|confidence|category|instrument|stance|.*_kind|.*_type)$/.test(
    member,
  );
}

function objectBlock(value: Doc, context: ValueContext): SafeHtml {
  const amount = amountText(value);
  if (amount !== null) return html`<p>${amount}</p>`;
  if (typeof value.quote === 'string') return evidence(value);
  const titleMember = ['title', 'name', 'theory_name', 'label', 'statement', 'dimension', 'principle'].find(
    (one) => typeof value[one] === 'string',
  );
  const title = titleMember === undefined ? undefined : (value[titleMember] as string);
  const own = withinSite(value.public_url, context.site);
  const address = value.url ?? value.source_url;
  const linked =
    own !== null && title !== undefined
      ? html`<a href="${own}">${title}</a>`
      : outward(
          address,
          title === undefined ? undefined : isWordMember(titleMember as string) ? labelOf(title) : title,
        );
  const allMembers = Object.entries(value).map(
    ([member, inner]) => [member, withNames(inner, context)] as const,
  );
  const otherMembers = allMembers.filter(
    ([member, inner]) =>
      member !== titleMember &&
      !saysNothing(inner) &&
      !hiddenMember(member) &&
      !['url', 'source_url', 'public_url', 'detail_url'].includes(member),
  );
  const long = otherMembers.filter(([, inner]) => isLong(inner));
  const short = otherMembers.filter(([, inner]) => !isLong(inner));
  const quiet = title === undefined && address === undefined;
  return html`${quiet ? nothing : html`<p><strong>${linked}</strong></p>`}
${short.length > 0 ? html`<ul class="meta">${short.map(([member, inner]) => html`<li>${labelOf(member)} <b>${inline(inner, { ...context, word: isWordMember(member), member })}</b></li>`)}</ul>` : nothing}
${long.map(([member, inner]) => html`<div>${otherMembers.length > 1 ? html`<p class="kind">${labelOf(member)}</p>` : nothing}${block(inner, context, labelOf(member))}</div>`)}`;
}

function isLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > 80;
  if (Array.isArray(value)) return value.some((one) => typeof one === 'object' || String(one).length > 40);
  return value !== null && typeof value === 'object' && amountText(value) === null;
}

/** A quotation with where it stands. */
function evidence({ quote, source, page, text_fragment_url }: Doc): SafeHtml {
  const { name, url, retrieved_at } = (source ?? {}) as Doc;
  return html`<div class="evidence"><blockquote>${quote as string}</blockquote><p class="muted">${outward(text_fragment_url ?? url, (name as string | undefined) ?? 'Source')}${typeof page === 'number' ? `, page ${page}` : null}${typeof retrieved_at === 'string' ? html`, read ${day(retrieved_at)}` : null}</p></div>`;
}

/** Whether a member is a piece of the text that stands beside it whole. */
export function isRepeated({ text, excerpt }: Doc, member: string): boolean {
  if (member !== 'excerpt' || typeof text !== 'string' || typeof excerpt !== 'string') return false;
  return text.includes(excerpt.replace(/…$/, ''));
}
