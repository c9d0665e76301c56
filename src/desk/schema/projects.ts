// Projects of teams. A project's row says what stands now; every save is a row of its versions, which are
// never changed. Lists (labels, keywords, countries) are JSON text.

export const projectStatuses = ['active', 'archived'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export interface ProjectsTable {
  id: string;
  team_id: string;
  title: string;
  summary: string;
  created_at: string;
  status: ProjectStatus;
  /** The number of the version that stands now. */
  version: number;
  updated_at: string;
}

export interface ProjectVersionsTable {
  project_id: string;
  version: number;
  title: string;
  summary: string;
  text_md: string;
  stage: string | null;
  labels: string;
  keywords: string;
  countries: string;
  applicant_type: string | null;
  /** In US dollars. */
  amount: number | null;
  /** What was changed, in the author's words. */
  note: string | null;
  /** Who saved it; null for the command line. */
  author_id: string | null;
  at: string;
  /** SHA-256 of what the version says, hex. */
  sha256: string;
}
