// Which columns of the desk hold words that may name somebody, as they are served to anybody. A table that is
// missing here does not compile, so a new feature says whether a removal has to look at it.

import type { Tables } from '../../desk/schema/tables.ts';

type Column<Row> = keyof Row & string;

export interface DeskTextOf<Row> {
  /** How a receipt calls what it belongs to, and the column that names it there. */
  readonly as: string;
  readonly id: Column<Row>;
  readonly texts: readonly Column<Row>[];
  /** Left out where a row of one of these states is shown to nobody. */
  readonly unless?: { readonly column: Column<Row>; readonly is: readonly (string | number)[] };
  /** Left out where this column says when it was taken away. */
  readonly until?: Column<Row>;
  /** It is shown with that row of another table, which the column names by its id, and as long as that one is. */
  readonly with?: { readonly table: keyof Tables; readonly by: Column<Row> };
  /** Large tables are read in the order of this column, some at a time. */
  readonly by?: Column<Row>;
  /** The text is that of an address. */
  readonly encoded?: true;
  /** Those of the texts that are part of an address: a name goes from them with the whole of it. */
  readonly slugs?: readonly Column<Row>[];
  /** Its hash is published with it: it is taken away whole, or not at all. */
  readonly sealed?: true;
}

/** Null: it holds no words, or words that nobody but their author and the operator is served. */
type DeskTexts = { readonly [Name in keyof Tables]: DeskTextOf<Tables[Name]> | null };

const ofMarket = { table: 'markets', by: 'market_id' } as const;
const removed = { column: 'status', is: ['removed'] } as const;

export const deskTexts: DeskTexts = {
  comments: { as: 'comments', id: 'id', texts: ['author_name', 'body'], until: 'removed_at', by: 'id' },
  desk_comments: {
    as: 'desk_comments',
    id: 'id',
    texts: ['body'],
    until: 'removed_at',
    with: { table: 'essays', by: 'subject_id' },
    by: 'id',
  },
  essays: {
    as: 'essays',
    id: 'id',
    texts: ['draft_title', 'draft_summary', 'draft_md'],
    unless: removed,
    by: 'id',
  },
  essay_revisions: {
    as: 'essays',
    id: 'essay_id',
    texts: ['title', 'summary', 'body_md', 'note'],
    with: { table: 'essays', by: 'essay_id' },
    sealed: true,
  },
  markets: {
    as: 'markets',
    id: 'id',
    texts: ['question', 'criteria_md', 'statement'],
    unless: { column: 'status', is: ['refused'] },
  },
  market_outcomes: { as: 'markets', id: 'market_id', texts: ['label'], with: ofMarket },
  market_clarifications: { as: 'markets', id: 'market_id', texts: ['text'], with: ofMarket },
  market_evidence: { as: 'markets', id: 'market_id', texts: ['url', 'quote'], with: ofMarket },
  market_disputes: {
    as: 'markets',
    id: 'market_id',
    texts: ['reason', 'source_url', 'statement'],
    with: ofMarket,
  },
  reviews: {
    as: 'reviews',
    id: 'id',
    texts: ['helped', 'hindered', 'advice'],
    unless: { column: 'status', is: ['withdrawn', 'removed'] },
    by: 'id',
  },
  review_replies: { as: 'review_replies', id: 'id', texts: ['body'], unless: removed },
  omega_runs: { as: 'omega_runs', id: 'id', texts: ['goal'] },
  omega_parts: { as: 'omega_runs', id: 'run_id', texts: ['text'], by: 'digest', sealed: true },
  omega_publications: {
    as: 'omega_publications',
    id: 'public_id',
    texts: ['title', 'record', 'reason'],
    unless: { column: 'state', is: ['removed'] },
    sealed: true,
  },
  omega_participants: { as: 'omega_participants', id: 'id', texts: ['public_name'] },
  // What is handed to whoever takes part: copies of parts, what a member was asked to do.
  omega_steps: {
    as: 'omega_runs',
    id: 'run_id',
    texts: ['input', 'planned', 'reply'],
    by: 'id',
    sealed: true,
  },
  omega_members: { as: 'omega_runs', id: 'run_id', texts: ['role'], sealed: true },
  omega_invites: { as: 'omega_runs', id: 'run_id', texts: ['role'], sealed: true },
  omega_manifests: { as: 'omega_runs', id: 'run_id', texts: ['text', 'statement'], sealed: true },
  omega_works: { as: 'omega_works', id: 'key', texts: ['title'] },
  omega_results: { as: 'omega_results', id: 'id', texts: ['body'], by: 'id', sealed: true },
  claims: {
    as: 'claims',
    id: 'id',
    texts: ['entity_public_id', 'owner_name', 'next_action', 'notes', 'tags', 'history'],
    by: 'id',
  },
  projects: { as: 'projects', id: 'id', texts: ['title', 'summary'] },
  project_versions: {
    as: 'projects',
    id: 'project_id',
    texts: ['title', 'summary', 'text_md', 'labels', 'keywords', 'note'],
  },
  research_jobs: {
    as: 'research_jobs',
    id: 'id',
    texts: ['query', 'subject', 'message', 'work', 'result'],
    by: 'id',
  },
  saved_searches: { as: 'saved_searches', id: 'id', texts: ['name', 'query'], encoded: true },
  // Shown with what somebody writes and forecasts.
  users: { as: 'accounts', id: 'id', texts: ['name', 'handle'], slugs: ['handle'], by: 'id' },
  // What members of a team see of it, and a person of what was done.
  teams: { as: 'teams', id: 'id', texts: ['name', 'slug'], slugs: ['slug'], until: 'closed_at' },
  keys: { as: 'keys', id: 'id', texts: ['name'] },
  account_events: { as: 'account_events', id: 'id', texts: ['detail'], by: 'id' },
  search_profiles: { as: 'search_profiles', id: 'user_id', texts: ['fields'] },
  // The operator's reasons, which the author of a text reads.
  moderation: { as: 'moderation', id: 'id', texts: ['statement'], by: 'id' },

  // How people get in.
  identities: null,
  sessions: null,
  sign_in_links: null,
  email_confirmations: null,
  memberships: null,
  invitations: null,
  used_tickets: null,
  account_closings: null,
  team_closings: null,
  oauth_records: null,
  oauth_grants: null,
  sign_in_handles: null,
  // What was sent to the operator alone; it goes ninety days after it was closed.
  messages: null,
  data_requests: null,
  requesters: null,
  reports: null,
  omega_reports: null,
  // What an author answers, which the operator alone reads.
  appeals: null,
  // The chain that shows who asked about whom.
  audit: null,

  // Ids, moments, numbers, hashes, and texts that stand in one of the tables above.
  comment_bodies: null,
  threads: null,
  recent_posts: null,
  essay_citations: null,
  market_trades: null,
  market_positions: null,
  market_forecasts: null,
  market_scores: null,
  market_checks: null,
  point_accounts: null,
  point_entries: null,
  fund_representatives: null,
  omega_links: null,
  omega_submissions: null,
  search_known: null,
  search_hits: null,
  search_feeds: null,
  digests: null,
  digest_times: null,
  mail_stops: null,
  muted_records: null,
  research_requests: null,
  webhook_deliveries: null,
  webhook_attempts: null,
  webhook_keys: null,
  webhook_secrets: null,
  mail_suppressions: null,
  outbox: null,
  confirmed_addresses: null,
  lineage: null,
  nightly: null,
  erased_names: null,
  unfinished_erasures: null,
};
