// Who posted lately, as the desk holds it.

export interface RecentPostsTable {
  kind: string;
  /** SHA-256 of the kind and the account or address. */
  author: string;
  last_at: string;
  /** JSON: the moments of the posts within the window, oldest first. */
  moments: string;
}
