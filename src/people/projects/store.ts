// Projects in the desk. Every save is a new version that names the one it began from: where another save was
// quicker nothing is written, and nothing is lost, because whoever came second still has the text. Nothing of
// a version is ever changed; of projects saved very often, old versions are thinned to the last of each day.

import { countOf } from '../../desk/count-of.ts';
import type { Desk, DeskTransaction } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import type { ProjectStatus, ProjectsTable } from '../../desk/schema/projects.ts';
import type { Section } from '../../desk/sections.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ClockAndRandom } from '../accounts/events.ts';
import { columnsOfContent, contentOf, type ProjectContent, sha256Of } from './content.ts';

/** Projects of one team, archived ones too. */
export const maxProjects = 100;
/** Versions of one project before old ones are thinned. */
const maxVersions = 500;
/** So many of the newest are never thinned. */
const alwaysKept = 100;

export interface ProjectRow
  extends Pick<
    ProjectsTable,
    'id' | 'title' | 'summary' | 'status' | 'version' | 'created_at' | 'updated_at'
  > {}

interface ListedVersion {
  readonly version: number;
  readonly note: string | null;
  /** Null: the command line, or somebody whose account is closed. */
  readonly author: string | null;
  readonly at: string;
  readonly sha256: string;
}

export interface ProjectVersion extends ProjectContent, ListedVersion {}

interface Saving {
  readonly team: string;
  /** Who saves; null for the command line. */
  readonly author: string | null;
  readonly content: ProjectContent;
  readonly note: string | null;
}

function unknownProject(): Refusal {
  return new Refusal('not_found', 'Your team has no project with this id.');
}

/** Whatever changes the projects of a team follows one another. */
function sectionOf(team: string): Section {
  return `projects of ${team}`;
}

/** @throws Refusal('conflict') where the team has as many as it may */
export function addProject(
  desk: Desk,
  { team, author, content, note }: Saving,
  { now, random }: ClockAndRandom,
): Promise<{ readonly id: string; readonly version: number }> {
  return desk.exclusively(sectionOf(team), async (trx) => {
    const had = await countOf(trx.selectFrom('projects').where('team_id', '=', team));
    if (had >= maxProjects) {
      throw new Refusal('conflict', `A team has at most ${maxProjects} projects; delete an archived one.`);
    }
    const id = newId(random);
    const at = now.toISOString();
    const { title, summary } = content;
    await trx
      .insertInto('projects')
      .values({
        id,
        team_id: team,
        title,
        summary,
        created_at: at,
        status: 'active',
        version: 1,
        updated_at: at,
      })
      .execute();
    await insertVersion(trx, { project: id, version: 1, author, content, note, at });
    return { id, version: 1 };
  });
}

/**
 * Saves what was begun from this version. The same text as stands there already is no new version.
 * @throws Refusal('version_mismatch') where another save was quicker
 */
export function saveProject(
  desk: Desk,
  { team, author, content, note, id, version }: Saving & { readonly id: string; readonly version: number },
  { now }: ClockAndRandom,
): Promise<{ readonly version: number }> {
  return desk.exclusively(sectionOf(team), async (trx) => {
    const current = await projectRow(trx, team, id);
    const standing = await versionRow(trx, id, current.version);
    if (standing?.sha256 === sha256Of(content)) return { version: current.version };
    if (current.version !== version) {
      throw new Refusal('version_mismatch', `Somebody saved version ${current.version} meanwhile.`);
    }
    const next = version + 1;
    const at = now.toISOString();
    const { title, summary } = content;
    await trx
      .updateTable('projects')
      .set({ title, summary, version: next, updated_at: at })
      .where('id', '=', id)
      .where('version', '=', version)
      .execute();
    await insertVersion(trx, { project: id, version: next, author, content, note, at });
    await thin(trx, id);
    return { version: next };
  });
}

async function insertVersion(
  trx: DeskTransaction,
  {
    project,
    version,
    author,
    content,
    note,
    at,
  }: Omit<Saving, 'team'> & { readonly project: string; readonly version: number; readonly at: string },
): Promise<void> {
  await trx
    .insertInto('project_versions')
    .values({
      ...columnsOfContent(content),
      project_id: project,
      version,
      note,
      author_id: author,
      at,
    })
    .execute();
}

