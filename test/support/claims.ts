import type { ClaimsTable } from '../../src/desk/schema/crm.ts';

/** A claim of the team `t` about a grant, as the desk keeps it. */
export function aClaim(grant: { readonly id: string; readonly public_id: string }, at: Date): ClaimsTable {
  const moment = at.toISOString();
  return {
    id: `claim-${grant.id}`,
    team_id: 't',
    subject: `grant/${grant.id}`,
    lead_id: null,
    entity_kind: 'grant',
    entity_public_id: grant.public_id,
    stage: 'identified',
    owner_id: 'k',
    owner_name: 'T',
    priority: null,
    next_action: null,
    next_action_at: null,
    amount_target: null,
    notes: `About ${grant.public_id}.`,
    tags: '[]',
    version: 1,
    created_at: moment,
    updated_at: moment,
    stage_changed_at: moment,
    history: '[]',
  };
}
