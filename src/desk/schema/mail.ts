// Mail that is to be sent, as the desk holds it.

export interface OutboxTable {
  id: string;
  /**
   * message and request: to the operator. confirmation and outcome: to whoever asked. address: to a new address
   * of a person. invitation: to whoever is invited. account_closed: to whoever closed an account. team_closed:
   * to the owners of a team that was. report_outcome: to whoever reported a text. digest: what a person's
   * searches found.
   */
  kind:
    | 'message'
    | 'request'
    | 'confirmation'
    | 'outcome'
    | 'address'
    | 'invitation'
    | 'account_closed'
    | 'team_closed'
    | 'report_outcome'
    | 'digest';
  subject_id: string;
  created_at: string;
  attempts: number;
  /** Not tried before; also how long whoever took it may take. */
  next_at: string;
  sent_at: string | null;
  /** Why the last attempt failed. */
  error: string | null;
}

/** On how many days mail servers refused an address for good. The address itself is not here. */
export interface MailSuppressionsTable {
  /** SHA-256 of the address in lower case, base64url. */
  address_hash: string;
  refusals: number;
  at: string;
}

/** An unverified address is asked to confirm once in 30 days, whatever is sent in its name. */
export interface ConfirmedAddressesTable {
  /** SHA-256 of the address in lower case, base64url. */
  hash: string;
  asked_at: string;
  verified_at: string | null;
}
