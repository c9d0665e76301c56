// All tables of the desk, each declared in the file of its group.

import type {
  AccountClosingsTable,
  AccountEventsTable,
  EmailConfirmationsTable,
  IdentitiesTable,
  InvitationsTable,
  KeysTable,
  MembershipsTable,
  SessionsTable,
  SignInLinksTable,
  TeamClosingsTable,
  TeamsTable,
  UsedTicketsTable,
  UsersTable,
} from './accounts.ts';
import type { AuditTable } from './audit.ts';
import type { CommentBodiesTable, CommentsTable, ThreadsTable } from './comments.ts';
import type { ClaimsTable } from './crm.ts';
import type { UnfinishedErasuresTable } from './erasures.ts';
import type { EssayTables } from './essays.ts';
import type { ConfirmedAddressesTable, MailSuppressionsTable, OutboxTable } from './mail.ts';
import type { MarketTables } from './markets.ts';
import type { ModerationTables } from './moderation.ts';
import type { LineageTable, NightlyTable } from './nodes.ts';
import type { OauthGrantsTable, OauthRecordsTable, SignInHandlesTable } from './oauth.ts';
import type { OmegaTables } from './omega.ts';
import type { RecentPostsTable } from './posts.ts';
import type { ErasedNamesTable } from './privacy.ts';
import type { ProjectsTable, ProjectVersionsTable } from './projects.ts';
import type { DataRequestsTable, MessagesTable, RequestersTable } from './requests.ts';
import type { ResearchJobsTable, ResearchRequestsTable } from './research.ts';
import type { ReviewTables } from './reviews.ts';
import type { SearchTables } from './searches.ts';
import type {
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookKeysTable,
  WebhookSecretsTable,
} from './webhooks.ts';

export interface Tables
  extends OmegaTables,
    SearchTables,
    MarketTables,
    EssayTables,
    ModerationTables,
    ReviewTables {
  readonly teams: TeamsTable;
  readonly keys: KeysTable;
  readonly users: UsersTable;
  readonly identities: IdentitiesTable;
  readonly sessions: SessionsTable;
  readonly sign_in_links: SignInLinksTable;
  readonly email_confirmations: EmailConfirmationsTable;
  readonly memberships: MembershipsTable;
  readonly invitations: InvitationsTable;
  readonly used_tickets: UsedTicketsTable;
  readonly account_events: AccountEventsTable;
  readonly account_closings: AccountClosingsTable;
  readonly team_closings: TeamClosingsTable;
  readonly oauth_records: OauthRecordsTable;
  readonly oauth_grants: OauthGrantsTable;
  readonly sign_in_handles: SignInHandlesTable;
  readonly threads: ThreadsTable;
  readonly comments: CommentsTable;
  readonly comment_bodies: CommentBodiesTable;
  readonly recent_posts: RecentPostsTable;
  readonly messages: MessagesTable;
  readonly data_requests: DataRequestsTable;
  readonly requesters: RequestersTable;
  readonly outbox: OutboxTable;
  readonly confirmed_addresses: ConfirmedAddressesTable;
  readonly mail_suppressions: MailSuppressionsTable;
  readonly claims: ClaimsTable;
  readonly audit: AuditTable;
  readonly projects: ProjectsTable;
  readonly project_versions: ProjectVersionsTable;
  readonly research_jobs: ResearchJobsTable;
  readonly research_requests: ResearchRequestsTable;
  readonly webhook_deliveries: WebhookDeliveriesTable;
  readonly webhook_attempts: WebhookAttemptsTable;
  readonly webhook_keys: WebhookKeysTable;
  readonly webhook_secrets: WebhookSecretsTable;
  readonly lineage: LineageTable;
  readonly nightly: NightlyTable;
  readonly erased_names: ErasedNamesTable;
  readonly unfinished_erasures: UnfinishedErasuresTable;
}
