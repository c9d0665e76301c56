// How relevant a call is to ageing research, 0 to 100: the same input and the same moment give the
// same number, and every part of it is told. The points are data, in label-rules.json.
//
// The topic (title and text) counts most; who funds it and how practical it is to apply come on top.
// The practical part grows with the topic, so an easy call about something else stays near 0.

import rules from './label-rules.json' with { type: 'json' };
import { groupOf, isWeakSignal, topicLabels } from './label-rules.ts';

/** `non_research_grant`: a project grant of a programme that does not fund research. */
export type GradedInstrument =
  | 'grant'
  | 'prize'
  | 'cooperative_agreement'
  | 'contract'
  | 'other'
  | 'non_research_grant';

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
  /** CommonGrants values with hyphens, such as `higher-education-public`. */
  readonly applicantTypes: readonly string[];
  readonly instrument: GradedInstrument;
  /** ISO 8601, or null when there is none. */
  readonly deadline: string | null;
  readonly now: Date;
  /** A call for any topic of an agency in which an ageing institute takes part. */
  readonly generalCallOfAgeingInstitute?: boolean;
}

export interface GradeParts {
  readonly title: number;
  readonly text: number;
  readonly topic: number;
  readonly funder: number;
  readonly eligibility: number;
  readonly instrument: number;
  readonly time: number;
  readonly practical: number;
}

export interface Grade {
  /** Topic labels to show, sorted. */
  readonly labels: readonly string[];
  /** Topic labels with weak signals, sorted. */
  readonly all: readonly string[];
  /** Whole number, 0 to 100. */
  readonly score: number;
  /** One sentence per part that counts; its last number is the part's points. */
  readonly reasons: readonly string[];
  readonly parts: GradeParts;
}

const ageingFields: ReadonlySet<string> = new Set(rules.ageing_funder_labels);
const generalLabel = 'open-to-ageing-research';
const points = rules.relevance;
const dayMs = 86_400_000;

/** Whether the labels of an organization say that it funds ageing research before anything else. */
export function isAgeingFunder(labels: readonly string[]): boolean {
  return labels.some((label) => ageingFields.has(label));
}

/** Grades one call. Throws a RangeError when the deadline is not a date. */
export function gradeGrant(input: GradeInput): Grade {
  const found = topicLabels(input);
  const onlyInBody = found.bodyHits.filter((label) => !found.titleHits.includes(label));
  const repeated = found.bodyHits.length - onlyInBody.length;
  const text = Math.min(
    points.text_cap,
    sum(onlyInBody.map((label) => pointsOf(label, 'text'))) +
      repeated * points.text_points_when_also_in_title,
  );
  const fromHits = titlePoints(found.titleHits);
  const title = Math.max(fromHits, dedicatedFloor(input, text));
  const general = input.generalCallOfAgeingInstitute === true;
  const topic = Math.max(
    Math.min(points.topic_cap, title + text),
    general ? points.general_call_of_ageing_institute_topic : 0,
  );
  const funder = points.funder[input.funder];
  const classes = applicantClasses(input.applicantTypes);
  const eligibility = points.eligibility[classes];
  const instrument = points.instrument[input.instrument];
  const days = daysLeft(input.deadline, input.now);
  const time = timePoints(days);
  const ease = eligibility + instrument + time;
  const practical = Math.round(ease * Math.min(1, topic / 30));
  const score = Math.min(100, Math.round(topic + (topic > 0 ? funder : funder / 2) + practical));
  const reasons = [
    ...(title > 0 ? [titleReason(found.titleHits, fromHits, title)] : []),
    ...(text > 0 ? [`text: ${told(found.bodyHits)} ${text}`] : []),
    ...(topic > title + text ? [`general call open to ageing research ${topic}`] : []),
    ...(funder > 0 ? [`funder: ${input.funderName} ${funder}`] : []),
    `eligibility: ${classes.replace('_', ' ')}${classes.includes('_') ? ' of applicants' : ''} ${eligibility}`,
    `instrument: ${input.instrument.replaceAll('_', ' ')} ${instrument}`,
    `${timeReason(days)} ${time}`,
    ...(practical < ease ? [`practical parts count ${practical} of ${ease}, as the topic is ${topic}`] : []),
  ];
  const withGeneral = (labels: readonly string[]) => (general ? [...labels, generalLabel].sort() : labels);
  return {
    labels: withGeneral(found.labels),
    all: withGeneral(found.all),
    score,
    reasons,
    parts: { title, text, topic, funder, eligibility, instrument, time, practical },
  };
}

function pointsOf(label: string, where: 'title' | 'text'): number {
  const group = groupOf(label);
  return group === undefined ? 0 : rules.points[where][group];
}

function titlePoints(hits: readonly string[]): number {
  const best = Math.max(0, ...hits.map((label) => pointsOf(label, 'title')));
  const strong = hits.filter((label) => ['core', 'disease'].includes(groupOf(label) ?? ''));
  const bonus = strong.length > 1 ? points.title_bonus_for_second_core_or_disease_hit : 0;
  return Math.min(points.title_cap, best + bonus);
}

/** A call of a funder of ageing research is about ageing even when its title does not say so. */
function dedicatedFloor(input: GradeInput, text: number): number {
  if (input.funder !== 'dedicated') return 0;
  const named = [input.funderName, ...(input.funderAliases ?? [])].some((name) =>
    hasWords(input.title, name),
  );
  const floor = points.dedicated_funder_min_title;
  return text >= 8 || named ? floor.text_at_least_8_or_funder_named_in_title : floor.default;
}

function hasWords(text: string, name: string): boolean {
  const words = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return words(name) !== '  ' && words(text).includes(words(name));
}

function applicantClasses(types: readonly string[]): keyof typeof points.eligibility {
  if (types.includes('unrestricted')) return 'unrestricted';
  const classes = [/^higher-education/, /^non-?profit/, /^for-profit/, /^individual$/];
  const count = classes.filter((pattern) => types.some((type) => pattern.test(type))).length;
  return (
    (['unknown', 'one_class', 'two_classes', 'three_classes', 'four_classes'] as const)[count] ?? 'unknown'
  );
}

function daysLeft(deadline: string | null, now: Date): number | null {
  if (deadline === null) return null;
  const at = Date.parse(deadline);
  if (Number.isNaN(at)) throw new RangeError(`"${deadline}" is not a date`);
  return (at - now.getTime()) / dayMs;
}

function timePoints(days: number | null): number {
  if (days === null) return points.days_left.none;
  for (const bound of [90, 30, 14, 7, 0] as const) {
    if (days >= bound) return points.days_left[`ge_${bound}`];
  }
  return points.days_left.past;
}

function timeReason(days: number | null): string {
  if (days === null) return 'no deadline';
  if (days < 0) return 'deadline has passed';
  const whole = Math.floor(days);
  if (whole === 0) return 'closes within a day';
  return `closes in ${whole} ${whole === 1 ? 'day' : 'days'}`;
}

function titleReason(hits: readonly string[], fromHits: number, title: number): string {
  if (hits.length === 0) return `title: call of a funder of ageing research ${title}`;
  if (title > fromHits) return `title: ${told(hits)}, call of a funder of ageing research ${title}`;
  return `title: ${told(hits)} ${title}`;
}

/** Labels as they are told to readers; a weak signal is never shown under its name. */
function told(labels: readonly string[]): string {
  return labels.map((label) => (isWeakSignal(label) ? 'a mention of ageing' : label)).join(', ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
