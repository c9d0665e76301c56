// What the authorization server keeps: its records, and the programs that people let in. Codes and tokens
// are keys by their hash and stand in no payload.

export interface OauthRecordsTable {
  /** AccessToken, RefreshToken, DeviceCode, Client, … */
  model: string;
  /** Of secrets '#' and the SHA-256, base64url. */
  id: string;
  payload: string;
  grant_id: string | null;
  uid: string | null;
  /** Keyed hash of the code that a person types. */
  user_code: string | null;
  created_at: string;
  expires_at: string | null;
  consumed_at: string | null;
  /** When a device asked last; of a program that registered, when somebody let it in last. */
  polled_at: string | null;
}

export interface OauthGrantsTable {
  id: string;
  user_id: string;
  team_id: string;
  client_id: string;
  client_name: string;
  /** Where the program lives; null where it has no address. */
  client_host: string | null;
  /** Separated by blanks. */
  scopes: string;
  resource: string;
  flow: 'code' | 'device';
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
}

/** Sign-ins that an agent began with a tool: the handle stands for what the person then allows. */
export interface SignInHandlesTable {
  /** SHA-256 of the handle, base64url. */
  hash: string;
  /** SHA-256 of the device code that the server itself asked for. */
  device_hash: string;
  grant_id: string | null;
  created_at: string;
  expires_at: string;
}
