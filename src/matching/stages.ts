// For whom a call is and at which stage of research, read from its title and from the activity codes of
// NIH. Only what is said counts: most calls say neither.

const byCode: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^F3[01]$/, ['predoctoral']],
  [/^F32$/, ['postdoctoral']],
  [/^F33$/, ['senior']],
  [/^F99$/, ['predoctoral', 'postdoctoral']],
  [/^K99$/, ['postdoctoral']],
  [/^K(?:08|23)$/, ['early-career', 'clinician-scientist']],
  [/^K(?:01|22|25|43|76)$/, ['early-career']],
  [/^K24$/, ['mid-career', 'clinician-scientist']],
  [/^K(?:02|18)$/, ['mid-career']],
  [/^K(?:05|07)$/, ['senior']],
  [/^(?:K12|T15|T32|TL1|R38|D43|KL2)$/, ['institutional-training']],
  [/^T3[45]$/, ['institutional-training', 'student']],
  [/^R36$/, ['predoctoral']],
  [/^DP5$/, ['early-career']],
];

const byTitle: readonly (readonly [RegExp, string])[] = [
  [
    /\bearly[- ]career\b|\bearly[- ]stage investigators?\b|\bnew investigators?\b|\bnext generation of researchers\b|\bERC starting grants?\b|\bcareer transition\b/i,
    'early-career',
  ],
  [/\bmid-?career\b|\bERC consolidator\b|\bestablished investigators\b/i, 'mid-career'],
  [/\bERC advanced grants?\b|\bacademic leadership\b/i, 'senior'],
  [/\bpost-?doctoral (?:fellow|research|career)|\bpostdocs?\b/i, 'postdoctoral'],
  [/\bpre-?doctoral\b|\bdissertation\b|\bdoctoral (?:candidates?|students?)\b/i, 'predoctoral'],
  [
    /\bundergraduates?\b(?!-focused)|\bsummer research\b|\bpostbaccalaureate\b|\bgraduate fellowships?\b/i,
    'student',
  ],
  [/\bdoctoral networks?\b|\btraining programs?\b|\bresearch training\b/i, 'institutional-training'],
  [/\bclinician[- ]scientists?\b|\bclinical scientist\b/i, 'clinician-scientist'],
];

/** Career stages, as the taxonomy names them, sorted. */
export function careerStages(title: string, codes: readonly string[]): readonly string[] {
  const found = new Set([
    ...codes.flatMap((code) => byCode.find(([pattern]) => pattern.test(code))?.[1] ?? []),
    ...byTitle.flatMap(([pattern, stage]) => (pattern.test(title) ? [stage] : [])),
  ]);
  return [...found].sort();
}

export type ClinicalTrial = 'not_allowed' | 'optional' | 'required' | 'basic';

const trialMark =
  /\bclinical trials? (not allowed|optional|required)\b|\bbasic experimental stud(?:y|ies) with humans? required\b/i;

/** What a title of NIH says of clinical trials, with the words that say it. */
export function clinicalTrialMark(title: string): { value: ClinicalTrial; quote: string; at: number } | null {
  const match = trialMark.exec(title);
  if (!match) return null;
  const said = match[1]?.toLowerCase().replace(' ', '_') as ClinicalTrial | undefined;
  return { value: said ?? 'basic', quote: match[0], at: match.index };
}

const byTopic: readonly (readonly [RegExp, string])[] = [
  [/\btranslational\b|\btranslation to practice\b/i, 'translational'],
  [/\bpre-?clinical\b/i, 'preclinical'],
  [/\bclinical trials?\b|\bclinical stud(?:y|ies)\b|\bphase (?:1|2|3|I|II|III)\b/i, 'clinical-trial'],
  [/\bobservational\b|\bcohorts?\b|\blongitudinal\b|\bepidemiolog/i, 'observational'],
  [
    /\bimplementation research\b|\bdissemination and implementation\b|\bimplementation science\b/i,
    'implementation',
  ],
  [
    /\binfrastructures?\b|\bshared instrumentation\b|\brepositor(?:y|ies)\b|\bbiobanks?\b|\bdata archives?\b|\bresearch cent(?:er|re)s?\b/i,
    'infrastructure',
  ],
  [/\bbasic (?:science|research|experimental)\b|\bmechanis(?:ms?|tic)\b/i, 'basic-research'],
];

/** Stages of research, as the taxonomy names them, sorted. That no trial is allowed is no stage. */
export function researchStages(title: string): readonly string[] {
  const mark = clinicalTrialMark(title);
  const rest = mark ? title.replace(mark.quote, ' ') : title;
  const found = new Set(byTopic.flatMap(([pattern, stage]) => (pattern.test(rest) ? [stage] : [])));
  if (mark?.value === 'required') found.add('clinical-trial');
  if (mark?.value === 'basic') found.add('basic-research');
  return [...found].sort();
}
