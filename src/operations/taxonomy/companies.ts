// Vocabularies of companies, projects and preservation providers.

import { type TaxonomyScheme, term } from './term.ts';

export const companySchemes: readonly TaxonomyScheme[] = [
  {
    scheme: 'primary_approaches',
    terms: [
      term('cellular-reprogramming', 'Cellular reprogramming', 'Resets the state of cells.'),
      term('senotherapeutics', 'Senotherapeutics', 'Removes or quiets senescent cells.', {
        aliases: ['senolytics', 'senomorphics'],
      }),
      term('mitochondrial-therapeutics', 'Mitochondrial therapeutics', 'Repairs or replaces mitochondria.'),
      term('gene-therapy', 'Gene therapy', 'Adds, edits or silences genes.'),
      term(
        'cell-therapy-and-tissue-replacement',
        'Cell therapy and tissue replacement',
        'New cells, tissues or organs.',
      ),
      term('nutrient-sensing', 'Nutrient sensing', 'Acts on growth and metabolic signals.'),
      term(
        'proteostasis-and-autophagy',
        'Proteostasis and autophagy',
        'Keeps proteins and organelles in order.',
      ),
      term('damage-clearance', 'Damage clearance', 'Clears aggregates, cross-links and toxic lipids.'),
      term('immune-rejuvenation', 'Immune rejuvenation', 'Renews the thymus and immune cells.'),
      term('systemic-factors', 'Systemic factors', 'Plasma, secretome and circulating proteins.'),
      term('telomere-biology', 'Telomere biology', 'Acts on telomeres or telomerase.'),
      term('ai-drug-discovery', 'AI drug discovery', 'A learning platform comes first.'),
      term('ageing-biomarkers-and-diagnostics', 'Ageing biomarkers and diagnostics', 'Clocks and tests.'),
      term('basic-ageing-biology', 'Basic ageing biology', 'Broad research on ageing.'),
      term('comparative-biology', 'Comparative biology', 'Learns from long-lived or hibernating species.'),
      term('brain-ageing', 'Brain ageing', 'Acts on the ageing of the brain.'),
      term('reproductive-longevity', 'Reproductive longevity', 'Acts on ovarian or testicular ageing.'),
      term('skin-and-hair-ageing', 'Skin and hair ageing', 'Acts on skin or hair.'),
      term('companion-animal-longevity', 'Companion animal longevity', 'Longer healthy life of pets.'),
      term('consumer-longevity', 'Consumer longevity', 'Supplements and home tests.'),
      term('longevity-clinics-and-care', 'Longevity clinics and care', 'Clinics and care services.'),
      term('multi-programme-platform', 'Multi-programme platform', 'Holding company or many programmes.'),
    ],
  },
  {
    scheme: 'funding_stages',
    terms: [
      term('bootstrapped', 'Bootstrapped', 'Own means only.'),
      term('grant_funded', 'Grant funded', 'Grants only.'),
      term('pre_seed', 'Pre-seed', 'Last closed round: pre-seed.'),
      term('seed', 'Seed', 'Last closed round: seed.'),
      term('series_a', 'Series A', 'Last closed round: series A.'),
      term('series_b', 'Series B', 'Last closed round: series B.'),
      term('series_c', 'Series C', 'Last closed round: series C.'),
      term('series_d_plus', 'Series D or later', 'Last closed round: series D or later.'),
      term('corporate_backed', 'Corporate backed', 'Financed by a company.'),
      term('public', 'Public', 'Shares are listed.'),
      term('acquired', 'Acquired', 'Bought by another company.'),
    ],
  },
  {
    scheme: 'company_statuses',
    terms: [
      term('stealth', 'Stealth', 'Exists and does not speak in public.'),
      term('active', 'Active', 'Shows signs of work.'),
      term('dormant', 'Dormant', 'No sign for 24 months.'),
      term('acquired', 'Acquired', 'Bought by another company.'),
      term('merged', 'Merged', 'Became one with another company.'),
      term('dissolved', 'Dissolved', 'No longer exists.'),
    ],
  },
  {
    scheme: 'project_sections',
    terms: [
      term('bioreplacement', 'Bioreplacement', 'New cells, tissues and organs in place of old.'),
      term('bioinformation', 'Bioinformation', 'Reading and preserving the information of a living being.'),
      term('drug-discovery', 'Drug discovery', 'Finding and testing drugs.'),
      term('genetic-cellular-therapies', 'Genetic and cellular therapies', 'Genes and cells as therapy.'),
      term('aging-biology', 'Biology of ageing', 'Causes and mechanisms of ageing.', {
        aliases: ['ageing-biology'],
      }),
      term('diagnostics-biomarkers', 'Diagnostics and biomarkers', 'Measures of ageing and of its diseases.'),
      term('brain-cognitive', 'Brain and cognition', 'Ageing of the brain, and tools for it.'),
      term('research-infrastructure', 'Research infrastructure', 'Facilities, data and tools for the field.'),
    ],
  },
  {
    scheme: 'preservation_sections',
    terms: [
      term('cryonics', 'Cryonics', 'Storage of persons.'),
      term('standby-and-transport', 'Standby and transport', 'Response teams.'),
      term('brain-preservation', 'Brain preservation', 'Structure of the brain first.'),
      term(
        'organ-and-tissue-preservation',
        'Organ and tissue preservation',
        'Banking of organs and tissues.',
      ),
      term('biostasis-research', 'Biostasis research', 'Research on stopping biological time.'),
      term('cell-banking', 'Cell banking', 'Storage of living cells.'),
      term('genetic-legacy', 'Genetic legacy', 'Gametes, genomes, companion animals.'),
      term('digital-legacy', 'Digital legacy', 'Memories and personas.'),
    ],
  },
];
