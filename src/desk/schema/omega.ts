// Rows of what Omega Point keeps in the desk. Moments are ISO 8601 text in UTC, booleans 0 and 1.

interface OmegaParticipantsTable {
  id: string;
  public_name: string | null;
  kind: 'agent' | 'visitor' | 'account';
  account_id: string | null;
  team_id: string | null;
  trust: 'new' | 'trusted' | 'blocked';
  bytes: number;
  created_at: string;
}
interface OmegaLinksTable {
  sha256: string;
  last4: string;
  participant_id: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  revoked_at: string | null;
}
export interface OmegaRunsTable {
  id: string;
  participant_id: string;
  kind: 'discover' | 'test' | 'review' | 'replicate';
  goal: string;
  size: 'small' | 'standard' | 'large';
  protocol: string;
  /** 64 hex; shown to nobody before something is published. */
  seed: string;
  seed_commitment: string;
  status: 'active' | 'completed' | 'abandoned' | 'expired';
  publication: 'none' | 'unlisted' | 'listed' | 'withdrawn' | 'removed';
  budget: number;
  critics: number;
  per_step: number;
  /** JSON: ids of theories. */
  theory_ids: string;
  hypothesis: string | null;
  of_run: string | null;
  snapshot_seq: number;
  chain_head: string;
  steps_done: number;
  steps_leased: number;
  bytes: number;
  idempotency_key: string | null;
  request_sha256: string;
  created_at: string;
  /** When a step was accepted last, or the run began again. */
  idle_at: string;
  ended_at: string | null;
  erased_at: string | null;
}
interface OmegaMembersTable {
  run_id: string;
  participant_id: string;
  role: string;
  joined_at: string;
  asked_at: string | null;
}
interface OmegaInvitesTable {
  sha256: string;
  run_id: string;
  uses_left: number;
  role: string | null;
  expires_at: string;
}
export interface OmegaStepsTable {
  id: string;
  run_id: string;
  key: string;
  /** The place in the plan; steps are handed out in this order. */
  place: number;
  /** The place in the chain; null until it is accepted. */
  n: number | null;
  kind: string;
  subject: string | null;
  required: number;
  state: 'open' | 'accepted' | 'failed' | 'skipped';
  attempts: number;
  resets: number;
  leased_by: string | null;
  leased_until: string | null;
  was_leased: number;
  input: string;
  input_part: string;
  input_sha256: string;
  /** JSON of the games or pairs, with what controls expect. */
  planned: string;
  output_part: string | null;
  output_sha256: string | null;
  model_part: string | null;
  checks_part: string | null;
  prev: string | null;
  digest: string | null;
  reply: string | null;
  opened_at: string;
  accepted_at: string | null;
}
interface OmegaSubmissionsTable {
  step_id: string;
  attempt: number;
  run_id: string;
  participant_id: string;
  ok: number;
  /** JSON: the codes for which it was refused. */
  codes: string;
  bytes: number;
  at: string;
}
export interface OmegaPartsTable {
  digest: string;
  run_id: string;
  /** Hex; null once it is erased. */
  salt: string | null;
  /** Canonical JSON; null once it is erased. */
  text: string | null;
  bytes: number;
  erased_at: string | null;
}
export interface OmegaPublicationsTable {
  public_id: string;
  /** The id of its record in the catalogue; comments hang on it. */
  record_id: string;
  run_id: string;
  kind: 'experiment' | 'hypothesis' | 'run';
  state: 'published' | 'withdrawn' | 'removed';
  listed: number;
  held: string | null;
  review: 'none' | 'operator' | 'peer';
  title: string;
  /** JSON: the record in the operator's format. */
  record: string;
  reason: string | null;
  published_at: string;
  updated_at: string;
}
export interface OmegaManifestsTable {
  run_id: string;
  sha256: string;
  text: string;
  statement: string;
  created_at: string;
}
interface OmegaResultsTable {
  id: string;
  public_id: string;
  participant_id: string;
  body: string;
  at: string;
}
interface OmegaReportsTable {
  id: string;
  public_id: string;
  reason: string;
  message: string | null;
  address_hash: string;
  at: string;
  /** When somebody looked at it and listed what it is about. */
  settled_at: string | null;
}
interface OmegaWorksTable {
  /** An identifier, as in doi:10.…. */
  key: string;
  resolver: string;
  state: string;
  title: string | null;
  year: number | null;
  asked_at: string;
}

export interface OmegaTables {
  readonly omega_participants: OmegaParticipantsTable;
  readonly omega_links: OmegaLinksTable;
  readonly omega_runs: OmegaRunsTable;
  readonly omega_members: OmegaMembersTable;
  readonly omega_invites: OmegaInvitesTable;
  readonly omega_steps: OmegaStepsTable;
  readonly omega_submissions: OmegaSubmissionsTable;
  readonly omega_parts: OmegaPartsTable;
  readonly omega_publications: OmegaPublicationsTable;
  readonly omega_manifests: OmegaManifestsTable;
  readonly omega_results: OmegaResultsTable;
  readonly omega_reports: OmegaReportsTable;
  readonly omega_works: OmegaWorksTable;
}
