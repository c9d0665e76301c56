// Messages of the contact form and data-protection requests, as the desk holds them.

export interface MessagesTable {
  id: string;
  /** 'access': an owner of a team asks for the full tier. */
  purpose: 'press' | 'investor' | 'correct' | 'access';
  organisation: string | null;
  entity_to_correct: string | null;
  message: string;
  status: 'received' | 'done';
  received_at: string;
  resolved_at: string | null;
}

/** Who sent a message or a request, apart from what was sent. */
export interface RequestersTable {
  request_id: string;
  name: string | null;
  email: string;
  /** The account that it was sent with; null where nobody was signed in. */
  user_id: string | null;
}

export const outcomes = ['done', 'partly_done', 'refused'] as const;

export type Outcome = (typeof outcomes)[number];

export interface DataRequestsTable {
  id: string;
  request_kind: 'remove_profile' | 'correct_profile' | 'object_to_processing' | 'copy_of_data';
  subject_kind: string | null;
  subject_public_id: string | null;
  subject_name: string | null;
  message: string | null;
  status: 'received' | 'awaiting_verification' | 'in_review' | Outcome;
  /** What the operator says about it to whoever asked. */
  outcome: string | null;
  received_at: string;
  /** The day, in UTC, by which it is answered. */
  due_by: string;
  /** SHA-256 of the token of the status address. */
  status_hash: string;
  /** SHA-256 of the newest token that was mailed for confirmation. */
  verify_hash: string | null;
  verify_until: string | null;
  verified_at: string | null;
  resolved_at: string | null;
  /** The receipt of a removal: when it reached the API, its number in the log, the dump without it. */
  api_at: string | null;
  changes_seq: number | null;
  dump_version: string | null;
  tool_server_at: string | null;
  /** JSON: how many records of which family lost what they held of the person. */
  cleared: string | null;
  /** JSON: family and id of what still names the person and waits for the operator. */
  waiting: string | null;
}
