// The dimensions of every rating, with the anchors that reviewers score against.
//
// A rating without evidence is null, never zero. Anchors are read as "at least".

import { capitalized } from '../../kernel/capitalized.ts';
import { type RubricAnchor, type TaxonomyTerm, term } from './term.ts';

const hundred = { min: 0, max: 100 };
const five = { min: 1, max: 5 };
const ten = { min: 0, max: 10 };

/** What the `parent` of a dimension names. */
export const dimensionSets: readonly TaxonomyTerm[] = [
  term(
    'company',
    'Company rating',
    'Steps of 5; the overall score is the mean of the scored, null below five.',
    {
      scale: hundred,
    },
  ),
  term('preservation-continuity', 'Preservation: continuity', 'Mean of the scored, null below three.', {
    scale: hundred,
  }),
  term('preservation-legacy', 'Preservation: legacy', 'Mean of the scored, null below three.', {
    scale: hundred,
  }),
  term(
    'fund',
    'Fund reviews',
    'Given by people who applied, in steps of 0.5; means over published reviews.',
    {
      scale: five,
    },
  ),
  term('hero', 'Heroes', 'Public professional acts only, each with a source.', { scale: hundred }),
  term('project-scientific', 'Projects: scientific', 'The mean is the scientific overall score.', {
    scale: hundred,
  }),
  term('project-breakthrough', 'Projects: breakthrough', 'The mean is the breakthrough overall score.', {
    scale: hundred,
  }),
  term(
    'project-investor',
    'Projects: investor',
    'A high safety risk caps the investor overall score at 50.',
    {
      scale: hundred,
    },
  ),
  term('project-risk', 'Projects: risks', 'Level (low, medium, high), probability 0 to 1, impact 0 to 100.', {
    scale: hundred,
  }),
  term('theory', 'Theories', 'The sum of the four is the Popperian sum, 0 to 40.', { scale: ten }),
];

function scored(
  parent: string,
  scale: { readonly min: number; readonly max: number },
  slug: string,
  description: string,
  rubric?: readonly RubricAnchor[],
): TaxonomyTerm {
  const words = slug.replaceAll('_', ' ');
  const name = capitalized(words);
  return term(slug, name, description, { parent, scale, ...(rubric === undefined ? {} : { rubric }) });
}

/** Anchors at 0, 25, 50, 75 and 100. */
function company(slug: string, question: string, ...meanings: readonly string[]): TaxonomyTerm {
  const rubric = meanings.map((meaning, i) => ({ score: i * 25, meaning }));
  return scored('company', hundred, slug, question, rubric);
}

function continuity(slug: string, description: string, rubric?: readonly RubricAnchor[]): TaxonomyTerm {
  return scored('preservation-continuity', hundred, slug, description, rubric);
}

const theoryScores = [0, '2-3', '4-5', '6-7', '8-9', 10] as const;

function theory(slug: string, question: string, ...meanings: readonly string[]): TaxonomyTerm {
  const rubric = theoryScores.map((score, i) => ({ score, meaning: meanings[i] ?? '' }));
  return scored('theory', ten, slug, question, rubric);
}

function each(
  parent: string,
  scale: { readonly min: number; readonly max: number },
  rows: Readonly<Record<string, string>>,
): readonly TaxonomyTerm[] {
  return Object.entries(rows).map(([slug, description]) => scored(parent, scale, slug, description));
}

