// Comments on experiments, as the desk holds them, and what was said of late below these and below essays.

export interface ThreadsTable {
  experiment_id: string;
  /** How many comments were ever posted. */
  posted: number;
}

export interface CommentsTable {
  id: string;
  experiment_id: string;
  /** 1 for the first comment of the experiment, then counting up. */
  position: number;
  parent_id: string | null;
  author_kind: 'account' | 'visitor' | 'agent';
  author_name: string | null;
  author_image: string | null;
  account_id: string | null;
  body: string;
  /** SHA-256 of the delete token, base64url; null for accounts. */
  token_hash: string | null;
  created_at: string;
  /** From then on the comment is listed nowhere; null while it is live. */
  removed_at: string | null;
}

export interface CommentBodiesTable {
  /** The experiment, or the essay. */
  experiment_id: string;
  /** SHA-256 of the body's UTF-8 bytes, and of the author with the body, base64url. */
  hash: string;
  comment_id: string;
  at: string;
}
