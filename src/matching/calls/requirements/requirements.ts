// The requirements of a harvested call, each with the exact words it was read from.
//
// They are read when a record is projected, from the text as it is kept: the quote of every piece of
// evidence is the text between its offsets, and a better rule reaches every call with the next shelf.

import { hash } from 'node:crypto';
import { foreignListed } from './foreign-rules.ts';
import { type Rule, requirementRules, type TextName } from './rules.ts';

interface CallTexts {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  /** The text on who may apply. */
  readonly details: string | null;
  /** The page at the source. */
  readonly url: string;
  readonly source: string;
  readonly seenAt: string;
  readonly licence: string | null;
}

interface Quote {
  readonly text: string;
  readonly in: TextName;
  readonly start: number;
  readonly end: number;
  /** Whether it holds all that the rule matched. */
  readonly whole: boolean;
}

const longestQuote = 500;

/** Changes with every change of a rule. */
const rulesVersion = hash(
  'sha256',
  JSON.stringify(requirementRules.map((rule) => ({ ...rule, pattern: rule.pattern.source }))),
  'hex',
).slice(0, 12);

/** What the rules find, each with its quote. */
export function foundRules(call: Pick<CallTexts, 'title' | 'description' | 'details'>) {
  const found: { readonly rule: Rule; readonly quote: Quote }[] = [];
  // Most rules share their words, so each word is looked for once in each text.
  const texts = {
    title: wordsAsked(call.title),
    description: wordsAsked(call.description ?? ''),
    'eligibility.details': wordsAsked(call.details ?? ''),
  };
  for (const rule of requirementRules) {
    if (found.some((one) => one.rule.kind === rule.kind)) continue;
    for (const name of rule.texts) {
      if (!rule.needs.some(texts[name])) continue;
      const quote = quoteOf(rule, name, textOf(call, name));
      if (!quote) continue;
      found.push({ rule, quote });
      break;
    }
  }
  return found;
}

/** Any of the words of any rule: most texts of other sources than NIH and NSF have none. */
const anyWords = new RegExp(
  [...new Set(requirementRules.flatMap(({ needs }) => needs))]
    .map((words) => words.replaceAll('.', '\\.'))
    .join('|'),
);

function wordsAsked(text: string): (words: string) => boolean {
  const small = text.toLowerCase();
  if (!anyWords.test(small)) return () => false;
  const known = new Map<string, boolean>();
  return (words) => {
    let has = known.get(words);
    if (has === undefined) {
      has = small.includes(words);
      known.set(words, has);
    }
    return has;
  };
}

/** The text that a piece of evidence names. */
function textOf(call: Pick<CallTexts, 'title' | 'description' | 'details'>, name: TextName): string {
  if (name === 'title') return call.title;
  return (name === 'description' ? call.description : call.details) ?? '';
}

function quoteOf(rule: Rule, name: TextName, text: string): Quote | null {
  const match = rule.pattern.exec(text);
  if (!match) return null;
  const matched = match[0].trimEnd();
  const quote = matched.length > longestQuote ? cutQuote(matched) : matched;
  if (rule.unless?.test(quote)) return null;
  const end = match.index + quote.length;
  return { text: quote, in: name, start: match.index, end, whole: quote.length === matched.length };
}

/** Its first lines and sentences, or its first words where one of these is too long; "U.S." ends no sentence. */
function cutQuote(said: string): string {
  const first = said.slice(0, longestQuote + 1);
  const ends = [...first.matchAll(/(?:\n|(?<!\b[A-Z])[.;](?=\s))/g)].map(({ index }) => index + 1);
  const end = ends.findLast((one) => one > longestQuote / 2) ?? first.lastIndexOf(' ');
  return said
    .slice(0, end > 0 ? end : longestQuote)
    .trimEnd()
    .toWellFormed();
}

/** The member `requirements` of a grant. */
export function requirementsOf(call: CallTexts) {
  return foundRules(call).map(({ rule, quote }) => {
    const id = uuidOf(`${call.id} ${rule.kind} ${quote.text}`);
    const listed = conflictOf(rule, call);
    return {
      id,
      category: rule.category,
      statement: rule.statement,
      obligation: rule.obligation,
      value: { kind: rule.kind, ...rule.value },
      // Of a long section the beginning is quoted: who reads it must know that more is said.
      state: quote.whole ? ('confirmed' as const) : ('extraction_incomplete' as const),
      evidence: [
        evidenceOf(call, quote, 'confirmed'),
        ...(listed ? [evidenceOf(call, listed, 'conflict')] : []),
      ],
      extractor: {
        name: 'rules',
        version: rulesVersion,
        run_id: uuidOf(`rules ${rulesVersion}`),
        at: call.seenAt,
        reviewed_by: 'none' as const,
      },
      confidence: rule.precision,
    };
  });
}

/** A list of the same text says the contrary: the explicit sentence outweighs it, and both are shown. */
function conflictOf(rule: Rule, call: CallTexts): Quote | null {
  if (rule.kind !== 'foreign_organizations' || rule.value.value !== 'not_eligible') return null;
  const text = call.details ?? '';
  const match = foreignListed.exec(text);
  if (!match) return null;
  return {
    text: match[0],
    in: 'eligibility.details',
    start: match.index,
    end: match.index + match[0].length,
    whole: true,
  };
}

function evidenceOf(call: CallTexts, quote: Quote, state: 'confirmed' | 'conflict') {
  const sha = hash('sha256', quote.text, 'hex');
  return {
    id: uuidOf(`${call.id} ${quote.in} ${quote.start} ${sha}`),
    quote: quote.text,
    source: {
      id: call.source,
      name: call.source,
      url: call.url,
      kind: 'api' as const,
      retrieved_at: call.seenAt,
      licence: call.licence,
      text_policy: 'full' as const,
    },
    member: quote.in,
    char_start: quote.start,
    char_end: quote.end,
    quote_sha256: sha,
    state,
  };
}

/** A UUID that follows from its name alone. */
function uuidOf(name: string): string {
  const hex = hash('sha1', `requirement ${name}`, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
