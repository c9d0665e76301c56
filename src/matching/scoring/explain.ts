// Why a record fits a query: every reason quotes what was seen in it.

import type { Doc } from '../../kernel/family.ts';
import { aloneFor, labelOfDeadline, withinSentence } from '../../kernel/rule-days.ts';
import { isOfManyInstitutes } from '../calls/general-calls.ts';
import { quoteAround } from './matches-in.ts';
import { isForASubject } from './misfits.ts';
import { labelsOf, type Ranked, type Scored } from './score.ts';

export interface Item extends Ranked {
  readonly source: 'catalogue' | 'live';
  /** The live source that lists it; null for the catalogue. */
  readonly source_name: string | null;
  readonly reasons: readonly { readonly text: string; readonly evidence_ids: readonly string[] }[];
  /** Who may apply, as far as the source says so in its codes. */
  readonly eligibility_state: 'unrestricted' | 'restricted' | 'unknown';
}

export interface Evidence {
  readonly id: string;
  /** The member of the record that is quoted. */
  readonly path: string;
  readonly quote: string;
  readonly source_url: string | null;
}

export interface Explained {
  readonly item: Item;
  readonly evidence: readonly Evidence[];
  /** What orders items of one score. */
  readonly points: number;
  readonly namesMost: boolean;
}

export function explained(weighed: Scored): Explained {
  const {
    item,
    record,
    found,
    carried,
    inOtherWords,
    general,
    numbered,
    payers,
    time,
    live,
    points,
    namesMost,
  } = weighed;
  const seen = found.map(({ member, text, matches }) => {
    const quote = quoteAround(text, matches);
    return { path: member, text: `${member}: “${quote}”`, quote };
  });
  if (numbered !== null) seen.unshift({ path: 'number', text: `number: ${numbered}`, quote: numbered });
  if (payers.length > 0 && seen.every(({ path }) => path !== 'funder_name')) {
    const quote = String(record.funder_name);
    seen.push({ path: 'funder_name', text: `pays or takes part: ${payers.join(', ')}`, quote });
  }
  if (carried.length > 0) {
    const path = item.kind === 'grant' ? 'labels' : 'topics';
    seen.push({ path, text: `${path}: ${carried.join(', ')}`, quote: carried.join(', ') });
  }
  if (general) {
    const text = isForASubject(labelsOf(record, item.kind))
      ? generalOfASubject
      : isOfManyInstitutes(record)
        ? generalOfInstitutes
        : 'a general call that takes research on ageing';
    seen.push({ path: 'title', text, quote: item.title });
  }
  if (time.reason !== null) {
    const moment = record[time.member] ?? null;
    const text = moment === null && isToCome(record) ? unknownDate : `${time.reason}${ruleOf(record)}`;
    seen.push({ path: time.member, text, quote: String(moment ?? 'none') });
  }
  const name = (record.public_id ?? record.id) as string;
  const source_url = (record.source_url ?? record.url ?? null) as string | null;
  const reasons = seen.map(({ path, text }) => ({ text, evidence_ids: [`${name}#${path}`] }));
  const soft = inOtherWords().map(({ member, way, asked, said }) => ({
    text: `${way}: ${asked} → ${said}`,
    evidence_ids: [`${name}#${member}`],
  }));
  const elsewhere = { text: `found at ${live} by this job, not in the catalogue`, evidence_ids: [] };
  const { kind, public_id, title, url, score } = item;
  return {
    item: {
      kind,
      public_id,
      title,
      url,
      source: live === null ? 'catalogue' : 'live',
      source_name: live,
      score,
      reasons: [...reasons, ...soft, ...(live === null ? [] : [elsewhere])],
      eligibility_state: eligibilityOf(record),
    },
    points,
    namesMost,
    evidence: seen.map(({ path, quote }) => ({ id: `${name}#${path}`, path, quote, source_url })),
  };
}

/** A programme for any work on the heart takes research on its ageing, and is not general. */
const generalOfASubject = 'takes any research on its subject, that on ageing too';

/** What is true of it is told, so that nobody plans for it unasked. */
const generalOfInstitutes =
  'a general call of many institutes; that for ageing is not among those that its source lists';

/** Of a call that is still to come its source does not say when it closes; that is no call without an end. */
const unknownDate = 'its closing date is not known';

/** What is added where a rule gives the day, or where it is one of several or for some alone: which one, and for whom it is. */
function ruleOf(record: Doc): string {
  const label = labelOfDeadline(record);
  const explanation = label === null ? aloneFor(record.deadline_for) : withinSentence(label);
  return explanation === null ? '' : ` (${explanation})`;
}

function isToCome(record: Doc): boolean {
  return (record.status_public as { readonly value?: string } | undefined)?.value === 'forecasted';
}

function eligibilityOf(record: Doc): Item['eligibility_state'] {
  const eligibility = record.eligibility as { applicant_types?: readonly { value: string }[] } | undefined;
  const types = eligibility?.applicant_types ?? [];
  if (types.length === 0) return 'unknown';
  return types.some(({ value }) => value === 'unrestricted') ? 'unrestricted' : 'restricted';
}
