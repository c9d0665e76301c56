// What a version of a project says: its members, as a form carries them and as programs read them, and the
// hash by which a research job names what it was made from.

import { hash } from 'node:crypto';
import type { ProjectVersionsTable } from '../../desk/schema/projects.ts';
import { integer, oneOf, text } from '../../kernel/field.ts';
import { byDefault, inBody, maybe } from '../../kernel/operation.ts';
import { sentWords } from '../../kernel/sent-list.ts';

const projectStages = [
  'idea',
  'basic_research',
  'preclinical',
  'clinical',
  'translation',
  'implementation',
] as const;

export interface ProjectContent {
  readonly title: string;
  readonly summary: string;
  readonly text_md: string;
  readonly stage: string | null;
  readonly labels: readonly string[];
  readonly keywords: readonly string[];
  readonly countries: readonly string[];
  readonly applicant_type: string | null;
  readonly amount: number | null;
}

/** A project that says nothing yet. */
export const emptyContent: ProjectContent = {
  title: '',
  summary: '',
  text_md: '',
  stage: null,
  labels: [],
  keywords: [],
  countries: [],
  applicant_type: null,
  amount: null,
};

/** The members in the order in which they are hashed and shown. */
export const contentMembers = [
  'title',
  'summary',
  'text_md',
  'stage',
  'labels',
  'keywords',
  'countries',
  'applicant_type',
  'amount',
] as const satisfies readonly (keyof ProjectContent)[];

/** What a form of a project carries. */
export const contentInput = {
  title: inBody(text('What the project is called.', 150)),
  summary: inBody(text('What it is about, in plain words; research begins with it.', 1_000)),
  text_md: inBody(byDefault(text('The plan, as Markdown.', 50_000), '')),
  stage: inBody(maybe(oneOf(projectStages, 'How far the work is.'))),
  labels: inBody(sentWords('Labels of the catalogue, comma-separated.')),
  keywords: inBody(sentWords('Words to look for, comma-separated.')),
  countries: inBody(
    sentWords('Where the applicants are: names of countries or their two letters, comma-separated.'),
  ),
  applicant_type: inBody(maybe(text('Who applies.', 200))),
  amount: inBody(maybe(integer('How much is needed, in US dollars.', { minimum: 0, maximum: 1e12 }))),
};

/** The content as the desk's columns hold it. */
export function columnsOfContent(content: ProjectContent) {
  const { labels, keywords, countries, ...others } = content;
  return {
    ...others,
    labels: JSON.stringify(labels),
    keywords: JSON.stringify(keywords),
    countries: JSON.stringify(countries),
    sha256: sha256Of(content),
  };
}

export function contentOf(row: Omit<ProjectVersionsTable, 'project_id'>): ProjectContent {
  const { title, summary, text_md, stage, applicant_type, amount } = row;
  const [labels, keywords, countries] = [row.labels, row.keywords, row.countries].map(
    (one) => JSON.parse(one) as readonly string[],
  ) as [readonly string[], readonly string[], readonly string[]];
  return { title, summary, text_md, stage, labels, keywords, countries, applicant_type, amount };
}

/** The SHA-256 (hex) of what a version says, whoever said it and when. */
export function sha256Of(content: ProjectContent): string {
  const json = JSON.stringify(contentMembers.map((member) => content[member]));
  return hash('sha256', json);
}
