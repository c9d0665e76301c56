// For whom a call is and at which stage of research, read from its title and from the activity codes of
// NIH. Only what is said counts: most calls say neither.

/** The stages of a career, in their order. */
export const careerStages = [
  'student',
  'predoctoral',
  'postdoctoral',
  'early-career',
  'mid-career',
  'senior',
] as const;

const byCode: readonly (readonly [RegExp, readonly string[]])[] = [
  // For students of two degrees, one of them clinical.
  [/^F30$/, ['predoctoral', 'clinician-scientist']],
  [/^F31$/, ['predoctoral']],
  [/^F32$/, ['postdoctoral']],
  [/^F33$/, ['senior']],
  [/^F99$/, ['predoctoral', 'postdoctoral']],
  [/^K99$/, ['postdoctoral']],
  [/^K(?:08|23)$/, ['early-career', 'clinician-scientist']],
  [/^K(?:01|22|25|43|76)$/, ['early-career']],
  [/^K24$/, ['mid-career', 'clinician-scientist']],
  [/^K(?:02|18)$/, ['mid-career']],
  [/^K(?:05|07)$/, ['senior']],
  [/^(?:K12|T03|T15|T32|T42|TL1|R38|D43|KL2)$/, ['institutional-training']],
  [/^T3[45]$/, ['institutional-training', 'student']],
  [/^R36$/, ['predoctoral']],
  [/^DP5$/, ['early-career']],
];

const byTitle: readonly (readonly [RegExp, string])[] = [
  [
    /\bearly[- ]career\b|\bearly[- ]stage investigators?\b|\b(?:new|emerging) investigators?\b|\bnext generation of researchers\b|\bERC starting grants?\b|\bcareer transition\b/i,
    'early-career',
  ],
  [/\bmid-?career\b|\bERC consolidator\b|\bestablished investigators\b/i, 'mid-career'],
  [/\bERC advanced grants?\b|\bacademic leadership\b/i, 'senior'],
  [/\bpost-?doctoral (?:fellow|research|career)|\bpostdocs?\b|\bERA fellowships\b/i, 'postdoctoral'],
  [
    /\bpre-?doctoral\b|\bdissertation\b|\bdoctoral (?:candidates?|students?)\b|\bgraduate fellowships?\b/i,
    'predoctoral',
  ],
  // To improve the education of undergraduates is the work of their teachers.
  [
    /\bundergraduate (?:students?|research|to graduate)\b|\bresearch experiences for (?:undergraduates|students)\b|\bsummer research\b|\bpostbaccalaureate\b|\bmedical students\b/i,
    'student',
  ],
  [
    /\bdoctoral networks?\b|(?<!\bassistance and )\btraining programs?\b|\b(?:institutional|scientist) training\b|\bresearch training\b/i,
    'institutional-training',
  ],
  [
    /\b(?:clinician|physician|dentist|surgeon)[- ]scientists?\b|\bclinical scientist\b/i,
    'clinician-scientist',
  ],
];

/** A fellowship is that of one person, whatever programme its title says that person is in. */
const fellowship = /^F\d\d$/;

/** An R35 goes to whoever leads several projects already; those whom its title calls emerging are in the middle of theirs. */
function withoutEmerging(title: string, codes: readonly string[]): string {
  return codes.includes('R35') ? title.replace(/\bemerging investigators?\b/gi, ' ') : title;
}

/** Career stages that a title or a code names, with others for whom a call is, as the taxonomy names them, sorted. */
export function stagesIn(title: string, codes: readonly string[]): readonly string[] {
  const said = withoutEmerging(title, codes);
  const found = new Set([
    ...codes.flatMap((code) => byCode.find(([pattern]) => pattern.test(code))?.[1] ?? []),
    ...byTitle.flatMap(([pattern, stage]) => (pattern.test(said) ? [stage] : [])),
  ]);
  if (codes.some((code) => fellowship.test(code))) found.delete('institutional-training');
  return [...found].sort();
}

type ClinicalTrial = 'not_allowed' | 'optional' | 'required' | 'basic';

/** Clinical trials as titles write them; "trail" is how some do. */
export const clinicalTrials = 'clinical tr(?:ia|ai)ls?';

const trialMark = new RegExp(
  `\\b(?:${clinicalTrials}|CT) (not[- ]allowed|optional|required)\\b|\\bbasic experimental stud(?:y|ies) with humans? required\\b`,
  'i',
);

/** What a title of NIH says of clinical trials, with the words that say it. */
export function clinicalTrialMark(title: string): { value: ClinicalTrial; quote: string } | null {
  const match = trialMark.exec(title);
  if (!match) return null;
  const value = match[1]?.toLowerCase().replace(/[- ]/, '_') as ClinicalTrial | undefined;
  return { value: value ?? 'basic', quote: match[0] };
}

// Each word is that of research: the second phase of a programme and a financing mechanism are none of it.
const byTopic: readonly (readonly [RegExp, string])[] = [
  [/\btranslational\b|\btranslation to practice\b|\btranslating basic research\b/i, 'translational'],
  [/\bpre-?clinical\b/i, 'preclinical'],
  [/\bclinical trials?\b|\bclinical stud(?:y|ies) (?:of|on|to)\b/i, 'clinical-trial'],
  // "Cohort 5" is a round of applicants.
  [/\bobservational\b|\bcohorts?\b(?!\s*\d)|\blongitudinal\b|\bepidemiolog/i, 'observational'],
  [
    /\bimplementation research\b|\bdissemination and implementation\b|\bimplementation science\b/i,
    'implementation',
  ],
  // That of research: ports, marinas and networks of charging stations are infrastructure too.
  [
    /\b(?:research|scien(?:ces?|tific)|(?:nano)?technology|testing|network|cancer|clinical|laboratory) infrastructures?\b|\bshared instrumentation\b|\brepositor(?:y|ies)\b|\bbiobanks?\b|\bdata archives?\b|\b(?:research|core) cent(?:er|re)s?\b|\bcancer center support\b/i,
    'infrastructure',
  ],
  [
    /(?<!\btranslating )\bbasic (?:science|research|experimental)\b|\bmechanis(?:ms|tic)\b|\bmechanism research\b/i,
    'basic-research',
  ],
];

/** Stages of research, as the taxonomy names them, sorted. Where no trial is allowed, a trial is no stage. */
export function researchStages(title: string): readonly string[] {
  const trialMark = clinicalTrialMark(title);
  const withoutMark = trialMark ? title.replace(trialMark.quote, ' ') : title;
  const found = new Set(byTopic.flatMap(([pattern, stage]) => (pattern.test(withoutMark) ? [stage] : [])));
  if (trialMark?.value === 'not_allowed') found.delete('clinical-trial');
  if (trialMark?.value === 'required') found.add('clinical-trial');
  if (trialMark?.value === 'basic') found.add('basic-research');
  return [...found].sort();
}
