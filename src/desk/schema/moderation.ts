// What was reported of the texts of people, and what was decided about them, each with its statement.

export const textKinds = ['essay', 'comment', 'review', 'reply'] as const;
export type TextKind = (typeof textKinds)[number];

interface ReportsTable {
  id: string;
  subject_kind: TextKind;
  subject_id: string;
  reason: string;
  text: string;
  /** The account of whoever reported it; null where nobody was signed in. */
  reporter: string | null;
  /** Where the outcome is told; null where nobody asked for it. */
  email: string | null;
  state: 'open' | 'kept' | 'removed';
  at: string;
  decided_by: string | null;
  decided_at: string | null;
  statement: string | null;
}

export interface ModerationTable {
  id: string;
  subject_kind: TextKind;
  subject_id: string;
  decision: 'accepted' | 'returned' | 'removed' | 'kept' | 'restored' | 'upheld';
  /** The rule that it is held against; null where it was accepted. */
  rule: string | null;
  statement: string;
  /** Null where a rule of the program decided. */
  moderator_id: string | null;
  at: string;
}

/** What an author says to a removal. No row names the author: whoever wrote the text is who asked. */
interface AppealsTable {
  id: string;
  subject_kind: TextKind;
  subject_id: string;
  text: string;
  state: 'open' | 'restored' | 'upheld';
  /** A day, no moment: a moment could be held against when somebody was seen. */
  asked_on: string;
  decided_by: string | null;
  decided_at: string | null;
}

export interface ModerationTables {
  readonly reports: ReportsTable;
  readonly moderation: ModerationTable;
  readonly appeals: AppealsTable;
}
