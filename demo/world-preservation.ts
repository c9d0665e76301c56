import type { Days } from './days.ts';
import { type DemoRecord, fictional, meanScore, page, record, told, words } from './fiction.ts';
import { demoId } from './ids.ts';

const continuity = words(
  'preservation_quality response_capability storage_security endurance revival_pathway case_transparency',
);
const legacy = words('capture_depth fidelity consent_and_governance portability endurance honesty');
const confidences: Readonly<Record<string, string>> = { h: 'high', m: 'medium', l: 'low' };

interface Provider {
  readonly key: string;
  readonly name: string;
  readonly section: string;
  readonly text: string;
  /** Six scores with the first letter of their confidence; empty: not scored in this family, `-`: no evidence. */
  readonly continuity: string;
  readonly legacy: string;
  readonly visible: boolean;
}

const providers: readonly Provider[] = [
  {
    key: 'stillwater-vault',
    name: 'Stillwater Vault',
    section: 'cryonics',
    text: 'Keeps persons at low temperature in a building that visitors may inspect.',
    continuity: '55h 60m 75h 80h 30l 70h',
    legacy: '',
    visible: true,
  },
  {
    key: 'first-hour-response',
    name: 'First Hour Response',
    section: 'standby-and-transport',
    text: 'Sends a team within the hour and publishes every case.',
    continuity: '40m 85h - 50m - 90h',
    legacy: '',
    visible: true,
  },
  {
    key: 'lacewing-brain',
    name: 'Lacewing Brain',
    section: 'brain-preservation',
    text: 'Preserves the fine structure of brains and shows the images.',
    continuity: '80h 35m 45m 40l 55m 75h',
    legacy: '',
    visible: true,
  },
  {
    key: 'hearthside-memories',
    name: 'Hearthside Memories',
    section: 'digital-legacy',
    text: 'Records stories and voices for descendants and says clearly that a recording is not a person.',
    continuity: '',
    legacy: '70h 60m 85h 75h 40l 95h',
    visible: true,
  },
  {
    key: 'twofold-keep',
    name: 'Twofold Keep',
    section: 'genetic-legacy',
    text: 'Stores cells and memories of the same person under one contract.',
    continuity: '30l 20l 65h - 25l 35m',
    legacy: '50m 45m 60h 40l - 70h',
    visible: true,
  },
  {
    key: 'hoarfrost-laboratory',
    name: 'Hoarfrost Laboratory',
    section: 'biostasis-research',
    text: 'Prepares a programme on pausing biological time and has not opened yet.',
    continuity: '- - - 20l 45l -',
    legacy: '',
    visible: false,
  },
];

interface Scored {
  readonly dimension: string;
  readonly score: number | null;
  readonly confidence: string | null;
  readonly rationale: string | null;
}

/** `endurance` belongs to both families: a provider that is scored in both has it only once, in the first. */
function scores(text: string, names: readonly string[]): Scored[] {
  return words(text).map((part, i) => ({
    dimension: names[i] ?? '',
    score: part === '-' ? null : Number(part.slice(0, -1)),
    confidence: part === '-' ? null : (confidences[part.slice(-1)] ?? null),
    rationale:
      part === '-'
        ? null
        : `Scored on ${part.endsWith('h') ? 'three sources, one of them a registry' : part.endsWith('m') ? 'two sources' : 'one source'} of this invented world.`,
  }));
}

export function demoPreservation(days: Days): DemoRecord[] {
  return providers.map((provider) => {
    const kept = scores(provider.continuity, continuity);
    const left = scores(provider.legacy, legacy).filter(
      (one) => !kept.some((other) => other.dimension === one.dimension && other.score !== null),
    );
    const known = kept.filter((one) => !left.some((other) => other.dimension === one.dimension));
    const all = [...known, ...left];
    return record('preservation_companies', provider.key, {
      public_id: provider.key,
      name: fictional(provider.name),
      section: provider.section,
      one_liner: told(provider.text),
      website: `https://${provider.key}.example/`,
      continuity_overall:
        meanScore(
          known.map((one) => one.score),
          3,
        ) ?? undefined,
      legacy_overall:
        meanScore(
          left.map((one) => one.score),
          3,
        ) ?? undefined,
      is_public: provider.visible,
      dimensions: all,
      detail: { facets: facets(days, provider), scoring: scoring(days, provider, all) },
    });
  });
}

function facets(days: Days, provider: Provider): Record<string, unknown> {
  const entry = (facet: string, type: string, title: string): Record<string, unknown> => ({
    id: demoId('preservation-facets', `${provider.key}/${facet}`),
    record_type: type,
    title,
    date: days.date(-90),
    ids: {},
    url: page(`records/${provider.key}/${facet}`),
    text_policy: 'full',
    text: told(provider.text),
    accepted: true,
    accepted_by: 'human',
    extracted: { projects: [], people: [], claims: [] },
  });
  return {
    sources: [entry('sources', 'page', `Own pages of ${fictional(provider.name)}`)],
    publications: provider.visible
      ? [entry('publications', 'publication', 'Case reports of an invented year')]
      : [],
    projects: [entry('projects', 'page', 'Current programme')],
    funding: [],
    partnerships: [],
    ip: [],
    people: [],
    social: [],
    theories: [],
  };
}

function scoring(days: Days, provider: Provider, all: readonly Scored[]): unknown[] {
  return all
    .filter((one) => one.score !== null)
    .map((one) => ({
      dimension: one.dimension,
      score: one.score,
      rationale: one.rationale,
      supporting: [demoId('preservation-facets', `${provider.key}/sources`)],
      contradicting: [],
      run_id: demoId('scoring-runs', provider.key),
      scored_at: days.at(-15, 4),
    }));
}
