// Teams and their API keys. A key is shown once; the desk knows its hash and its last four characters.

import type { Tier } from '../kernel/tier.ts';

export interface TeamsTable {
  id: string;
  name: string;
  /** 1 for the operator's own team. */
  operator: number;
  created_at: string;
}

export interface KeysTable {
  id: string;
  team_id: string;
  tier: Tier;
  /** SHA-256 of the key, base64url. */
  hash: string;
  last4: string;
  created_at: string;
  expires_at: string;
  /** From then on the key is refused; null while it is not revoked. */
  revoked_at: string | null;
  last_used_at: string | null;
}
