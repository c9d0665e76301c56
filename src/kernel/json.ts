// Ready JSON: the text of records is written once, at projection; an answer joins such texts.

/**
 * Stands for the site's address inside ready JSON. No text of a record can hold it: JSON escapes
 * control characters, and records with control characters are refused.
 */
export const siteMark = '\u0001';

/** Puts the site's address where ready JSON names it. */
export function withSite(text: string, site: string): string {
  return text.replaceAll(siteMark, site);
}

/** A part of ready JSON: a text, or a text in UTF-8. */
export type Piece = string | Uint8Array;

/**
 * Ready JSON as the pieces it is sent in. It is a text like any other to whoever turns it into one; who
 * sends it need not.
 */
export class Pieces {
  readonly all: readonly Piece[];
  /** The items of the array that it is around, where it was made of one. */
  readonly items: readonly Piece[];

  constructor(all: readonly Piece[], items: readonly Piece[] = []) {
    this.all = all;
    this.items = items;
  }

  /** Further members at the end of the object that these pieces are. */
  extended(extra: string): Pieces {
    const [first, last] = [this.all[0], this.all.at(-1)];
    if (typeof first !== 'string' || !first.startsWith('{') || typeof last !== 'string') return this;
    return new Pieces([...this.all.slice(0, -1), extend(last, extra)], this.items);
  }

  /** What stands around the items, as if there were none. */
  around(): string {
    return this.items.length === 0 ? this.toString() : `${textOf(this.all[0])}${textOf(this.all.at(-1))}`;
  }

  toString(): string {
    return this.all.map(textOf).join('');
  }
}

/** Ready JSON, as a text or in pieces. */
export type Written = string | Pieces;

/** One text where there are no items that are kept as bytes. */
export function inOneText(written: Written): Written {
  return typeof written === 'string' || written.items.length > 0 ? written : written.toString();
}

const decoder = new TextDecoder();

/** A part as a text. */
export function textOf(piece: Piece | undefined): string {
  return typeof piece === 'string' || piece === undefined ? (piece ?? '') : decoder.decode(piece);
}

const comma = new TextEncoder().encode(',');

/** The pieces of an array between two texts. */
export function piecesOf(before: string, items: readonly Piece[], after: string): Pieces {
  const all: Piece[] = [`${before}[`];
  items.forEach((item, index) => {
    if (index > 0) all.push(comma);
    all.push(item);
  });
  all.push(`]${after}`);
  return new Pieces(all, items);
}

/** The text of an object with further members at its end. `extra` is ready JSON without braces: `"a":1,"b":2`. */
export function extend(object: string, extra: string): string {
  if (extra === '') return object;
  return object === '{}' ? `{${extra}}` : `${object.slice(0, -1)},${extra}}`;
}

/** The same of an object in parts, the last of which ends it. */
export function extendLast(parts: readonly string[], extra: string): readonly string[] {
  if (extra === '') return parts;
  const last = parts.at(-1) as string;
  // An object without members has them all in one part, and takes no comma.
  if (parts.length > 1 && last === '}' && parts[0] === '{') return [extend(parts.join(''), extra)];
  return [...parts.slice(0, -1), last === '}' ? `,${extra}}` : extend(last, extra)];
}

/** The members of an object as ready JSON without braces. */
export function membersOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

/** Ready JSON of an object whose members are ready JSON themselves; undefined members are left out. */
export function objectText(members: Readonly<Record<string, string | undefined>>): string {
  // Growing one text copies nothing yet; long values are copied once, when the whole is read.
  let text = '';
  for (const [member, value] of Object.entries(members)) {
    if (value !== undefined) text += `${text === '' ? '{' : ','}"${member}":${value}`;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** The value of ready JSON. The mark of the site is no valid JSON, so the address is put in first. */
export function parsed(text: string, site: string): Readonly<Record<string, unknown>> {
  return JSON.parse(withSite(text, site)) as Readonly<Record<string, unknown>>;
}
