// Essays: a draft that is overwritten, revisions that are not, what they cite, and what readers say below.

export interface EssaysTable {
  id: string;
  public_id: string;
  author_id: string;
  status: 'draft' | 'submitted' | 'published' | 'unpublished' | 'removed';
  draft_title: string;
  draft_summary: string;
  draft_md: string;
  /** Counts the saves: a form that saw another one loses nothing. */
  draft_version: number;
  published_revision: number | null;
  published_at: string | null;
  updated_at: string | null;
  licence: 'CC-BY-4.0' | 'reserved';
  /** 1: readers may comment. */
  comments_open: number;
  created_at: string;
}

export interface EssayRevisionsTable {
  essay_id: string;
  number: number;
  title: string;
  summary: string;
  body_md: string;
  sha256: string;
  note: string | null;
  at: string;
}

interface EssayCitationsTable {
  essay_id: string;
  family: string;
  record_id: string;
}

interface DeskCommentsTable {
  id: string;
  subject_kind: 'essay';
  subject_id: string;
  parent_id: string | null;
  user_id: string;
  body: string;
  created_at: string;
  removed_at: string | null;
}

export interface EssayTables {
  readonly essays: EssaysTable;
  readonly essay_revisions: EssayRevisionsTable;
  readonly essay_citations: EssayCitationsTable;
  readonly desk_comments: DeskCommentsTable;
}
