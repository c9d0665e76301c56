// What forms that know no members say of a record beside its name: a few words about it, a place to read on.

import { pathBelowSite } from '../../kernel/address.ts';
import type { Doc, Family } from '../../kernel/family.ts';
import { leadOf } from '../../kernel/heading.ts';
import { excerpt } from '../../kernel/text-policy.ts';

function firstText(record: Doc, members: readonly string[]): string | null {
  const found = members.map((member) => record[member]).find((value) => typeof value === 'string' && value);
  return (found as string | undefined) ?? null;
}

/** Its one line in at most 300 characters; null where the record says nothing of the kind. */
export function summaryOf(family: Family, record: Doc): string | null {
  const text = leadOf(family, record);
  return text === null ? null : excerpt(text);
}

/** Where people read a record: its page, else its answer of the API, else where it stands outside; null for none. */
export function addressOf(family: Family, record: Doc, site: string): string | null {
  if (typeof record.public_url === 'string') return record.public_url;
  const detail = family.detail?.[0];
  const name = firstText(record, ['public_id', 'id']);
  if (detail !== undefined && name !== null)
    return site + pathBelowSite({ path: detail.path }).replace(/\{\w+\}/, encodeURIComponent(name));
  return firstText(record, ['detail_url', 'url']);
}
