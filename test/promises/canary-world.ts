// Records of every family with a canary in every member: who may read each is taken from the family's
// declaration (tier, place), and for rows from what the specification says of their states.

import { families } from '../../src/families.ts';
import type { Family } from '../../src/kernel/family.ts';
import type { Field } from '../../src/kernel/field.ts';
import { rank as heightOf } from '../../src/kernel/tier.ts';
import { type Canaries, type Doc, filled, type Height, type Pick } from './canaries.ts';

export interface CanaryRecord {
  readonly family: string;
  readonly record: Doc & { readonly id: string };
  /** The lowest tier that may see the row. */
  readonly rank: Height;
}

interface State {
  readonly rank: Height;
  readonly members: Doc;
}

/** What the world holds so far, for records that name others. */
type Made = readonly CanaryRecord[];

const max = (a: Height, b: Height): Height => (a > b ? a : b);

/** The states of a row that decide who sees it, as the specification tells them. */
const states: Readonly<Record<string, readonly State[]>> = {
  companies: [
    { rank: 0, members: { is_public: true, disqualified: false } },
    { rank: 1, members: { is_public: true, disqualified: true } },
    { rank: 9, members: { is_public: false, disqualified: false } },
  ],
  rated_projects: [
    { rank: 0, members: { is_public: true, rating_status: 'ready' } },
    { rank: 9, members: { is_public: true, rating_status: 'draft' } },
    { rank: 9, members: { is_public: false, rating_status: 'ready' } },
  ],
  preservation_companies: [
    { rank: 0, members: { is_public: true } },
    { rank: 9, members: { is_public: false } },
  ],
  heroes: [
    { rank: 0, members: { is_public: true } },
    { rank: 9, members: { is_public: false } },
  ],
  experiments: [
    { rank: 0, members: { published: true } },
    { rank: 9, members: { published: false } },
  ],
  omega_hypotheses: [
    { rank: 0, members: { published: true } },
    { rank: 9, members: { published: false } },
  ],
  organizations: [
    { rank: 1, members: { published: true } },
    { rank: 9, members: { published: false } },
  ],
  investors: [
    { rank: 1, members: { published: true } },
    { rank: 9, members: { published: false } },
  ],
  fund_reviews: [
    { rank: 0, members: { published: true } },
    { rank: 9, members: { published: false } },
  ],
  attendance_records: [{ rank: 2, members: {} }],
  funding_rounds: [{ rank: 2, members: {} }],
  investor_hypotheses: [{ rank: 2, members: {} }],
};

/** Stored members from which other members are rendered or which a filter compares, and who may read or ask those. */
const rendered: Readonly<Record<string, Height>> = {
  'companies.dimensions': 0,
  'companies.detail': 1,
  'preservation_companies.detail': 1,
  'theories.runs': 0,
  'grants.funder_aliases': 0,
  'leads.relationship': 1,
  'attendance_records.source': 2,
  'attendance_records.investor_id': 2,
  'attendance_records.event_id': 2,
  'funding_rounds.company_name': 2,
  'funding_rounds.round': 2,
  'funding_rounds.amount': 2,
  'funding_rounds.source': 2,
  'investor_hypotheses.statement': 2,
  'investor_hypotheses.probability': 2,
  'investor_hypotheses.basis': 2,
  'investor_hypotheses.status': 2,
};

/** Members that name a record of another family. */
const references: Readonly<Record<string, string>> = {
  'grants.organization_id': 'organizations',
  'events.sponsor_ids': 'sponsors',
  'leads.investor_id': 'investors',
  'company_records.company_id': 'companies',
  'fund_reviews.organization_id': 'organizations',
  'theories.project_ids': 'rated_projects',
  'attendance_records.investor_id': 'investors',
  'attendance_records.event_id': 'events',
  'funding_rounds.investor_id': 'investors',
  'funding_rounds.company_id': 'companies',
  'investor_hypotheses.investor_id': 'investors',
};

/** Written by the service, or set where a record's state needs it. */
const skipped = new Set(['merged_into', 'owner_kind', 'owner_id', 'closed_at']);

const order = ['organizations', 'sponsors', 'investors', 'companies', 'rated_projects', 'theory_clusters'];

/** Families in an order in which whatever a record names was made before it. */
export const inOrder: readonly Family[] = families
  .filter((family) => family.of === undefined)
  .toSorted((a, b) => rank(a.name) - rank(b.name));

function rank(name: string): number {
  const at = order.indexOf(name);
  return at < 0 ? order.length : at;
}

/** Several records of each family, in random states. */
export function canaryWorld(make: Canaries, pick: Pick, each: number): Made {
  const made: CanaryRecord[] = [];
  for (const family of inOrder) {
    for (let n = 0; n < each; n++) made.push(canaryRecord(family, make, pick, made));
  }
  return made;
}

