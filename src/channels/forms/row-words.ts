// How a record is called in forms that know no members: a title, a few words about it, a place to read on.

import type { Doc, Family } from '../../kernel/family.ts';
import { excerpt } from '../../kernel/text-policy.ts';

const titles = ['title', 'name', 'theory_name', 'canonical_statement', 'slug', 'id'];
const summaries = [
  'description',
  'summary',
  'theory_summary',
  'tagline',
  'brief_concise',
  'one_liner',
  'bio',
  'statement',
  'excerpt',
  'primary_approach',
];

function firstText(record: Doc, members: readonly string[]): string | null {
  const found = members.map((member) => record[member]).find((value) => typeof value === 'string' && value);
  return (found as string | undefined) ?? null;
}

export function titleOf(record: Doc): string {
  return firstText(record, titles) ?? 'Without a title';
}

/** At most 300 characters; null where the record says nothing of the kind. */
export function summaryOf(record: Doc): string | null {
  const text = firstText(record, summaries);
  return text === null ? null : excerpt(text);
}

/** Where a record can be read: its answer of the API, else where it stands outside; null for none. */
export function addressOf(family: Family, record: Doc, site: string): string | null {
  const path = family.one?.[0]?.path;
  const name = firstText(record, ['public_id', 'id']);
  if (path !== undefined && name !== null)
    return `${site}/api/v1${path.replace(/\{\w+\}/, encodeURIComponent(name))}`;
  return firstText(record, ['detail_url', 'url']);
}