/** Of too many versions, the old ones but the last of each day go, then the oldest. */
async function thin(trx: DeskTransaction, project: string): Promise<void> {
  const all = await trx
    .selectFrom('project_versions')
    .select(['version', 'at'])
    .where('project_id', '=', project)
    .orderBy('version', 'desc')
    .execute();
  if (all.length <= maxVersions) return;
  const old = all.slice(alwaysKept);
  const lastOfDay = new Set([...Map.groupBy(old, ({ at }) => at.slice(0, 10)).values()].map(([one]) => one));
  const retained = old.filter((one) => lastOfDay.has(one)).slice(0, maxVersions - alwaysKept);
  const dropped = old.filter((one) => !retained.includes(one)).map(({ version }) => version);
  await trx
    .deleteFrom('project_versions')
    .where('project_id', '=', project)
    .where('version', 'in', dropped)
    .execute();
}

async function projectRow(db: Desk['db'], team: string, id: string): Promise<ProjectRow> {
  const row = await db
    .selectFrom('projects')
    .select(['id', 'title', 'summary', 'status', 'version', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .where('team_id', '=', team)
    .executeTakeFirst();
  if (!row) throw unknownProject();
  return row;
}

async function versionRow(db: Desk['db'], id: string, version: number) {
  return db
    .selectFrom('project_versions')
    .leftJoin('users', 'users.id', 'project_versions.author_id')
    .selectAll('project_versions')
    .select('users.name as author')
    .where('project_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** A version of a project of the team; without a number the one that stands now. */
export async function readProject(
  db: Desk['db'],
  team: string,
  id: string,
  version?: number,
): Promise<{ readonly project: ProjectRow; readonly shown: ProjectVersion }> {
  const project = await projectRow(db, team, id);
  const row = await versionRow(db, id, version ?? project.version);
  if (!row) throw unknownProject();
  const { note, author, at, sha256 } = row;
  return { project, shown: { ...contentOf(row), version: row.version, note, author, at, sha256 } };
}

/** The versions of a project, newest first. */
export function versionsOf(db: Desk['db'], id: string): Promise<readonly ListedVersion[]> {
  return db
    .selectFrom('project_versions')
    .leftJoin('users', 'users.id', 'project_versions.author_id')
    .select(['version', 'at', 'users.name as author', 'note', 'sha256'])
    .where('project_id', '=', id)
    .orderBy('version', 'desc')
    .limit(maxVersions)
    .execute();
}

/** The projects of a team, those changed last first. */
export function projectsOf(
  db: Desk['db'],
  team: string,
  status: ProjectStatus | null,
): Promise<readonly (ProjectRow & { readonly sha256: string; readonly stage: string | null })[]> {
  const all = db
    .selectFrom('projects')
    .innerJoin('project_versions', (join) =>
      join
        .onRef('project_versions.project_id', '=', 'projects.id')
        .onRef('project_versions.version', '=', 'projects.version'),
    )
    .select([
      'projects.id',
      'projects.title',
      'projects.summary',
      'projects.status',
      'projects.version',
      'projects.created_at',
      'projects.updated_at',
      'project_versions.sha256',
      'project_versions.stage',
    ])
    .where('projects.team_id', '=', team)
    .orderBy('projects.updated_at', 'desc')
    .orderBy('projects.id');
  return (status === null ? all : all.where('projects.status', '=', status)).execute();
}

export function setProjectStatus(
  desk: Desk,
  { team, id, status }: { readonly team: string; readonly id: string; readonly status: ProjectStatus },
  now: Date,
): Promise<ProjectRow> {
  return desk.exclusively(sectionOf(team), async (trx) => {
    const project = await projectRow(trx, team, id);
    await trx
      .updateTable('projects')
      .set({ status, updated_at: now.toISOString() })
      .where('id', '=', id)
      .execute();
    return { ...project, status };
  });
}

/** Deletes an archived project with all its versions. Research that it was used for keeps its own words. */
export function deleteProjectOf(desk: Desk, team: string, id: string): Promise<ProjectRow> {
  return desk.exclusively(sectionOf(team), async (trx) => {
    const project = await projectRow(trx, team, id);
    if (project.status !== 'archived') {
      throw new Refusal('conflict', 'Archive the project first; an archived one can be deleted.');
    }
    await trx.deleteFrom('project_versions').where('project_id', '=', id).execute();
    await trx.deleteFrom('projects').where('id', '=', id).execute();
    return project;
  });
}
