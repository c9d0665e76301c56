// The page of a funder, an investor or a sponsor for whoever has no key: what everyone may know, and how to
// read the rest.

import type { Doc, Family } from '../../kernel/family.ts';
import { labelNames } from '../../kernel/label-names.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wordText } from '../../kernel/word-text.ts';
import { getProfile, maxProfiled } from '../../operations/profiles.ts';
import { askOperation, operationNamed } from '../kit/ask.ts';
import { atLeast, countText } from '../kit/format.ts';
import { html, nothing, outward } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import { type Page, type PageRequest, permanently } from '../kit/page.ts';
import { factList } from './beside.ts';
import { reviewsOf } from './cited-in.ts';
import type { FamilyPage } from './family-page.ts';
import type { Fact } from './particulars.ts';
import { recordRow } from './row.ts';
import { noted } from './row-notes.ts';

const words = getProfile.input.family?.schema.enum as readonly string[];

export function hasProfile(family: Family): boolean {
  return words.includes(family.name);
}

export async function profilePage(ask: PageRequest, { family, path }: FamilyPage): Promise<Page | Response> {
  const public_id = ask.params.name as string;
  const found = await askOperation(ask, getProfile, { family: family.name, public_id }).catch(
    (error: unknown) => {
      if (error instanceof Refusal && error.details.location)
        return permanently(`${path}/${error.details.location.split('/').at(-1)}`);
      throw error;
    },
  );
  if (found instanceof Response) return found;
  const { profile, grants, events } = found.answer;
  const title = profile.name;
  const facts: Fact[] = [
    ...(profile.kind ? [{ label: 'Kind', value: wordText(profile.kind) }] : []),
    ...(profile.place ? [{ label: 'Place', value: profile.place }] : []),
    ...(profile.website ? [{ label: 'Website', value: outward(profile.website) }] : []),
  ];
  const canonical = `${path}/${encodeURIComponent(profile.public_id)}`;
  return {
    title,
    description: `${title}: what everyone may know.`,
    canonical,
    section: path,
    shared: true,
    linkedData: {
      '@context': 'https://schema.org/',
      '@type': 'Thing',
      '@id': `${ask.site.url}${canonical}`,
      name: title,
      ...(profile.website ? { url: profile.website } : {}),
    },
    body: html`${titleBlock({ title })}
<div class="stack">${factList(facts, 'facts lead')}
${rows(ask, 'list_grants', grants, 'grant')}${rows(ask, 'list_events', events, 'event')}
${reviewsOf(ask, family, profile.public_id)}<div class="notice"><h2>There is more</h2><p>The whole record is read with a key of the full tier. <a href="/docs/guides/tiers">What each tier reads</a>.</p></div>
<p class="small"><a href="/contact?${new URLSearchParams({ correct: `${family.name}/${profile.public_id}` }).toString()}">Report an error</a>, <a href="/privacy/request?${new URLSearchParams({ subject_kind: family.singular, subject_public_id: profile.public_id }).toString()}">is it about you? Ask for correction or removal</a></p></div>`,
  };
}

function rows(ask: PageRequest, name: string, records: readonly Doc[], singular: string) {
  const family = operationNamed(ask.site.operations, name)?.lists?.family;
  if (!family || records.length === 0) return nothing;
  const context = {
    site: ask.site.url,
    now: ask.now,
    tier: 'public',
    heading: 3,
    hasPage: true,
    labels: labelNames(ask.context),
    ...noted(family, records, ask),
  } as const;
  return html`<section class="section"><h2>${atLeast(countText(records.length, singular), records.length === maxProfiled)}</h2><ol class="records">${records.map((row) => recordRow(family, row, context))}</ol></section>`;
}
