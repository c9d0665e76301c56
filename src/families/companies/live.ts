// What other records say about a company, read at the moment of asking: its theories, and for the
// full tier the bundle of evidence behind its scores.

import { hash } from 'node:crypto';
import type { Doc, LiveRequest } from '../../kernel/family.ts';
import { parsed } from '../../kernel/json.ts';
import { reaches, type Tier } from '../../kernel/tier.ts';
import { visible } from '../../kernel/visible.ts';

const theories = (tier: Tier) => `select theory_name, source_type, source_url, is_primary
  from ${visible('theories', tier)} where owner = ? and owner_kind = 'company'
  order by is_primary desc, popperian_sum desc nulls last, theory_name, id`;

const records = (tier: Tier) => `select text, updated from ${visible('company_records', tier)}
  where company = ? order by date desc nulls last, id`;

const reasons = (tier: Tier) => `select reasoning, updated from ${visible('companies', tier)} where id = ?`;

/** theories and evidence_bundle of each asked company; only details show them. */
export function companyNow(request: LiveRequest): ReadonlyMap<string, Doc> {
  const found = new Map<string, Doc>();
  if (request.place === 'row') return found;
  for (const id of request.ids) {
    const rows = request.select(theories(request.tier), id);
    const own = rows.map((row) => ({ ...row, is_primary: row.is_primary === 1 }));
    const evidence = reaches(request.tier, 'full') ? { evidence_bundle: evidenceBundle(request, id) } : {};
    found.set(id, { theories: own, ...evidence });
  }
  return found;
}

/** Its sha256 is that of the records as JSON, so that equal evidence has an equal bundle_id. */
function evidenceBundle({ select, tier }: LiveRequest, company: string): Doc {
  const rows = select(records(tier), company);
  const accepted = rows.map((row) => {
    // What differs from site to site is no evidence.
    const { correction_url: _, ...evidence } = parsed(row.text as string, '');
    return evidence;
  });
  const sha256 = hash('sha256', JSON.stringify(accepted));
  const own = select(reasons(tier), company);
  const moments = [...own, ...rows]
    .map(({ updated }) => updated as string | null)
    .filter((moment) => moment !== null);
  return {
    bundle_id: `${company}:${sha256.slice(0, 16)}`,
    generated_at: moments.sort().at(-1) ?? null,
    sha256,
    record_count: accepted.length,
    records: accepted,
    projects: extracted(accepted, 'projects'),
    people: extracted(accepted, 'people'),
    ...(JSON.parse((own[0]?.reasoning as string | undefined) ?? '{"scoring":[],"gaps":[]}') as Doc),
  };
}

/** What was extracted from the records, each thing once, with the ids of the records that name it. */
function extracted(accepted: readonly Doc[], member: 'projects' | 'people'): readonly Doc[] {
  const found = new Map<string, { thing: Doc; evidence_ids: string[] }>();
  for (const record of accepted) {
    const things = (record.extracted as Doc | undefined)?.[member] as readonly unknown[] | undefined;
    for (const one of things ?? []) {
      const described = (typeof one === 'string' ? { name: one } : one) as Doc;
      const key = JSON.stringify(described);
      const known = found.get(key) ?? { thing: described, evidence_ids: [] };
      known.evidence_ids.push(record.id as string);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ thing, evidence_ids }) => ({ ...thing, evidence_ids }));
}
