// Reviews of funders. No row names its author: a tag stands there that only the server's secret can make.

export interface ReviewsTable {
  id: string;
  organization_id: string;
  author_tag: string;
  relation: 'applied_declined' | 'applied_awarded' | 'current_grantee' | 'past_grantee' | 'panel_member';
  /** Two years, as 2024-2025. */
  period: string;
  /** JSON: from 1 to 5 for each dimension that was answered. */
  dimensions: string;
  helped: string;
  hindered: string;
  advice: string;
  status: 'submitted' | 'held' | 'published' | 'returned' | 'withdrawn' | 'removed';
  /** Days, not moments: a moment could be held against when somebody was seen. */
  submitted_on: string;
  accepted_on: string | null;
  released_on: string | null;
  /** 1: the catalogue holds what it should. */
  synced: number;
}

interface ReviewRepliesTable {
  id: string;
  review_id: string;
  organization_id: string;
  user_id: string;
  body: string;
  status: 'submitted' | 'published' | 'returned' | 'removed';
  at: string;
}

interface FundRepresentativesTable {
  organization_id: string;
  user_id: string;
  verified_by: string;
  at: string;
}

export interface ReviewTables {
  readonly reviews: ReviewsTable;
  readonly review_replies: ReviewRepliesTable;
  readonly fund_representatives: FundRepresentativesTable;
}
