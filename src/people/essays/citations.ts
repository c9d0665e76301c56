// Citations of records in the text of an essay: [[grant:its-public-id]], or a link to the page of one. What is
// shown of a record is what everybody may see of it now; of one that is gone nothing is shown.

import type { AppContext } from '../../context.ts';
import { citableFamilies, citedByPath } from '../../families/citable.ts';
import type { Family } from '../../kernel/family.ts';
import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import { percentDecoded } from '../../kernel/plain-text.ts';

export const maxCitations = 200;

type Reading = Pick<AppContext, 'reader' | 'now' | 'site'>;

export interface Cited {
  readonly family: string;
  readonly id: string;
  readonly public_id: string;
  readonly name: string;
  /** The path of its page. */
  readonly path: string;
}

const marks = /\[\[([a-z_]{2,40}):([^\]\s|]{1,200})\]\]/g;

interface Mention {
  readonly family: Family;
  readonly name: string;
  /** How it stands in the text. */
  readonly written: string;
}

/** The records that a text names, in their order, as they are written. */
function mentionsIn(text: string, site: string): readonly Mention[] {
  const found: Mention[] = [];
  for (const [written, word = '', name = ''] of text.matchAll(marks)) {
    const family = citableFamilies.get(word);
    if (family) found.push({ family, name, written });
  }
  for (const [address] of text.matchAll(/(?<![\w/.:-])(?:https?:\/\/[^\s/)\]>]+)?\/[\w./%~-]+/g)) {
    const path = address.startsWith(site) ? address.slice(site.length) : address;
    const cited = path.startsWith('/') ? citedByPath(path.replace(/[.]+$/, '')) : null;
    if (cited)
      found.push({ ...cited, name: percentDecoded(cited.name), written: address.replace(/[.]+$/, '') });
  }
  return found;
}

/** The record as everybody sees it now, or the one that took its place; null where there is none. */
export function citedRecord(family: Family, name: string, { reader, now, site }: Reading): Cited | null {
  const direct = reader.detail(family, name, 'public', now);
  const survivor = direct ? null : reader.survivor(family, name, 'public');
  const one = direct ?? (survivor === null ? null : reader.detail(family, survivor, 'public', now));
  if (!one) return null;
  const row = parsed(one.text, site);
  const public_id = one.public_id ?? one.id;
  return {
    family: family.name,
    id: one.id,
    public_id,
    name: headingOf(family, row),
    path: `${family.page}/${encodeURIComponent(public_id)}`,
  };
}

/** What a mark in the text stands for; null where it names no family. */
export function citedByMark(word: string, name: string, reading: Reading): Cited | 'gone' | null {
  const family = citableFamilies.get(word);
  if (!family) return null;
  return citedRecord(family, name, reading) ?? 'gone';
}

interface Citations {
  readonly records: readonly Cited[];
  /** As they are written: records that are not there, or not for everybody. */
  readonly missing: readonly string[];
}

/** What a text cites, each record once. */
export function citationsIn(text: string, reading: Reading): Citations {
  const records = new Map<string, Cited>();
  const missing = new Set<string>();
  for (const { family, name, written } of mentionsIn(text, reading.site)) {
    const cited = citedRecord(family, name, reading);
    if (cited) records.set(`${cited.family} ${cited.id}`, cited);
    else missing.add(written);
  }
  return { records: [...records.values()], missing: [...missing] };
}

/** The text without the names of records that are gone: their marks say so, links lead to what changed. */
export function withoutGone(text: string, reading: Reading): string {
  let shown = text;
  for (const written of citationsIn(text, reading).missing) {
    shown = shown.replaceAll(written, written.startsWith('[[') ? '[record removed]' : '/changes');
  }
  return shown;
}
