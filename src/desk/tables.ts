// All tables of the desk, each declared in the file of its group.

import type { AuditTable } from './audit.ts';
import type { ClaimsTable } from './claims.ts';
import type { CommentBodiesTable, CommentsTable, ThreadsTable } from './comments.ts';
import type { DataRequestsTable } from './data-requests.ts';
import type { ErasedNamesTable } from './erased-names.ts';
import type { MessagesTable, RequestersTable } from './messages.ts';
import type { ConfirmedAddressesTable, OutboxTable } from './outbox.ts';
import type { RecentPostsTable } from './recent-posts.ts';
import type { ProjectsTable, ResearchJobsTable, ResearchRequestsTable } from './research.ts';
import type { KeysTable, TeamsTable } from './teams-and-keys.ts';
import type { LineageTable, NightlyTable } from './upkeep.ts';
import type {
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookKeysTable,
  WebhookSecretsTable,
} from './webhooks.ts';

export interface Tables {
  readonly teams: TeamsTable;
  readonly keys: KeysTable;
  readonly threads: ThreadsTable;
  readonly comments: CommentsTable;
  readonly comment_bodies: CommentBodiesTable;
  readonly recent_posts: RecentPostsTable;
  readonly messages: MessagesTable;
  readonly data_requests: DataRequestsTable;
  readonly requesters: RequestersTable;
  readonly outbox: OutboxTable;
  readonly confirmed_addresses: ConfirmedAddressesTable;
  readonly claims: ClaimsTable;
  readonly audit: AuditTable;
  readonly projects: ProjectsTable;
  readonly research_jobs: ResearchJobsTable;
  readonly research_requests: ResearchRequestsTable;
  readonly webhook_deliveries: WebhookDeliveriesTable;
  readonly webhook_attempts: WebhookAttemptsTable;
  readonly webhook_keys: WebhookKeysTable;
  readonly webhook_secrets: WebhookSecretsTable;
  readonly lineage: LineageTable;
  readonly nightly: NightlyTable;
  readonly erased_names: ErasedNamesTable;
}
