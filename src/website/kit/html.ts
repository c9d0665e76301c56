// HTML as a typed tag: what stands in a hole is text and is escaped, unless it is HTML itself. Objects,
// promises and dates are type errors. Attributes are written in quotes: a text then never leaves them.

import { type Piece, Pieces, type Written } from '../../kernel/json.ts';

declare const brand: unique symbol;

/** HTML that was written by this tag, or is trusted by name. */
export interface SafeHtml {
  /** With a mark in the place of each piece. */
  readonly markup: string;
  /** What is kept in UTF-8, in its order; null: nothing. */
  readonly pieces: readonly Uint8Array[] | null;
  readonly [brand]: true;
}

/** Stands for a piece. No text holds it: control characters go. */
const holeMark = '\u0001';

/** What may stand in a hole; null, undefined and false are nothing. */
export type Hole = string | number | false | null | undefined | SafeHtml | readonly Hole[];

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is there to find them
const special = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is there to find them
const everySpecial = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands between tags or inside a quoted attribute; control characters go. */
export function escaped(text: string): string {
  return special.test(text) ? text.replaceAll(everySpecial, (one) => entities[one] ?? '') : text;
}

/** HTML that is trusted as it is. Every use is listed in test/website/html.test.ts. */
export function trusted(markup: string): SafeHtml {
  return made(markup.includes(holeMark) ? markup.replaceAll(holeMark, '') : markup, null);
}

function made(markup: string, pieces: readonly Uint8Array[] | null): SafeHtml {
  return { markup, pieces } as SafeHtml;
}

export const nothing: SafeHtml = trusted('');

export function html(strings: TemplateStringsArray, ...holes: readonly Hole[]): SafeHtml {
  let markup = strings[0] as string;
  gathered = null;
  for (let at = 0; at < holes.length; at++) {
    markup += written(holes[at]);
    markup += strings[at + 1] as string;
  }
  return made(markup, gathered);
}

/** The pieces of what is being written. */
let gathered: Uint8Array[] | null = null;

function written(hole: Hole): string {
  if (typeof hole === 'string') return escaped(hole);
  if (typeof hole === 'number') return String(hole);
  if (hole === null || hole === undefined || hole === false) return '';
  if ('markup' in hole) {
    if (hole.pieces !== null) gather(hole.pieces);
    return hole.markup;
  }
  let markup = '';
  for (const one of hole) markup += written(one);
  return markup;
}

function gather(pieces: readonly Uint8Array[]): void {
  gathered ??= [];
  for (const piece of pieces) gathered.push(piece);
}

/** HTML that is kept and stands on many pages, in one piece: what was put together of many is read part by part each time. */
export function inOnePiece(one: SafeHtml): SafeHtml {
  return made(Buffer.from(markupOf(one)).toString(), null);
}

/** The same for what is long, as it is sent: it is neither read nor written again. What holds a form that posts stays a text, where it is found. */
export function asBytes(one: SafeHtml): SafeHtml {
  const markup = markupOf(one);
  return markup.includes(posting) ? inOnePiece(one) : made(holeMark, [Buffer.from(markup)]);
}

const posting = 'method="post"';

/** Whether a form in it posts. */
export function hasPost({ markup }: SafeHtml): boolean {
  return markup.includes(posting);
}

/** What is sent of it, in its order. */
export function writtenOf({ markup, pieces }: SafeHtml): Written {
  if (pieces === null) return markup;
  const parts: Piece[] = [];
  let from = 0;
  for (const piece of pieces) {
    const at = markup.indexOf(holeMark, from);
    if (at > from) parts.push(markup.slice(from, at));
    parts.push(piece);
    from = at + 1;
  }
  if (from < markup.length) parts.push(markup.slice(from));
  return new Pieces(parts);
}

/** The whole as a text. */
export function markupOf(one: SafeHtml): string {
  return one.pieces === null ? one.markup : String(writtenOf(one));
}

/** Bytes and characters of it. */
export function sizeOf({ markup, pieces }: SafeHtml): number {
  return (pieces ?? []).reduce((sum, { length }) => sum + length, markup.length);
}

/** The parts with something between them. */
export function joined(parts: readonly Hole[], between: Hole): readonly Hole[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [between, part]));
}

/** A value for a script element of data: JSON that no HTML parser leaves. */
export function jsonForScript(value: unknown): SafeHtml {
  const text = JSON.stringify(value);
  if (!ofMarkup.test(text)) return trusted(text);
  return trusted(
    text.replaceAll(everyOfMarkup, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

const ofMarkup = /[<>&\u2028\u2029]/;
const everyOfMarkup = /[<>&\u2028\u2029]/g;

/** An address from data that a page may link to: the web or mail; null for any other. */
export function linkable(address: unknown): string | null {
  if (typeof address !== 'string' || !/^(?:https?:\/\/|mailto:)[^\s<>"]+$/i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}

/** A link to another site, as text where the address is none that a page may link to. */
export function outward(address: unknown, text?: Hole): Hole {
  const safe = linkable(address);
  if (safe === null) return text ?? (typeof address === 'string' ? address : null);
  return html`<a href="${safe}" rel="noopener nofollow ugc">${text ?? shownAddress(safe)}</a>`;
}

/** An address as people read it. */
function shownAddress(address: string): string {
  const bare = address.replace(/^https?:\/\/(?:www\.)?|^mailto:/i, '').replace(/\/$/, '');
  return bare.length > 60 ? `${bare.slice(0, 57)}…` : bare;
}
