// Topic labels of calls, found by keyword rules. The rules themselves are data, in label-rules.json.
//
// A hit is void when a pattern of `near_not` stands within `window` characters of it ("ageing" of a
// reactor, "longevity" of a battery). A rule of a weak group with a single hit in the body and none
// in the title is a passing mention and is dropped, unless a core or disease label stands beside it; a
// label of mere context (cancer, vaccines, devices) needs a hit in the title or two in the body always.

import { withoutExcluded } from './excluded-in.ts';
import rules from './label-rules.json' with { type: 'json' };

type LabelGroup = 'core' | 'disease' | 'modality' | 'care' | 'method' | 'audience' | 'context';

interface TopicLabels {
  /** Labels with a valid hit in the title, in the order of the rules. */
  readonly titleHits: readonly string[];
  /** Labels with a valid hit in the body, passing mentions dropped. */
  readonly bodyHits: readonly string[];
  /** Labels to show: every label that was hit except weak signals, sorted. */
  readonly labels: readonly string[];
  /** Every label that was hit, weak signals included, sorted. */
  readonly all: readonly string[];
}

interface Rule {
  readonly slug: string;
  readonly group: LabelGroup;
  readonly any: readonly RegExp[];
  readonly nearNot: readonly RegExp[];
  /** Beginnings of words (four letters, or the whole word) of which one occurs in every hit. */
  readonly keys: readonly string[];
  /** A title in which the words mean something else. */
  readonly titleNot: RegExp | null;
}

const weakSignals: ReadonlySet<string> = new Set(['ageing-mention']);
const passingGroups: ReadonlySet<string> = new Set(['modality', 'care', 'method']);
const strongGroups: ReadonlySet<string> = new Set(['core', 'disease']);

/** Letters after a hit by which a repeated passage is known. */
const passageLength = 30;

const compiled: readonly Rule[] = rules.rules.map((rule) => ({
  slug: rule.slug,
  group: rule.group as LabelGroup,
  any: rule.any.map((source) => new RegExp(source, `${rules.flags}g`)),
  nearNot: rule.near_not.map((source) => new RegExp(source, rules.flags)),
  keys: rule.keys,
  titleNot: 'title_not' in rule ? new RegExp(rule.title_not, rules.flags) : null,
}));

const groups: ReadonlyMap<string, LabelGroup> = new Map(compiled.map((rule) => [rule.slug, rule.group]));

/** The group that decides the points of a label; undefined for a label that has no rule. */
export function groupOf(label: string): LabelGroup | undefined {
  return groups.get(label);
}

/** Whether a label counts for the grade but is not shown to readers. */
export function isWeakSignal(label: string): boolean {
  return weakSignals.has(label);
}

/** Labels of a call. Title and body are plain text; the body is its summary plus its eligibility text. */
export function topicLabels(text: { readonly title: string; readonly body: string }): TopicLabels {
  const title = comparable(text.title);
  const body = comparable(withoutExcluded(text.body));
  const known = beginnings(title, body);
  const tried = compiled.filter(
    ({ keys, titleNot }) => keys.some((key) => known.has(key)) && !titleNot?.test(title),
  );
  const found = tried.map((rule) => ({
    rule,
    inTitle: validHits(rule, title, 1),
    inBody: validHits(rule, body, 2),
  }));
  const strong = found.some(
    ({ rule, inTitle, inBody }) => strongGroups.has(rule.group) && inTitle + inBody > 0,
  );
  const supported = found.filter(
    ({ rule, inTitle, inBody }) =>
      inTitle > 0 ||
      inBody > 1 ||
      (inBody === 1 && rule.group !== 'context' && (strong || !passingGroups.has(rule.group))),
  );
  const all = supported.map(({ rule }) => rule.slug).sort();
  return {
    titleHits: supported.filter(({ inTitle }) => inTitle > 0).map(({ rule }) => rule.slug),
    bodyHits: supported.filter(({ inBody }) => inBody > 0).map(({ rule }) => rule.slug),
    labels: all.filter((label) => !isWeakSignal(label)),
    all,
  };
}

/** The first four letters of every word, or the whole word where it is shorter. */
function beginnings(...texts: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const word of text.toLowerCase().split(/[^a-z0-9]+/)) found.add(word.slice(0, 4));
  }
  return found;
}

/** Quotes and dashes made ASCII and spaces joined, as the rules expect their input. */
function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201a\u201b\u2032]/g, "'")
    .replace(/[\u201c-\u201f\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s{2,}|[^\S ]/gu, ' ')
    .trim();
}

/**
 * How many valid hits the rule has at different places of the text; counting ends at `enough`. For a label of
 * context, what is said twice in one breath ("artificial intelligence and machine learning") or in a passage
 * that the text repeats is one hit.
 */
function validHits(rule: Rule, text: string, enough: number): number {
  const places = new Set<number>();
  const passages = new Set<string>();
  for (const pattern of rule.any) {
    // Most patterns occur nowhere, and saying so costs less than an iterator.
    if (text.search(pattern) < 0) continue;
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const around = text.slice(Math.max(0, match.index - rules.window), end + rules.window);
      if (rule.nearNot.some((near) => near.test(around))) continue;
      if (rule.group === 'context') {
        const passage = text.slice(match.index, end + passageLength);
        if (passages.has(passage)) continue;
        passages.add(passage);
        if ([...places].some((place) => Math.abs(place - match.index) <= rules.window)) continue;
      }
      places.add(match.index);
      if (places.size >= enough) return places.size;
    }
  }
  return places.size;
}
