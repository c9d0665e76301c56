// The projects of a team, as its programs read them. They are written in the browser alone. A project of
// another team is as unknown as one that never was.

import { mustHaveScope } from '../../access/permissions.ts';
import type { AppContext } from '../../context.ts';
import { projectStatuses } from '../../desk/schema/projects.ts';
import { answerOf } from '../../kernel/answer.ts';
import { example, integer, oneOf, uuid } from '../../kernel/field.ts';
import { byDefault, inPath, inQuery, maybe, operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wholeShape } from '../../kernel/shape.ts';
import { projectsOf, readProject, versionsOf } from './store.ts';

const listed = wholeShape(
  `{id: text, title: text, summary: text, stage?: text, status: active|archived, version: int, sha256: text,
    created_at: dt, updated_at: dt}[]`,
);
const detail = wholeShape(
  `{id: text, status: active|archived, current_version: int, version: int, title: text, summary: text,
    text_md: text, stage?: text, labels: text[], keywords: text[], countries: text[], applicant_type?: text,
    amount?: int, note?: text, author?: text, at: dt, sha256: text, created_at: dt, updated_at: dt,
    versions: {version: int, at: dt, author?: text, note?: text, sha256: text}[]}`,
);

function teamOf({ caller }: AppContext): string {
  if (!caller.team) throw new Refusal('not_a_member', 'Projects belong to a team; use a key of a team.');
  mustHaveScope(caller, 'crm:read');
  return caller.team.id;
}

export const listProjects = operation({
  name: 'list_projects',
  method: 'GET',
  path: '/team/projects',
  tier: 'full',
  tag: 'Research',
  summary: 'The projects of your team, those changed last first.',
  personal: true,
  input: {
    status: inQuery(
      maybe(oneOf(projectStatuses, 'Only projects that are worked on, or only archived ones.')),
    ),
    limit: inQuery(byDefault(integer('How many projects.', { minimum: 1, maximum: 100 }), 50)),
    offset: inQuery(byDefault(integer('How many projects to skip.', { minimum: 0, maximum: 100_000 }), 0)),
  },
  refuses: ['not_a_member', 'insufficient_scope'],
  output: () => listed,
  run: async ({ status, limit, offset }, context: AppContext) => {
    const all = await projectsOf(context.desk.db, teamOf(context), status ?? null);
    return answerOf(all.slice(offset, offset + limit));
  },
});

export const getProject = operation({
  name: 'get_project',
  method: 'GET',
  path: '/team/projects/{id}',
  tier: 'full',
  tag: 'Research',
  summary: 'One project of your team, as it stands now or as an earlier version says it.',
  description:
    'Projects are written in the browser. `sha256` names what a version says: a research job that was started from it shows the same.',
  personal: true,
  input: {
    id: inPath(example(uuid('The project.'), '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52')),
    version: inQuery(
      maybe(example(integer('A version; without it the one that stands now.', { minimum: 1 }), 1)),
    ),
  },
  refuses: ['not_a_member', 'insufficient_scope', 'not_found'],
  output: () => detail,
  run: async ({ id, version }, context: AppContext) => {
    const { db } = context.desk;
    const { project, shown } = await readProject(db, teamOf(context), id.toLowerCase(), version);
    const { status, version: current_version, created_at, updated_at } = project;
    const answer = {
      id: project.id,
      status,
      current_version,
      ...shown,
      created_at,
      updated_at,
      versions: await versionsOf(db, project.id),
    };
    return answerOf(answer);
  },
});
