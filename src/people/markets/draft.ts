// What a market is made of before it is opened, by the operator or as somebody's suggestion.

import type { AppContext } from '../../context.ts';
import type { DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import { citableFamilies, citedByPath } from '../../families/citable.ts';
import { heroes } from '../../families/heroes/heroes.ts';
import { hourMs } from '../../kernel/durations.ts';
import type { Family } from '../../kernel/family.ts';
import { dateTime, oneOf, text } from '../../kernel/field.ts';
import { byDefault, type InputOf, inBody, maybe } from '../../kernel/operation.ts';
import { percentDecoded } from '../../kernel/plain-text.ts';
import { invalid } from '../../kernel/refusal.ts';
import { mustBeText } from '../../kernel/sent-text.ts';
import { sum } from '../../kernel/sum.ts';
import type { ClockAndRandom } from '../accounts/events.ts';
import { digestOf } from '../accounts/shown.ts';
import { slugOf } from '../accounts/slugs.ts';
import { milli, poolAt, prices } from './lmsr.ts';

/** In points: how much a market takes to move. */
const liquidities = ['50', '100', '250', '500'] as const;

export const draftFields = {
  question: inBody(text('The question, which has exactly one of the outcomes as its answer.', 160)),
  criteria_md: inBody(
    text('When each outcome holds, by which source, and what is decided if the source ends.', 8_000),
  ),
  outcomes: inBody(
    text('From 2 to 8 outcomes, one a line; a percentage behind a | says what it begins with.', 1_000),
  ),
  closes_at: inBody(dateTime('When trading ends.')),
  liquidity: inBody(
    byDefault(oneOf(liquidities, 'In points: the higher, the less a trade moves the price.'), '100'),
  ),
  about: inBody(maybe(text('The record that it is about: the address of its page.', 300))),
};

interface Draft {
  readonly question: string;
  readonly criteria_md: string;
  readonly outcomes: readonly { readonly key: string; readonly label: string }[];
  readonly p0: readonly number[];
  readonly b: number;
  readonly closes_at: string;
  readonly about: string | null;
}

type Reading = Pick<AppContext, 'now' | 'reader' | 'site'>;

/** @throws Refusal with the sentence at its field */
export function readDraft(input: InputOf<typeof draftFields>, reading: Reading): Draft {
  const { question, criteria_md, about } = input;
  const { now } = reading;
  for (const [field, value, kind] of [
    ['question', question, 'line'],
    ['criteria_md', criteria_md, 'text'],
  ] as const) {
    mustBeText(field, value, kind);
  }
  const closes_at = new Date(input.closes_at).toISOString();
  if (Date.parse(closes_at) < now.getTime() + hourMs) {
    throw invalid('closes_at', 'closes_at must be an hour ahead or more.');
  }
  const { outcomes, p0 } = readOutcomes(input.outcomes);
  return {
    question: question.trim(),
    criteria_md,
    outcomes,
    p0,
    b: Number(input.liquidity) * milli,
    closes_at,
    about: about === undefined ? null : readAbout(about, reading),
  };
}

function readOutcomes(given: string): Pick<Draft, 'outcomes' | 'p0'> {
  const lines = given
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (lines.length < 2 || lines.length > 8) throw invalid('outcomes', 'outcomes are 2 to 8, one a line.');
  const read = lines.map((one) => {
    const [label = '', share] = one.split('|').map((part) => part.trim());
    return { label, share: share === undefined ? null : Number(share.replace('%', '')) };
  });
  const keys = read.map(({ label }, at) => slugOf(label).replace(/^team$/, `outcome-${at + 1}`));
  if (read.some(({ label }) => label === '' || label.length > 60) || new Set(keys).size < keys.length) {
    throw invalid('outcomes', 'Each outcome is named differently, in 1 to 60 characters.');
  }
  const uneven = read.some(({ share }) => share !== null);
  const shares = read.map(({ share }) => (uneven ? (share ?? Number.NaN) / 100 : 1 / read.length));
  const total = sum(shares);
  if (!(Math.abs(total - 1) < 0.005) || shares.some((one) => !(one >= 0.01))) {
    throw invalid(
      'outcomes',
      'Where one outcome has a percentage all have one, 1 or more; they come to 100.',
    );
  }
  return {
    outcomes: read.map(({ label }, at) => ({ key: keys[at] as string, label })),
    p0: shares.map((one) => one / total),
  };
}

/** Nothing is asked about the health, death or private life of a person, so no person is what it is about. */
function readAbout(about: string, { reader, now, site }: Reading): string {
  const { family, id } = recordNamed(about.trim(), site);
  if (family === heroes) throw invalid('about', 'No market is about a person.');
  if (!family || !reader.detail(family, id, 'public', now)) {
    throw invalid(
      'about',
      'about names a public record, by the address of its page or such as grants:its-public-id.',
    );
  }
  return `${family.name}:${id}`;
}

/** By the address of its page, or by its family and its id. */
function recordNamed(
  about: string,
  site: string,
): { readonly family?: Family | undefined; readonly id: string } {
  const path = about.startsWith(`${site}/`) ? about.slice(site.length) : about;
  const cited = path.startsWith('/') ? citedByPath(path) : null;
  if (cited) return { family: cited.family, id: percentDecoded(cited.name) };
  const [word = '', id = ''] = about.split(':').map((one) => one.trim());
  return { family: citableFamilies.get(word), id };
}

/** Writes a draft, and answers its id. */
export async function draft(
  trx: DeskTransaction,
  wanted: Draft,
  { source, user }: { readonly source: 'operator' | 'suggestion'; readonly user: string },
  { now, random }: ClockAndRandom,
): Promise<string> {
  const id = newId(random);
  const slug = slugOf(wanted.question).replace(/-[^-]*$/, '') || 'market';
  const public_id = `${slug}-${Buffer.from(random(3)).toString('hex')}`;
  await trx
    .insertInto('markets')
    .values({
      id,
      public_id,
      source,
      status: 'draft',
      version: 0,
      ...rowOf(wanted),
      opened_at: null,
      closed_at: null,
      known_at: null,
      outcome: null,
      proposed_by: null,
      proposed_at: null,
      final_at: null,
      corrected_at: null,
      statement: null,
      created_by: user,
      created_at: now.toISOString(),
    })
    .execute();
  await writeOutcomes(trx, id, wanted);
  return public_id;
}

/** What a draft says, as a digest. */
export function digestOfDraft({ question, criteria_md, outcomes, p0, b, closes_at, about }: Draft): string {
  const labels = outcomes.map(({ label }) => label);
  return digestOf(JSON.stringify([question, criteria_md, labels, p0.map(toShare), b, closes_at, about]));
}

/** As it is kept and read again, in which the last digits may differ. */
const toShare = (share: number) => Math.round(share * 10_000);

/** Changes what is still a draft. */
export async function redraft(trx: DeskTransaction, id: string, wanted: Draft): Promise<void> {
  await trx.updateTable('markets').set(rowOf(wanted)).where('id', '=', id).execute();
  await trx.deleteFrom('market_outcomes').where('market_id', '=', id).execute();
  await writeOutcomes(trx, id, wanted);
}

function rowOf({ question, criteria_md, p0, b, closes_at, about }: Draft) {
  const pool = poolAt(p0, b);
  return {
    question,
    criteria_md,
    b,
    p0: JSON.stringify(prices(pool)),
    q: JSON.stringify(pool.q),
    closes_at,
    about,
  };
}

async function writeOutcomes(trx: DeskTransaction, market_id: string, { outcomes }: Draft): Promise<void> {
  await trx
    .insertInto('market_outcomes')
    .values(outcomes.map(({ key, label }, position) => ({ market_id, key, label, position })))
    .execute();
}
