// How a call stands to ageing research, on two axes: how much it is about it (`topic`, 0 to 100), and
// whether a project on ageing may apply although the call is not about it (`open_to_ageing`). The same
// text gives the same answer on every day, and every part of it is told. The points are data, in
// label-rules.json.

import { sum } from '../../kernel/sum.ts';
import rules from './label-rules.json' with { type: 'json' };
import { groupOf, isWeakSignal, topicLabels } from './label-rules.ts';

/**
 * named: the call names ageing among what it is open to; any_field: it is open to every field, ageing
 * with them; institute: an institute for ageing takes part; no: nothing of these is known.
 */
export type Openness = 'named' | 'any_field' | 'institute' | 'no';

export interface GradeInput {
  /** Plain text. */
  readonly title: string;
  /** Plain text: the summary plus the eligibility text. */
  readonly body: string;
  /** dedicated: funds ageing research; listed: an ageing institute takes part; health: a health agency. */
  readonly funder: 'dedicated' | 'listed' | 'health' | 'none';
  /** As it is told in the reasons. */
  readonly funderName: string;
  /** Other names by which a title may call the funder. */
  readonly funderAliases?: readonly string[];
  /** From this topic on it is about ageing; left out: 30. */
  readonly topicMin?: number;
  /** A call for projects of any field, also of ageing: why, in words. */
  readonly anyField?: string | null;
  /** A call for holders of an award alone, or one that only changes an award: why, in words. */
  readonly closedGroup?: string | null;
}

export interface Grade {
  /** Topic labels to show, sorted. */
  readonly labels: readonly string[];
  readonly topic: number;
  readonly openness: Openness;
  /** Whole number, 0 to 100; follows from the two axes and from who gives the money. */
  readonly score: number;
  /** One sentence for each part of each axis, with its points where it has any. */
  readonly reasons: readonly string[];
}

const ageingFields: ReadonlySet<string> = new Set(rules.ageing_funder_labels);
const points = rules.relevance;

/** A call with at least so much topic is about ageing or later life. */
const aboutAgeing = 30;

/** Whether the labels of an organization say that it funds ageing research before anything else. */
export function isAgeingFunder(labels: readonly string[]): boolean {
  return labels.some((label) => ageingFields.has(label));
}

/** Grades one call. */
export function gradeGrant(input: GradeInput): Grade {
  const found = topicLabels(input);
  const { topic, reasons } = topicOf(input, found);
  const open = opennessOf(input, found, topic);
  const floor = points.open_to_ageing[open.value];
  const funder = Math.max(topic, floor) === 0 ? 0 : points.funder[input.funder];
  const closed = input.closedGroup ?? null;
  const total = Math.min(100, Math.max(topic, floor) + funder);
  return {
    labels: found.labels,
    topic,
    openness: open.value,
    score: closed === null ? total : Math.min(total, points.closed_group_cap),
    reasons: [
      ...reasons,
      `open_to_ageing: ${open.reason}`,
      ...(funder > 0 ? [`funder: ${input.funderName} ${funder}`] : []),
      ...(closed === null ? [] : [`not for everyone: ${closed}`]),
    ],
  };
}

type Found = ReturnType<typeof topicLabels>;

/** How much the call is about ageing. Without a word for age or its diseases it is at most adjacent. */
function topicOf(input: GradeInput, found: Found): { topic: number; reasons: readonly string[] } {
  const named = (labels: readonly string[]) => labels.filter((label) => groupOf(label) !== 'context');
  const inBody = named(found.bodyHits);
  const onlyInBody = inBody.filter((label) => !found.titleHits.includes(label));
  const repeated = inBody.length - onlyInBody.length;
  const text = Math.min(
    points.text_cap,
    sum(onlyInBody.map((label) => pointsOf(label, 'text'))) + repeated * points.also_in_title,
  );
  const fromHits = titlePoints(found.titleHits);
  const title = Math.max(fromHits, dedicatedFloor(input, text));
  const hits = [...found.titleHits, ...found.bodyHits];
  const ofAge = title > fromHits || hits.some((label) => ofAgeGroups.has(groupOf(label) ?? ''));
  const topic = Math.min(ofAge ? 100 : points.adjacent_cap, title + text);
  return {
    topic,
    reasons: [
      ...(title > 0 ? [titleReason(named(found.titleHits), fromHits, title)] : []),
      ...(text > 0 ? [`topic: the text names ${signalNames(inBody)} ${text}`] : []),
      ...(topic < title + text ? [`topic: adjacent to ageing, at most ${topic}`] : []),
    ],
  };
}

const ofAgeGroups: ReadonlySet<string> = new Set(['core', 'disease', 'care', 'audience']);

function opennessOf(input: GradeInput, found: Found, topic: number): { value: Openness; reason: string } {
  if (input.closedGroup) return { value: 'no', reason: 'no, not for new projects' };
  if (topic >= (input.topicMin ?? aboutAgeing))
    return { value: 'named', reason: 'named, it is about ageing' };
  const named = [...found.titleHits, ...found.bodyHits].filter((label) =>
    ['core', 'audience'].includes(groupOf(label) ?? ''),
  );
  if (input.anyField) return { value: 'any_field', reason: `any_field, ${input.anyField}` };
  if (named.length > 0) return { value: 'named', reason: `named, the text names ${signalNames(named)}` };
  if (input.funder === 'listed' || input.funder === 'dedicated') {
    return { value: 'institute', reason: `institute, ${input.funderName}` };
  }
  return { value: 'no', reason: 'no, nothing says so' };
}

function pointsOf(label: string, where: 'title' | 'text'): number {
  const group = groupOf(label);
  return group === undefined ? 0 : rules.points[where][group];
}

function titlePoints(hits: readonly string[]): number {
  const best = Math.max(0, ...hits.map((label) => pointsOf(label, 'title')));
  const strong = hits.filter((label) => ['core', 'disease'].includes(groupOf(label) ?? ''));
  const bonus = strong.length > 1 ? points.second_core_or_disease_in_title : 0;
  return Math.min(points.title_cap, best + bonus);
}

/** A call of a funder of ageing research is about ageing even when its title does not say so. */
function dedicatedFloor(input: GradeInput, text: number): number {
  if (input.funder !== 'dedicated') return 0;
  const named = [input.funderName, ...(input.funderAliases ?? [])].some((name) =>
    hasWords(input.title, name),
  );
  const floor = points.dedicated_funder_title;
  return text >= 8 || named ? floor.named_or_text_at_least_8 : floor.default;
}

function hasWords(text: string, name: string): boolean {
  const words = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return words(name) !== '  ' && words(text).includes(words(name));
}

function titleReason(hits: readonly string[], fromHits: number, title: number): string {
  const funder = 'it is a call of a funder of ageing research';
  if (hits.length === 0) return `topic: ${funder} ${title}`;
  if (title > fromHits) return `topic: the title names ${signalNames(hits)}, ${funder} ${title}`;
  return `topic: the title names ${signalNames(hits)} ${title}`;
}

/** Labels as they are told to readers; a weak signal is never shown under its name. */
function signalNames(labels: readonly string[]): string {
  return labels.map((label) => (isWeakSignal(label) ? 'ageing' : label)).join(', ');
}
