// What a call demands, found by rules in the texts that are kept of it. Each rule is a pattern whose whole
// match is the quote; a kind whose measured precision is below 0.95 has no rule here.

import { clinicalTrials } from '../stages.ts';
import { foreignRules } from './foreign-rules.ts';

export type TextName = 'title' | 'description' | 'eligibility.details';

export interface Rule {
  readonly kind: string;
  readonly category: 'eligibility' | 'budget' | 'format' | 'attachment' | 'other';
  readonly obligation: 'must' | 'should' | 'may';
  /** What it demands, in our words. */
  readonly statement: string;
  readonly value: Readonly<Record<string, string | number | boolean>>;
  readonly texts: readonly TextName[];
  readonly pattern: RegExp;
  /** Small letters of which one stands in every text with a hit: asked first, as it costs least. */
  readonly needs: readonly string[];
  /** Words of the quote by which it says something else. */
  readonly unless?: RegExp;
  /** The share of right hits among those that were read. */
  readonly precision: number;
}

const title: readonly TextName[] = ['title'];
const details: readonly TextName[] = ['eligibility.details', 'description'];

const trial = (value: string, pattern: RegExp, statement: string, obligation: Rule['obligation']): Rule => ({
  kind: 'clinical_trial',
  category: 'other',
  obligation,
  statement,
  value: { op: 'is', value },
  texts: title,
  pattern,
  needs: ['clinical tr', 'ct ', 'basic experimental'],
  precision: 1,
});

const trialsAre = (said: string) => new RegExp(`\\b(?:${clinicalTrials}|CT) ${said}\\b`, 'i');

/** Said where nobody may come to the second step without the first. */
export const secondStep =
  /\bStep-2 proposals cannot be submitted if a Step-1 proposal was not submitted\b\.?/i;

/** How a call says that a court stopped it, or its agency until it says otherwise. */
export const stopped =
  /\b(?:NOFO|FOA|notice|announcement|opportunity|competition)\b[^.;\n]{0,40}\b(?:is|to be|has been) enjoined\b[^.\n]{0,80}|\b(?:submissions?|acceptance|applications|proposals)\b[^.;\n]{0,60}\b(?:remains?|is|are|has been|have been) (?:suspended|paused|on hold) until further notice\b/i;

/** The sentence by which a call is for one applicant that it names. */
export const forOneAlone =
  /\bOnly (?:the following applicant|(?!One\b)[A-Z][^.;\n]{2,120}) is eligible to apply\b[^.;\n]{0,160}/;