/** One record; `least` asks for a row that no tier below it may see. */
export function canaryRecord(
  family: Family,
  make: Canaries,
  pick: Pick,
  made: Made,
  least: Height = 0,
): CanaryRecord {
  const state = stateOf(family, pick, made, least);
  const others = made.filter((one) => one.family === family.name && one.rank < 9);
  const merged = least > state.rank || (others.length > 0 && pick(8) === 0);
  const survivor = others[pick(others.length)]?.record.id ?? 'gone';
  const rank = merged ? 9 : state.rank;
  const excerptOnly = pick(2) === 1;
  const record: Record<string, unknown> = {};
  const detail: Record<string, unknown> = {};
  for (const [member, field] of Object.entries(family.fields)) {
    if (field.from !== 'record' || skipped.has(member)) continue;
    const who = memberHeight(family, member, field, rank);
    const filling = { make, pick, rank: who, excerptOnly };
    (field.inside ? detail : record)[member] = filled(field, filling);
  }
  const own = { ...record, ...named(family, record, pick, made), ...state.members };
  const moments = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-02T00:00:00Z' };
  const policy = excerptOnly ? 'excerpt_only' : 'full';
  const whole = {
    ...own,
    ...moments,
    ...(Object.keys(detail).length > 0 ? { detail } : {}),
    ...(merged ? { merged_into: survivor } : {}),
    text_policy: policy,
  };
  const special = family.name === 'preservation_companies' ? { dimensions: judged(make, rank) } : {};
  return {
    family: family.name,
    rank,
    record: { ...whole, ...special } as unknown as CanaryRecord['record'],
  };
}

function memberHeight(family: Family, member: string, field: Field, row: Height): Height {
  if (member === 'id' || member === 'public_id' || member === 'slug') return shared(family.name, row);
  if (member === 'name' || member === 'logo_url') return shared(family.name, row);
  if (family.name === 'fund_reviews') return member === 'dimensions' ? row : 9;
  if (field.place !== 'record') return max(heightOf(field.tier) as Height, row);
  const who = rendered[`${family.name}.${member}`];
  return who === undefined ? 9 : max(who, row);
}

/** Names that other rows show: a rated fund its organization's, a theory its owner's for the full tier. */
function shared(family: string, row: Height): Height {
  if (family === 'organizations' && row === 1) return 0;
  return (family === 'companies' || family === 'rated_projects') && row === 9 ? 1 : row;
}

function named(family: Family, record: Doc, pick: Pick, made: Made): Doc {
  const members: Record<string, unknown> = {};
  for (const member of Object.keys(record)) {
    const target = references[`${family.name}.${member}`];
    const targets = made.filter((one) => one.family === target);
    const id = targets[pick(targets.length)]?.record.id;
    if (id !== undefined) members[member] = Array.isArray(record[member]) ? [id] : id;
  }
  if (family.name !== 'theories') return members;
  const clusters = made.filter((one) => one.family === 'theory_clusters' && one.rank === 0);
  const [first] = (record.cluster_assignments as readonly Doc[] | undefined) ?? [];
  const cluster_slug = clusters[pick(clusters.length)]?.record.slug;
  return first && cluster_slug ? { ...members, cluster_assignments: [{ ...first, cluster_slug }] } : members;
}

function stateOf(family: Family, pick: Pick, made: Made, least: Height): State {
  if (family.name === 'theories') return theoryState(pick, made, least);
  if (family.name === 'company_records') return recordState(pick, made, least);
  const own = states[family.name] ?? [{ rank: heightOf(family.tier) as Height, members: {} }];
  const fitting = own.filter((state) => state.rank >= least);
  return (fitting.length > 0 ? fitting[pick(fitting.length)] : own[0]) as State;
}

/** Public when its owner is; a theory of another owner, or of none, is for the full tier. */
function theoryState(pick: Pick, made: Made, least: Height): State {
  const owners = made.filter((one) => one.family === 'companies' || one.family === 'rated_projects');
  const fitting = owners.filter((owner) => least === 0 || owner.rank > 0);
  const owner = pick(5) === 0 ? undefined : fitting[pick(fitting.length)];
  if (!owner) return { rank: 1, members: { owner_kind: null, owner_id: null } };
  const owner_kind = owner.family === 'companies' ? 'company' : 'rated_project';
  return { rank: owner.rank === 0 ? 0 : 1, members: { owner_kind, owner_id: owner.record.id } };
}

/** A record about a company is seen by whoever sees the company, when it was accepted. */
function recordState(pick: Pick, made: Made, least: Height): State {
  const fitting = made.filter((one) => one.family === 'companies' && one.rank >= least);
  const company = fitting[pick(fitting.length)];
  const accepted = pick(4) > 0;
  const members = { accepted, company_id: company?.record.id ?? 'unknown' };
  return { rank: company && accepted ? company.rank : 9, members };
}

/** The public tier reads dimensions of high confidence, without the rationale. */
function judged(make: Canaries, row: Height): readonly Doc[] {
  return ['high', 'medium', 'low'].map((confidence) => {
    const who = max(confidence === 'high' ? 0 : 1, row);
    const dimension = make.word(who);
    return { dimension, score: make.number(who, false), confidence, rationale: make.word(max(1, row)) };
  });
}
