// What of each table belongs to a person. A table that is missing here does not compile; a column that names a
// person and is not told of fails a test. What refers to a table stands below it: closing goes from the bottom.

import { addressHash } from '../mail/suppressions.ts';
import { essayTables } from './essay-tables.ts';
import { closeTeams, forgetInClaims, formerMember } from './former-member.ts';
import { marketTables } from './market-tables.ts';
import { messageTables } from './message-tables.ts';
import { invitedAddress, ownSlugs } from './named-by.ts';
import type { PersonTables } from './person-table.ts';
import { reviewTables } from './review-tables.ts';

/** The row stays, so that ids elsewhere lead to somebody who left; nothing of the person does. */
const emptyUser = {
  name: formerMember,
  handle: null,
  email: null,
  email_verified_at: null,
  image_url: null,
  public_name: 0,
  status: 'closed',
} as const;

const versionOfProject = [
  'project_id',
  'version',
  'title',
  'summary',
  'text_md',
  'stage',
  'labels',
  'keywords',
  'countries',
  'applicant_type',
  'amount',
  'note',
  'at',
] as const;

export const personTables: PersonTables = {
  teams: [
    { team: 'id', exported: ['id', 'name', 'slug', 'tier', 'created_at'], closing: { by: closeTeams } },
  ],
  keys: [
    {
      person: 'user_id',
      exported: [
        'id',
        'name',
        'tier',
        'last4',
        'created_at',
        'expires_at',
        'revoked_at',
        'replaced_at',
        'last_used_at',
      ],
      closing: { set: (at) => ({ name: null, revoked_at: at }) },
    },
    { team: 'team_id', closing: { set: (at) => ({ name: null, revoked_at: at }) } },
  ],
  users: {
    person: 'id',
    exported: [
      'id',
      'name',
      'handle',
      'email',
      'email_verified_at',
      'image_url',
      'public_name',
      'status',
      'terms_version',
      'created_at',
    ],
    closing: { set: emptyUser },
  },
  identities: {
    person: 'user_id',
    exported: ['issuer', 'subject', 'email', 'created_at', 'last_used_at'],
    closing: 'delete',
  },
  sessions: [
    {
      person: 'user_id',
      exported: ['method', 'auth_at', 'created_at', 'seen_at', 'expires_at', 'agent'],
      closing: 'delete',
    },
    // Whoever acted for it acts for another team.
    { team: 'team_id', closing: { set: { team_id: null } } },
  ],
  sign_in_links: { person: 'user_id', exported: ['made_by', 'created_at', 'used_at'], closing: 'delete' },
  email_confirmations: { person: 'user_id', exported: ['email', 'created_at', 'used_at'], closing: 'delete' },
  memberships: [
    { person: 'user_id', exported: ['team_id', 'role', 'joined_at'], closing: 'delete' },
    { team: 'team_id', closing: 'delete' },
  ],
  invitations: [
    { team: 'team_id', closing: 'delete' },
    { person: 'invited_by', exported: ['team_id', 'email', 'role', 'created_at'], closing: 'delete' },
    { person: 'accepted_by', exported: ['team_id', 'role', 'accepted_at'], closing: 'delete' },
    { tag: 'email', tags: invitedAddress, closing: 'delete' },
  ],
  // For two hours, under the hash of a ticket.
  used_tickets: null,
  oauth_grants: [
    {
      person: 'user_id',
      exported: [
        'client_name',
        'client_host',
        'team_id',
        'scopes',
        'resource',
        'flow',
        'created_at',
        'last_used_at',
      ],
      closing: 'delete',
    },
    { team: 'team_id', closing: 'delete' },
  ],
  oauth_records: { part: 'grant_id', of: 'oauth_grants', closing: 'delete' },
  sign_in_handles: { part: 'grant_id', of: 'oauth_grants', closing: 'delete' },
  account_closings: {
    person: 'user_id',
    exported: ['asked_at', 'erase_at', 'words', 'reviews'],
    closing: { keep: 'that the account was closed, when, and this receipt: for good, under an id alone' },
  },
  team_closings: {
    team: 'team_id',
    exported: ['asked_at', 'erase_at'],
    closing: { keep: 'that the team was closed, when, and this receipt: for good, under an id alone' },
  },
  threads: null,
  comments: {
    person: 'account_id',
    exported: ['id', 'experiment_id', 'parent_id', 'author_name', 'body', 'created_at', 'removed_at'],
    closing: {
      set: (at) => ({
        body: '',
        author_name: null,
        author_image: null,
        account_id: null,
        token_hash: null,
        removed_at: at,
      }),
    },
    kept: {
      choice: 'words',
      closing: { set: { author_name: formerMember, author_image: null, account_id: null } },
    },
  },
  // Counts of posts, for a day.
  recent_posts: null,
  ...messageTables,
  data_requests: null,
  outbox: null,
  confirmed_addresses: null,
  mail_suppressions: {
    tag: 'address_hash',
    tags: async (db, { user }) => {
      const row = await db.selectFrom('users').select('email').where('id', '=', user).executeTakeFirst();
      return row?.email ? [addressHash(row.email)] : [];
    },
    exported: ['refusals', 'at'],
    closing: 'delete',
  },
  claims: [
    {
      team: 'team_id',
      exported: [
        'id',
        'entity_kind',
        'entity_public_id',
        'stage',
        'next_action',
        'next_action_at',
        'notes',
        'tags',
        'created_at',
        'updated_at',
        'history',
      ],
      closing: 'delete',
    },
    {
      person: 'owner_id',
      exported: ['id', 'team_id', 'entity_kind', 'entity_public_id', 'stage', 'created_at'],
      closing: { by: forgetInClaims },
    },
  ],
  audit: {
    tag: 'actor',
    tags: async (_, { user }) => [`account:${user}`],
    exported: ['at', 'path', 'status'],
    closing: { keep: 'that Deep Intelligence was asked: for as long as its audit log, which nobody changes' },
  },
  projects: {
    team: 'team_id',
    exported: ['id', 'title', 'summary', 'status', 'version', 'created_at'],
    closing: 'delete',
  },
  project_versions: [
    { part: 'project_id', of: 'projects', exported: versionOfProject, closing: 'delete' },
    // What was written for a team that others are in stays theirs, without the name of who wrote it.
    { person: 'author_id', exported: versionOfProject, closing: { set: { author_id: null } } },
  ],
  saved_searches: [
    {
      person: 'user_id',
      exported: ['id', 'name', 'operation', 'query', 'cadence', 'wants', 'status', 'created_at'],
      closing: 'delete',
    },
  ],
  search_known: { part: 'search_id', of: 'saved_searches', closing: 'delete' },
  digests: {
    person: 'user_id',
    exported: ['id', 'cadence', 'day', 'created_at', 'items'],
    closing: 'delete',
  },
  search_hits: {
    part: 'search_id',
    of: 'saved_searches',
    exported: ['search_id', 'family', 'record_id', 'kind', 'at', 'digest_id'],
    closing: 'delete',
  },
  digest_times: { person: 'user_id', exported: ['time_zone', 'hour', 'weekday'], closing: 'delete' },
  mail_stops: { person: 'user_id', exported: ['stream', 'at', 'reason'], closing: 'delete' },
  search_profiles: [
    { person: 'user_id', exported: ['fields', 'version', 'updated_at'], closing: 'delete' },
    { team: 'team_id', closing: { set: { team_id: null } } },
  ],
  muted_records: { person: 'user_id', exported: ['family', 'record_id', 'at'], closing: 'delete' },
  search_feeds: { part: 'search_id', of: 'saved_searches', closing: 'delete' },
  research_jobs: {
    team: 'team_id',
    exported: ['id', 'job_type', 'status', 'query', 'subject', 'result', 'created_at', 'completed_at'],
    closing: 'delete',
  },
  research_requests: { team: 'team_id', closing: 'delete' },
  webhook_deliveries: { team: 'team_id', closing: 'delete' },
  webhook_attempts: { part: 'delivery_id', of: 'webhook_deliveries', closing: 'delete' },
  webhook_keys: null,
  webhook_secrets: { team: 'team_id', closing: 'delete' },
  lineage: null,
  nightly: null,
  erased_names: null,
  omega_participants: {
    person: 'account_id',
    exported: ['id', 'public_name', 'kind', 'created_at'],
    closing: { set: { account_id: null, team_id: null, public_name: null } },
  },
  omega_links: { part: 'participant_id', of: 'omega_participants', closing: 'delete' },
  omega_runs: {
    part: 'participant_id',
    of: 'omega_participants',
    exported: ['id', 'kind', 'goal', 'status', 'publication', 'created_at', 'ended_at'],
    closing: { keep: 'research runs and what they published, without the name: until their own end' },
  },
  omega_members: null,
  omega_invites: null,
  omega_steps: null,
  omega_submissions: null,
  omega_parts: null,
  omega_publications: null,
  omega_manifests: null,
  omega_results: null,
  omega_reports: null,
  omega_works: null,
  unfinished_erasures: null,
  ...marketTables,
  ...essayTables,
  comment_bodies: [
    { part: 'comment_id', of: 'comments', closing: 'delete' },
    { part: 'comment_id', of: 'desk_comments', closing: 'delete' },
  ],
  ...reviewTables,
  // Their details name essays and markets.
  account_events: [
    { tag: 'detail', tags: ownSlugs, closing: { set: { detail: null } } },
    { person: 'user_id', exported: ['at', 'action', 'team_id', 'detail'], closing: 'delete' },
    { team: 'team_id', closing: 'delete' },
    {
      person: 'actor_id',
      exported: ['at', 'action', 'team_id', 'detail'],
      closing: { set: { detail: null } },
    },
  ],
};
