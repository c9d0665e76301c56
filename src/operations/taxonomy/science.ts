// Vocabularies of theories, clusters, ideas and reasoning.

import { type TaxonomyScheme, term } from './term.ts';

export const scienceSchemes: readonly TaxonomyScheme[] = [
  {
    scheme: 'theory_source_types',
    terms: [
      term('publication', 'Publication', 'Paper, preprint or report.'),
      term('company_website', 'Company website', 'Page of the company itself.'),
      term('press_release', 'Press release', 'Announcement to the press.'),
      term('patent', 'Patent', 'Patent or application.'),
      term('interview', 'Interview', 'Words of a person in public.'),
      term('investor_deck', 'Investor deck', 'Slides for investors.'),
      term('manual_entry', 'Manual entry', 'Entered by a person.'),
    ],
  },
  {
    scheme: 'cluster_levels',
    terms: [
      term('paradigm', 'Paradigm', 'What kind of thing ageing is.'),
      term('family', 'Family', 'Class of explanations inside a paradigm.', { parent: 'paradigm' }),
      term('mechanism', 'Mechanism', 'Named causal process.', { parent: 'family' }),
      term('claim', 'Claim', 'Testable statement on an intervention or outcome.', { parent: 'mechanism' }),
    ],
  },
  {
    scheme: 'methodology_dimensions',
    terms: [
      term('evolutionary', 'Evolutionary', 'Argues from selection and its limits.'),
      term('comparative', 'Comparative', 'Compares species.'),
      term('genetic', 'Genetic', 'Works with genes and variants.'),
      term('molecular', 'Molecular', 'Works with molecules.'),
      term('cellular', 'Cellular', 'Works with cells.'),
      term('physiological', 'Physiological', 'Works with organs and the whole body.'),
      term('mathematical', 'Mathematical', 'Works with equations.'),
      term('computational', 'Computational', 'Works with simulations and learning systems.'),
      term('epidemiological', 'Epidemiological', 'Works with populations.'),
      term('interventional', 'Interventional', 'Works with experiments on living animals.'),
      term('clinical', 'Clinical', 'Works with patients.'),
    ],
  },
  {
    scheme: 'assignment_roles',
    terms: [
      term('core', 'Core', 'States the claim of the cluster itself.'),
      term('restatement', 'Restatement', 'Says the same in other words.'),
      term('specialisation', 'Specialisation', 'Says the same of a special case.'),
      term('partial', 'Partial', 'Shares a part of the claim.'),
      term('contradicts', 'Contradicts', 'Denies the claim.'),
    ],
  },
  {
    scheme: 'reasoning_node_kinds',
    terms: [
      term('premise', 'Premise', 'Taken as given.'),
      term('derivation', 'Derivation', 'Follows from what stands above it.', { parent: 'premise' }),
      term('prediction', 'Prediction', 'What must be seen if it is true.', { parent: 'derivation' }),
      term(
        'observation',
        'Observation',
        'What was seen, with its source: supports, contradicts or unclear.',
        {
          parent: 'prediction',
        },
      ),
    ],
  },
  {
    scheme: 'endorsement_stances',
    terms: [
      term('endorse', 'Endorse', 'Holds the theory to be right.'),
      term('reject', 'Reject', 'Holds the theory to be wrong.'),
      term('qualify', 'Qualify', 'Agrees under conditions.'),
    ],
  },
  {
    scheme: 'idea_levels',
    terms: [
      term('problem', 'Problem', 'What should be solved.'),
      term('approach', 'Approach', 'Way of solving it.', { parent: 'problem' }),
      term('mechanism', 'Mechanism', 'Process that the approach acts on.', { parent: 'approach' }),
      term('intervention', 'Intervention', 'What is done.', { parent: 'mechanism' }),
      term('method', 'Method', 'How it is done and tested.', { parent: 'intervention' }),
    ],
  },
  {
    scheme: 'foundational_principles',
    terms: [
      term(
        'selection-weakens-with-age',
        'Selection weakens with age',
        'The force of natural selection falls with age.',
      ),
      term(
        'gompertz-mortality',
        'Gompertz mortality',
        'The risk of death grows about exponentially with age.',
      ),
      term(
        'species-lifespans-differ',
        'Species lifespans differ',
        'Related species age at very different rates.',
      ),
      term(
        'single-genes-change-lifespan',
        'Single genes change lifespan',
        'A change of one gene can alter lifespan.',
      ),
      term(
        'diet-and-growth-signals-change-lifespan',
        'Diet and growth signals change lifespan',
        'Less food or weaker growth signals can lengthen life.',
      ),
      term('germ-line-is-renewed', 'The germ line is renewed', 'Each generation starts young.'),
      term(
        'tissues-age-at-different-rates',
        'Tissues age at different rates',
        'Organs of one body differ in their pace.',
      ),
      term('some-age-changes-reverse', 'Some age changes reverse', 'Some changes of age can be undone.'),
    ],
  },
];