export const dimensions: readonly TaxonomyTerm[] = [
  company(
    'mechanism_validity',
    'Is the biological premise sound?',
    'Contradicts data.',
    'Plausible, untested.',
    'Supported in cells.',
    'Shown in mammals by more than one group.',
    'Causal in mammals, consistent with human genetics or trials.',
  ),
  company(
    'evidence_strength',
    "How good are the company's own data?",
    'None, or only claims.',
    'In vitro or press release.',
    'Animal data, peer reviewed.',
    'Replicated animal data or human biomarker.',
    'Controlled human efficacy.',
  ),
  company(
    'ageing_centrality',
    'Does it act on ageing or on one disease?',
    'Unrelated.',
    'One disease, ageing in the marketing.',
    'Age-related disease by a hallmark.',
    'Hallmark with several indications.',
    'Lifespan or multi-system healthspan shown in mammals.',
  ),
  company(
    'impact_potential',
    'How much healthy life if it works?',
    'Cosmetic.',
    'Small or rare.',
    'One major age-related disease.',
    'Several major diseases or organ systems.',
    'Years of healthspan for the population.',
  ),
  company(
    'translational_readiness',
    'How near to people?',
    'Idea.',
    'Lead found.',
    'Candidate, toxicology.',
    'Phase 1 or 2.',
    'Phase 3, approval or lawful sale.',
  ),
  company(
    'execution',
    'Do they deliver what they announce, with the means?',
    'Missed and silent.',
    'Late, little money.',
    'On time in part, 12 months of money.',
    'Milestones met, 24 months of money.',
    'Repeated delivery, regulated operations.',
  ),
  company(
    'defensibility',
    'Can others simply copy it?',
    'Nothing of its own.',
    'Know-how.',
    'Filed rights or data.',
    'Granted rights or a unique data set.',
    'Broad rights and assets that are hard to copy.',
  ),
  company(
    'transparency',
    'Can outsiders check them?',
    'Misleading claims.',
    'Only press.',
    'Some papers or posters.',
    'Methods and negative results.',
    'Registered trials, open data, corrections.',
  ),
  continuity('preservation_quality', 'Structure shown by imaging, not by promise.', [
    { score: 0, meaning: 'None.' },
    { score: 50, meaning: 'Animal or single cases.' },
    { score: 100, meaning: 'Independent structural proof in routine cases.' },
  ]),
  continuity('response_capability', 'Time and skill from legal death to cooling.', [
    { score: 0, meaning: 'None.' },
    { score: 50, meaning: 'Regional team.' },
    { score: 100, meaning: 'Day-and-night teams with published cases.' },
  ]),
  continuity('storage_security', 'Site, redundancy, monitoring.'),
  continuity('endurance', 'Legal form, patient fund, reserves, years of operation.'),
  continuity('revival_pathway', 'Research and a stated plan.'),
  continuity('case_transparency', 'Published case reports and outcomes.'),
  ...each('preservation-legacy', hundred, {
    capture_depth: 'What of a person is recorded.',
    fidelity: 'Tested likeness without invention.',
    consent_and_governance: 'Who may open, change and stop it.',
    portability: 'Open formats and export.',
    endurance: 'Who keeps it after the company.',
    honesty: 'No claim that a likeness is the person.',
  }),
  ...each('fund', five, {
    clarity: 'The call says what it wants.',
    burden: 'Short forms for the money; 5 is light.',
    speed: 'From first contact to decision.',
    fairness: 'Reasons fit the criteria.',
    feedback: 'Useful comments.',
    flexibility: 'Change of plan and costs.',
    risk_appetite: 'Funds bold work on ageing.',
    follow_through: 'Pays and supports as promised.',
  }),
  ...each('hero', hundred, {
    scientific_contribution: 'Results that others build on.',
    capital_moved: 'Money brought to the field; only amounts of high confidence count.',
    institution_building: 'Organisations that last.',
    advocacy_reach: 'Change of public or policy view.',
    openness: 'Shares data, credit and failures.',
    courage: 'Acts against interest or consensus, with reasons.',
    consistency: 'Stated beliefs and acts agree over time.',
    field_impact: 'What would be missing without them.',
  }),
  ...each('project-scientific', hundred, {
    premise_soundness: 'The premise agrees with what is known.',
    mechanism_clarity: 'Cause and effect are named.',
    evidence_base: 'Data that bear on the claim.',
    rigour: 'Controls, blinding, preregistration.',
    falsifiability: 'An outcome is named that would refute it.',
    feasibility: 'Can be done with the means at hand.',
  }),
  ...each('project-breakthrough', hundred, {
    novelty: 'New in kind, not in detail.',
    effect_size: 'Years or percent of lifespan or function.',
    generality: 'Holds over tissues and diseases.',
    enabling_power: 'Opens other work.',
    speed_gain: 'Years saved for the field.',
  }),
  ...each('project-investor', hundred, {
    market_size: 'People who would use it.',
    capital_efficiency: 'Result for the money.',
    regulatory_path: 'A known way to approval.',
    defensibility: 'Hard to copy.',
    exit_path: 'Ways for capital to return.',
    team_capability: 'Ability of the organisation, not of persons.',
    time_to_value: 'Months until it is worth something.',
  }),
  ...each('project-risk', hundred, {
    scientific: 'The premise is wrong.',
    translational: 'It does not carry over to people.',
    safety: 'It does harm.',
    regulatory: 'It is not allowed.',
    manufacturing: 'It cannot be made at quality and scale.',
    commercial: 'Nobody pays.',
    funding: 'The money ends.',
    ethical: 'It should not be done in this way.',
  }),
  theory(
    'premise_plausibility',
    'Are the premises likely?',
    'Contradicts settled biology.',
    'Possible, no support.',
    'Some support, rivals as good.',
    'Direct support in animals.',
    'Support in mammals and human data.',
    'Established.',
  ),
  theory(
    'explanatory_power',
    'How much does it explain?',
    'Explains nothing seen.',
    'One finding.',
    'One class of findings.',
    'Several independent findings, some exceptions.',
    'Species differences, Gompertz mortality and interventions.',
    'Also predicts what rivals cannot.',
  ),
  theory(
    'falsifiability',
    'What would refute it?',
    'No observation could count against it.',
    'Vague predictions.',
    'Testable in principle, no numbers.',
    'Named test, named outcome that refutes.',
    'Quantitative prediction, risky, doable now.',
    'Survived such a test.',
  ),
  theory(
    'ambition',
    'How much would it change?',
    'Restates a known fact.',
    'One marker in one tissue.',
    'One disease.',
    'Several tissues or diseases.',
    'Ageing of a whole mammal.',
    'Ageing across species, with a way to change it.',
  ),
];
