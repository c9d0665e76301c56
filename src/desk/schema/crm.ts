// Claims: which team works on which lead or other record. A team has at most one live claim of a
// thing; `subject` names the thing, and the database itself refuses a second one.

export const stages = [
  'identified',
  'qualified',
  'contacted',
  'in_talks',
  'applied',
  'won',
  'lost',
  'dormant',
] as const;
type Stage = (typeof stages)[number];

export interface ClaimsTable {
  id: string;
  team_id: string;
  /** kind/id of the claimed record; unique in the team. */
  subject: string;
  lead_id: string | null;
  entity_kind: string;
  entity_public_id: string;
  stage: Stage;
  owner_id: string;
  owner_name: string;
  priority: number | null;
  next_action: string | null;
  next_action_at: string | null;
  /** Money, as JSON. */
  amount_target: string | null;
  notes: string | null;
  /** A list of texts, as JSON. */
  tags: string;
  /** Counts up from 1 with every change. */
  version: number;
  created_at: string;
  updated_at: string;
  stage_changed_at: string;
  /** A list of {at, by, from, to}, as JSON, oldest first. */
  history: string;
}