/** Rules of one kind exclude each other by what they match; the first hit of each rule counts. */
export const requirementRules: readonly Rule[] = [
  // A career award without an "independent" trial still takes experience in a trial that a mentor leads.
  trial(
    'not_allowed',
    new RegExp(`\\bindependent ${clinicalTrials} not[- ]allowed\\b`, 'i'),
    'No clinical trial of the applicant’s own may be proposed.',
    'must',
  ),
  trial(
    'required',
    new RegExp(`\\bindependent ${clinicalTrials} required\\b`, 'i'),
    'A clinical trial of the applicant’s own must be proposed.',
    'must',
  ),
  trial('not_allowed', trialsAre('not[- ]allowed'), 'No clinical trial may be proposed.', 'must'),
  trial('optional', trialsAre('optional'), 'A clinical trial may be proposed.', 'may'),
  trial('required', trialsAre('required'), 'A clinical trial must be proposed.', 'must'),
  trial(
    'basic',
    /\bbasic experimental stud(?:y|ies) with humans? required\b/i,
    'Basic experimental studies with humans must be proposed.',
    'must',
  ),
  ...foreignRules,
  {
    kind: 'limited_competition',
    category: 'eligibility',
    obligation: 'must',
    statement: 'Only applicants that the call names may apply.',
    value: { op: 'is', value: true },
    texts: title,
    pattern: /\b(?:limited competition|single source|invited to apply)\b/i,
    needs: ['limited competition', 'single source', 'invited to apply'],
    precision: 1,
  },
  {
    kind: 'limited_competition',
    category: 'eligibility',
    obligation: 'must',
    statement: 'Only the applicant that the call names may apply.',
    value: { op: 'is', value: true },
    texts: details,
    pattern: forOneAlone,
    needs: ['is eligible to apply'],
    precision: 1,
  },
  {
    kind: 'limited_competition',
    category: 'eligibility',
    obligation: 'must',
    statement: 'Only who was invited may apply.',
    value: { op: 'is', value: true },
    texts: ['eligibility.details'],
    pattern: /(?<=^|\n)Invitation only\.?(?=\s*(?:\n|$))/i,
    needs: ['invitation only'],
    precision: 1,
  },
  {
    kind: 'not_open',
    category: 'other',
    obligation: 'must',
    statement: 'No applications are taken now.',
    value: { op: 'is', value: true },
    texts: ['title', 'description'],
    pattern:
      /^\W*(?:notice of intent|request for information)\b|\bnot (?:currently |yet )?accepting applications at this time\b|\bapplications are not being solicited at this time\b/i,
    needs: ['notice of intent', 'request for information', 'being solicited', 'accepting applications'],
    precision: 1,
  },
  {
    kind: 'not_open',
    category: 'other',
    obligation: 'must',
    statement: 'The call was stopped; no applications are taken now.',
    value: { op: 'is', value: true },
    texts: ['description'],
    pattern: stopped,
    needs: ['enjoined', 'until further notice'],
    precision: 1,
  },
  {
    kind: 'who_may_submit',
    category: 'eligibility',
    obligation: 'must',
    statement: 'The call says who may submit proposals.',
    value: { op: 'stated' },
    texts: details,
    pattern: /\*?Who May Submit Proposals:(?:(?!\*?Who May Serve|\*?Limit on Number)[\s\S]){20,}/i,
    needs: ['who may submit'],
    precision: 1,
  },
  {
    kind: 'principal_investigator',
    category: 'eligibility',
    obligation: 'must',
    statement: 'The call says who may lead a proposal.',
    value: { op: 'stated' },
    texts: details,
    pattern: /\*?Who May Serve as PI:(?:(?!\*?Who May Submit|\*?Limit on Number)[\s\S]){20,}/i,
    needs: ['who may serve'],
    precision: 1,
  },
  {
    kind: 'preliminary_document',
    category: 'attachment',
    obligation: 'must',
    statement: 'A first proposal must be handed in before the second.',
    value: { op: 'is', value: true },
    texts: ['description', 'eligibility.details'],
    pattern: secondStep,
    needs: ['step-1 proposal'],
    precision: 1,
  },
  {
    kind: 'preliminary_document',
    category: 'attachment',
    obligation: 'must',
    statement: 'A preliminary document must be handed in first.',
    value: { op: 'is', value: true },
    texts: ['description', 'eligibility.details'],
    pattern:
      /\bMANDATORY Notices? of Intent\b[^.\n]{0,120}|\bSubmission of a (?:pre-?proposal|pre-?application|white paper|concept paper|letter of intent)[^.\n]{0,30} is required\b(?:[^.\n]|\.(?=\w)){0,120}|\b(?:a )?(?:separate )?(?:white paper|concept paper|letter of intent|pre-?proposal|pre-?application) (?:is|are) (?:required|mandatory)\b[^.\n]{0,120}|\bPRE-APPLICATION WHITE PAPERS FOR THIS TOPIC MUST BE SUBMITTED\b[^.\n]{0,120}|\bpreliminary proposals are required\b[^.\n]{0,120}|\ba concept paper must have been previously submitted\b[^.\n]{0,120}|\b(?:offerors|applicants) shall first submit a (?:white|concept) paper\b/i,
    unless: /\b(?:may|not|encouraged|if|coordination)\b/i,
    needs: [
      'mandatory notice',
      'white paper',
      'concept paper',
      'letter of intent',
      'pre-',
      'preproposal',
      'preapplication',
      'preliminary proposals',
    ],
    precision: 1,
  },
  {
    kind: 'page_limit',
    category: 'format',
    obligation: 'must',
    statement: 'A part of the proposal has a limit of pages.',
    value: { op: 'at_most' },
    texts: ['description'],
    pattern:
      /\b[A-Z][^.\n]{0,100}\b(?:is|are) limited to \d{1,3} pages\b|\bThe page limit for [^.\n]{3,100} is \d{1,3} pages\b/,
    needs: ['limited to ', 'page limit'],
    precision: 1,
  },
  {
    kind: 'deadline_time',
    category: 'other',
    obligation: 'must',
    statement: 'The call states the hour at which applications are due.',
    value: { op: 'stated' },
    texts: ['description'],
    pattern:
      /(?<!\b(?:pre-?(?:application|proposal)|white paper|concept paper|letter|notice|abstract)[^.\n]{0,90})\b(?:must be (?:submitted|received)|(?:are|is) due|no later than|closes? at)\b[^.\n]{0,80}?\b\d{1,2}(?::\d\d)? ?[ap]\.?m\.?(?:,? (?:\(?midnight\)? )?(?:E[SD]?T|Eastern(?: (?:Standard |Daylight )?Time)?|C[SD]?T|Central Time|P[SD]?T|M[SD]?T|local time)\b)/i,
    unless: /\bwebinar|question/i,
    needs: ['0 pm', '0 p.m', '0 am', '0 a.m', '0pm', '0am', '9 pm', '9 p.m', '9pm'],
    precision: 1,
  },
  {
    kind: 'citizenship',
    category: 'eligibility',
    obligation: 'must',
    statement: 'Those supported must be citizens, nationals or permanent residents of the United States.',
    value: { op: 'is', value: 'US' },
    texts: details,
    pattern:
      /\b(?:must(?:, at the time of submission,)? be(?: a)?|the proposer is a) (?:U\.S\. )?citizens?,[^.\n]{0,20}(?:nationals?|U\.)[^\n]{0,120}?(?:permanent residents?|United States)\b(?:(?!, i\.e)[^.;\n]){0,60}/i,
    needs: ['citizen'],
    precision: 1,
  },
  {
    kind: 'degree',
    category: 'eligibility',
    obligation: 'must',
    // Some calls ask for it by the day of the appointment, not of the application.
    statement: 'A doctoral degree is required; the quote says by when, where the call does.',
    value: { op: 'is', value: 'doctorate' },
    texts: details,
    pattern:
      /\b(?:must|required to) (?:have|hold) (?:a |an )?(?:doctoral degree|Ph\.?D\.?|doctorate)\b[^.;\n]{0,80}|\b(?:the proposer (?:must have obtained|has earned)|must earn) (?:a|the) doctoral degree\b[^.;\n]{0,240}/i,
    unless: /\b(?:should|may|preferred)\b/i,
    needs: ['doctoral degree', 'ph.d', 'phd', 'doctorate'],
    precision: 1,
  },
];
