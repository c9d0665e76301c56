// What a digest says, made when it is sent: from the catalogue as it is then, with the tier that the person has
// then. What is gone, hidden or not wanted any more is not in it; a digest that is empty is not sent.

import { setImmediate } from 'node:timers/promises';
import type { Desk } from '../../desk/desk.ts';
import type { HitKind } from '../../desk/schema/searches.ts';
import type { Family } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import { aloneFor } from '../../kernel/rule-days.ts';
import type { MailOptions, Message } from '../mail/delivery.ts';
import type { Mail } from '../mail/outbox.ts';
import { type Catalogue, deadlineOf, inputOfQuery, listNamed, matching } from './asking.ts';
import { tierOfSearch } from './readers.ts';
import { recordsAtOnce } from './turns.ts';
import { unsubscribeToken } from './unsubscribe.ts';

/** Records that one mail lists; the page of the search has the rest. */
const maxListed = 50;
const longestName = 200;

interface DigestMailParts extends Catalogue {
  readonly secret: Uint8Array;
}

interface Item {
  readonly family: string;
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  readonly deadline: string | null;
  /** Which searches found it, and as what. */
  readonly because: { readonly search: string; readonly kind: HitKind }[];
}

export function digestMail(parts: DigestMailParts) {
  return async (mail: Mail, { desk, serviceName, site, now }: MailOptions): Promise<Message | null> => {
    const digest = await desk.db
      .selectFrom('digests')
      .innerJoin('users', 'users.id', 'digests.user_id')
      .select(['digests.id', 'digests.cadence', 'digests.user_id', 'users.email', 'users.status'])
      .where('digests.id', '=', mail.subject_id)
      .where('users.email_verified_at', 'is not', null)
      .executeTakeFirst();
    if (!digest?.email || digest.status !== 'active' || (await isStopped(desk.db, digest))) return null;
    const { listed, count } = await itemsOf(desk.db, digest.id, parts, now());
    await desk.db.updateTable('digests').set({ items: count }).where('id', '=', digest.id).execute();
    if (count === 0) return null;
    const stop = `${site}/u/${unsubscribeToken(parts.secret, { user: digest.user_id, stream: digest.cadence })}`;
    return {
      id: mail.id,
      to: digest.email,
      replyTo: null,
      subject: `${serviceName}: ${count} ${count === 1 ? 'record' : 'records'} your searches found`,
      text: textOf(listed, { site, stop, cadence: digest.cadence, unlisted: count - listed.length }),
      headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  };
}

async function isStopped(
  db: Desk['db'],
  { user_id, cadence }: { readonly user_id: string; readonly cadence: string },
): Promise<boolean> {
  const stop = await db
    .selectFrom('mail_stops')
    .select('at')
    .where('user_id', '=', user_id)
    .where('stream', '=', cadence)
    .executeTakeFirst();
  return stop !== undefined;
}

/** What a digest tells of, each record once with every search that found it, and how many they are. */
async function itemsOf(
  db: Desk['db'],
  digest: string,
  parts: Catalogue,
  now: Date,
): Promise<{ readonly listed: readonly Item[]; readonly count: number }> {
  const hits = await db
    .selectFrom('search_hits')
    .innerJoin('saved_searches', 'saved_searches.id', 'search_hits.search_id')
    .leftJoin('muted_records', (join) =>
      join
        .onRef('muted_records.user_id', '=', 'saved_searches.user_id')
        .onRef('muted_records.family', '=', 'search_hits.family')
        .onRef('muted_records.record_id', '=', 'search_hits.record_id'),
    )
    .select(['search_hits.search_id', 'search_hits.record_id', 'search_hits.kind'])
    .select(['name', 'operation', 'query', 'team_id', 'saved_searches.user_id'])
    .where('digest_id', '=', digest)
    .where('muted_records.at', 'is', null)
    .orderBy('saved_searches.created_at')
    .orderBy('search_hits.search_id')
    .orderBy('search_hits.record_id')
    .orderBy('search_hits.kind')
    .execute();
  const items = new Map<string, Item | null>();
  for (const some of Map.groupBy(hits, ({ search_id }) => search_id).values()) {
    const [search] = some;
    const list = search && listNamed(parts.operations, search.operation);
    if (!search || !list) continue;
    const tier = await tierOfSearch(db, { user: search.user_id, team_id: search.team_id });
    if (tier === null) continue;
    const hitsOf = Map.groupBy(some, ({ record_id }) => record_id);
    const input = inputOfQuery(list, search.query);
    const all = [...hitsOf.keys()];
    for (let from = 0; from < all.length; from += recordsAtOnce) {
      const ids = all.slice(from, from + recordsAtOnce);
      for (const { id, text } of matching(list, input, parts, { tier, now, ids, limit: ids.length })) {
        const key = `${list.family.name} ${id}`;
        // What is not listed is counted.
        if (!items.has(key))
          items.set(key, items.size < maxListed ? itemOf(list.family, id, text, parts) : null);
        const because = hitsOf.get(id)?.map(({ kind }) => ({ search: search.name, kind })) ?? [];
        items.get(key)?.because.push(...because);
      }
      await setImmediate();
    }
  }
  return { listed: [...items.values()].filter((item) => item !== null), count: items.size };
}

function itemOf(family: Family, id: string, text: string, { site }: Catalogue): Item {
  const row = parsed(text, site);
  const member = deadlineOf(family);
  const deadline = member === null ? null : row[member];
  return {
    family: family.name,
    id,
    name: oneLine(String(row[family.heading ?? 'id'] ?? row.id ?? id)),
    url: addressOf(row, family.page, site),
    deadline:
      typeof deadline === 'string'
        ? [untilText(deadline), aloneFor(row[`${member}_for`])].filter(Boolean).join(', ')
        : null,
    because: [],
  };
}

/** A day where it ends with the day in UTC, else with the hour: elsewhere that may be the day before. */
function untilText(moment: string): string {
  const [day = '', hour = ''] = new Date(moment).toISOString().split(/T|:\d\d\./);
  return hour === '23:59' ? day : `${day}, ${hour} UTC`;
}

function addressOf(
  row: Readonly<Record<string, unknown>>,
  page: string | undefined,
  site: string,
): string | null {
  if (typeof row.public_url === 'string') return row.public_url;
  const name = row.public_id ?? row.slug ?? row.id;
  return page === undefined || typeof name !== 'string' ? null : `${site}${page}/${encodeURIComponent(name)}`;
}

function oneLine(text: string): string {
  return [...text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, longestName).join('');
}

const words: Readonly<Record<HitKind, string>> = { new: 'new', changed: 'changed', closing: 'closes soon' };

function textOf(
  items: readonly Item[],
  {
    site,
    stop,
    cadence,
    unlisted,
  }: { readonly site: string; readonly stop: string; readonly cadence: string; readonly unlisted: number },
): string {
  const lines = items.map(({ family, id, name, url, deadline, because }) => {
    const reasons = [...new Set(because.map(({ search, kind }) => `${words[kind]} in "${oneLine(search)}"`))];
    const mute = new URLSearchParams({ family, record: id });
    return [
      name,
      ...(deadline === null ? [] : [`Deadline: ${deadline}`]),
      ...(url === null ? [] : [url]),
      `Because: ${reasons.join('; ')}`,
      `Not for me: ${site}/account/searches/mute?${mute}`,
    ].join('\n');
  });
  return [
    ...lines,
    ...(unlisted > 0 ? [`And ${unlisted} more: ${site}/account/searches`] : []),
    `Change or stop a search: ${site}/account/searches\nStop all ${cadence} mail: ${stop}`,
  ].join('\n\n');
}
