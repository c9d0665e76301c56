// What is to be told to webhooks, every attempt to tell it, and what it is signed with. A delivery is
// written in the same transaction as the change it tells of, so neither exists without the other.

type DeliveryState = 'pending' | 'delivered' | 'dropped';

export interface WebhookDeliveriesTable {
  /** The webhook-id header, the same for every attempt. */
  id: string;
  job_id: string;
  team_id: string;
  type: string;
  url: string;
  /** The exact text that is sent and signed. */
  body: string;
  state: DeliveryState;
  /** Attempts so far. */
  tries: number;
  due_at: string;
  /** Until then a worker is at it. */
  leased_until: string | null;
  created_at: string;
}

export interface WebhookAttemptsTable {
  delivery_id: string;
  /** Counts from 1. */
  number: number;
  job_id: string;
  at: string;
  /** The HTTP status that was answered, or null. */
  status: number | null;
  /** Why there was no answer, or null. */
  error: string | null;
}

/** Key pairs of the service. The newest signs; one before it signs as well until `ends_at`. */
export interface WebhookKeysTable {
  generation: number;
  /** The 32 bytes of the Ed25519 public key, base64. */
  public_key: string;
  /** PKCS #8, DER, base64. */
  private_key: string;
  created_at: string;
  ends_at: string | null;
}

/** Secrets that a team set for itself, as whsec_ and base64: a shared secret can't be kept as a hash. */
export interface WebhookSecretsTable {
  team_id: string;
  secret: string;
  created_at: string;
  ends_at: string | null;
}
