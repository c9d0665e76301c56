// Searches that people keep, what they found, and the digests that told of it. A record is named by its id
// alone: what is said of it is read from the catalogue when it is told.

export const cadences = ['none', 'daily', 'weekly'] as const;
type Cadence = (typeof cadences)[number];

const hitKinds = ['new', 'changed', 'closing'] as const;
export type HitKind = (typeof hitKinds)[number];

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  /** The team whose tier it reads with, while its person is a member; null: the public tier. */
  team_id: string | null;
  name: string;
  /** The list that is asked, by the name of its operation, and the query as its page writes it. */
  operation: string;
  query: string;
  cadence: Cadence;
  /** Kinds of hits, separated by commas. */
  wants: string;
  status: 'active' | 'paused';
  /** The number of the log up to which it was asked. */
  cursor_seq: number;
  /** The day (UTC) for which was looked what closes soon. */
  closing_day: string;
  created_at: string;
}

/** The records that match a search, as they were when it was asked last. */
interface SearchKnownTable {
  search_id: string;
  record_id: string;
  /** Short hashes of the members whose change is told, as JSON. */
  watched: string;
}

interface SearchHitsTable {
  search_id: string;
  record_id: string;
  kind: HitKind;
  /** What makes one hit of a kind another one: the number of the log, or which deadline is how near. */
  occasion: string;
  family: string;
  at: string;
  /** The digest that tells of it; null while none does. */
  digest_id: string | null;
}

interface DigestsTable {
  id: string;
  user_id: string;
  cadence: Cadence;
  /** The day, in the person's zone, that it is for: one digest for each. */
  day: string;
  created_at: string;
  /** How many records it told of; null until it was made. */
  items: number | null;
}

/** When a person is told, and of what no more. */
interface DigestTimesTable {
  user_id: string;
  time_zone: string;
  hour: number;
  /** 1 is Monday. */
  weekday: number;
}

/** A stream of mail that a person ended: digests of a cadence. */
interface MailStopsTable {
  user_id: string;
  stream: string;
  at: string;
  reason: string;
}

interface MutedRecordsTable {
  user_id: string;
  family: string;
  record_id: string;
  at: string;
}

/** Addresses of private feeds. The token itself is nowhere. */
interface SearchFeedsTable {
  hash: string;
  search_id: string;
  created_at: string;
  /** Set once another one took its place. */
  ended_at: string | null;
}

/** What a person keeps about their own work, so that searches fit it. */
interface SearchProfilesTable {
  user_id: string;
  /** The team whose members may use it too. */
  team_id: string | null;
  /** The profile as JSON. */
  fields: string;
  version: number;
  updated_at: string;
}

export interface SearchTables {
  readonly saved_searches: SavedSearchesTable;
  readonly search_known: SearchKnownTable;
  readonly search_hits: SearchHitsTable;
  readonly digests: DigestsTable;
  readonly digest_times: DigestTimesTable;
  readonly mail_stops: MailStopsTable;
  readonly muted_records: MutedRecordsTable;
  readonly search_feeds: SearchFeedsTable;
  readonly search_profiles: SearchProfilesTable;
}
