// The audit log of Deep Intelligence, as the desk holds it.

export interface AuditTable {
  /** Counts up from 1 without gaps. */
  seq: number;
  at: string;
  key_id: string | null;
  actor: string;
  team: string | null;
  /** Below the versioned root, with the names that were asked for. */
  path: string;
  /** SHA-256 of the input as JSON with sorted names; null where it could not be read. */
  params_sha256: string | null;
  /** The ids of the records that were answered or asked for, as JSON. */
  subject_ids: string;
  status: number;
  /** SHA-256 of the hash before and this row as JSON, in hexadecimal. */
  hash: string;
}
