export interface CompanyRow {
  readonly key: string;
  readonly name: string;
  readonly approach: string;
  readonly place: string;
  readonly stage?: string;
  readonly status: string;
  readonly founded?: number;
  readonly funding?: string;
  /** Eight scores with the first letter of their confidence; `-` is not scored. */
  readonly scores: string;
  readonly modality: string;
  readonly indication: string;
  readonly step: string;
  readonly text: string;
  readonly publication?: string;
  readonly visibility?: 'private' | 'disqualified';
}

// biome-ignore format: a table reads better with one row a line
export const companyRows: readonly CompanyRow[] = [
  { key: 'ombrelune-bio', name: 'Ombrelune Bio', approach: 'senotherapeutics', place: 'Port Larkspur, Examplia', stage: 'series_a', status: 'active', founded: 2018, funding: '31000000', scores: '75h 60h 70m 65m 55h 60m 50m 80h', modality: 'small-molecule', indication: 'fibrosis of the lung', step: 'phase 1', text: 'Clears senescent cells from the old lung with a medicine that acts only where those cells gather.', publication: 'Clearing senescent cells from old lung tissue' },
  { key: 'tallowick-mitochondria', name: 'Tallowick Mitochondria', approach: 'mitochondrial-therapeutics', place: 'Hallowmere, Fenland Isles', stage: 'seed', status: 'active', founded: 2021, funding: '6200000', scores: '65m 45m 75h 70m 35h 50m 55m 60m', modality: 'cell-therapy', indication: 'loss of muscle', step: 'preclinical', text: 'Moves healthy mitochondria into old muscle.', publication: 'Transferred mitochondria survive in old muscle' },
  { key: 'verrin-reprogramming', name: 'Verrin Reprogramming', approach: 'cellular-reprogramming', place: 'Tessaly, Inland Republic', stage: 'series_b', status: 'active', founded: 2019, funding: '88000000', scores: '70h 55h 90h 85m 30h 65h 70m 55m', modality: 'gene-therapy', indication: 'glaucoma', step: 'toxicology', text: 'Resets the state of old nerve cells of the eye without erasing what they are.', publication: 'Three factors and the age of a retina' },
  { key: 'glasshour-diagnostics', name: 'Glasshour Diagnostics', approach: 'ageing-biomarkers-and-diagnostics', place: 'Old Quay, Examplia', stage: 'seed', status: 'active', founded: 2020, funding: '4100000', scores: '60m 65h 80h 45m 85h 70m 40m 90h', modality: 'diagnostic', indication: 'pace of ageing', step: 'on sale', text: 'Sells a blood test for the pace of ageing and publishes how often it is wrong.', publication: 'How often an ageing clock is wrong' },
  { key: 'mosswater-proteins', name: 'Mosswater Proteins', approach: 'proteostasis-and-autophagy', place: 'Saltmarsh, Fenland Isles', stage: 'pre_seed', status: 'active', founded: 2023, scores: '55m 30l 65m 60l 20h - 25l 50m', modality: 'small-molecule', indication: 'protein clumps of the heart', step: 'lead found', text: 'Looks for molecules that wake the recycling of proteins in old heart cells.' },
  { key: 'pellucid-thymus', name: 'Pellucid Thymus', approach: 'immune-rejuvenation', place: 'Port Larkspur, Examplia', stage: 'series_a', status: 'active', founded: 2017, funding: '27500000', scores: '80h 65h 85h 75h 50h 55m 60m 65m', modality: 'biologic', indication: 'weak response to vaccines', step: 'phase 1', text: 'Regrows the thymus in older people so that vaccines work again.', publication: 'Thymus volume after a year of treatment in old dogs' },
  { key: 'harrow-hound', name: 'Harrow Hound Longevity', approach: 'companion-animal-longevity', place: 'Kettle Bay, Fenland Isles', stage: 'seed', status: 'active', founded: 2021, funding: '9000000', scores: '60m 40m 70m 30m 60m 65m 45m 70m', modality: 'small-molecule', indication: 'lifespan of large dogs', step: 'pivotal trial', text: 'Tests whether a daily tablet gives large dogs the years that small dogs have.', publication: 'Body size and the hazard of death in dogs' },
  { key: 'lumenfold', name: 'Lumenfold', approach: 'ai-drug-discovery', place: 'Fogbell Point, Examplia', stage: 'series_c', status: 'active', founded: 2014, funding: '160000000', scores: '50m 50m 45h 60m 70h 75h 80h 35m', modality: 'artificial-intelligence', indication: 'several', step: 'phase 2', text: 'Learns from cells of many ages which targets change with the years.', publication: 'Targets that drift with age in forty tissues' },
  { key: 'nightjar-brain', name: 'Nightjar Brain', approach: 'brain-ageing', place: 'Fogbell Point, Examplia', stage: 'grant_funded', status: 'dormant', founded: 2016, scores: '45l - 50l - - 20m - 40l', modality: 'device', indication: 'loss of memory', step: 'idea', text: 'Planned a device that strengthens sleep waves; no sign of work for two years.' },
  { key: 'everspring-elixirs', name: 'Everspring Elixirs', approach: 'consumer-longevity', place: 'Ironbark, Inland Republic', stage: 'bootstrapped', status: 'active', founded: 2019, scores: '10m 0h 15m 5m 40m 30m 5m 0h', modality: 'small-molecule', indication: 'everything, it says', step: 'on sale', text: 'Sells drops with claims that cannot be traced to a source.', visibility: 'disqualified' },
  { key: 'cinderpath', name: 'Cinderpath', approach: 'gene-therapy', place: 'Undisclosed', status: 'stealth', scores: '- - - - - - - -', modality: 'gene-therapy', indication: 'undisclosed', step: 'undisclosed', text: 'Has not spoken in public.', visibility: 'private' },
  { key: 'driftwood-organs', name: 'Driftwood Organs', approach: 'cell-therapy-and-tissue-replacement', place: 'Northshore, Examplia', stage: 'seed', status: 'dissolved', founded: 2012, funding: '3000000', scores: '50m 35m 55m 60m 15m 10m 20m 45m', modality: 'regenerative-medicine', indication: 'liver failure', step: 'preclinical', text: 'Grew small livers in the laboratory until its money ended.', publication: 'Small livers on a leaf skeleton', visibility: 'private' },
];
