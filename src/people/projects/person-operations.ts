// What members of a team do with its projects, in the browser: all roles read, owners and editors write.

import type { AppContext } from '../../context.ts';
import { countPost, type PostLimit } from '../../desk/post-limit.ts';
import { projectStatuses } from '../../desk/schema/projects.ts';
import { grants } from '../../families/grants/grants.ts';
import { answerOf } from '../../kernel/answer.ts';
import { countryCodeOr } from '../../kernel/country-codes.ts';
import { dayMs } from '../../kernel/durations.ts';
import { integer, oneOf, text, uuid } from '../../kernel/field.ts';
import { labelNames } from '../../kernel/label-names.ts';
import { type InputOf, inBody, inPath, inQuery, maybe } from '../../kernel/operation.ts';
import { Refusal, refuseErrors } from '../../kernel/refusal.ts';
import { countriesError, distinctWords, labelsError } from '../../kernel/sent-list.ts';
import { textError } from '../../kernel/sent-text.ts';
import { unknownLabelError } from '../../matching/unknown-label.ts';
import { noteEvent } from '../accounts/events.ts';
import { partsOf, personOf, personOperation } from '../accounts/person.ts';
import { standingOf } from '../accounts/shut-team.ts';
import { type MyTeam, teamFor } from '../accounts/teams.ts';
import { contentInput, type ProjectContent } from './content.ts';
import {
  addProject,
  deleteProjectOf,
  maxProjects,
  projectsOf,
  readProject,
  saveProject,
  setProjectStatus,
  versionsOf,
} from './store.ts';

const slug = inPath(text('The team, by its address.'));
const id = inPath(uuid('The project.'));
const version = integer('A version of the project.', { minimum: 1 });
const note = inBody(maybe(text('What you changed, for those who read the versions.', 200)));

/** The team, for somebody who may change what it has. */
async function teamToChange(context: AppContext, slug: string): Promise<MyTeam> {
  const team = await teamFor(context.desk.db, personOf(context).id, slug);
  if (team.role !== 'viewer' && !team.shut) return team;
  const sentence = team.shut
    ? `The team is ${standingOf(team)}.`
    : 'Viewers read; ask an owner to be an editor.';
  throw new Refusal('forbidden', sentence);
}

/** Every save is a text of its own that is kept. */
const saves: PostLimit = {
  kind: 'project_saves',
  maxPosts: 300,
  windowMs: dayMs,
  words: '300 versions of projects in a day',
};

/** Who makes the next version, counted. @throws Refusal where it is one too many */
async function countedAuthor(context: AppContext): Promise<string> {
  const { id } = personOf(context);
  await context.desk.exclusively('people', (trx) => countPost(trx, saves, id, context.now));
  return id;
}

type Sent = InputOf<typeof contentInput>;

/** @throws Refusal('invalid_input') with a sentence for each member that says nothing or is no code */
function contentSent(sent: Sent, context: AppContext): ProjectContent {
  const { text_md, stage = null, applicant_type = null, amount = null } = sent;
  const title = sent.title.trim();
  const summary = sent.summary.trim();
  const labels = distinctWords(sent.labels, labelNames(context).slugOf);
  const countries = distinctWords(sent.countries, countryCodeOr);
  const keywords = distinctWords(sent.keywords);
  refuseErrors([
    textError('title', title, 'line'),
    textError('summary', summary, 'text'),
    labelsError(labels) ?? unknownLabelError('labels', labels, grants, context),
    countriesError(countries),
  ]);
  return { title, summary, text_md, stage, labels, keywords, countries, applicant_type, amount };
}

export const showProjects = personOperation({
  name: 'show_projects',
  method: 'GET',
  path: '/teams/{slug}/projects',
  summary: 'The projects of a team of the person.',
  input: { slug },
  run: async ({ slug }, context: AppContext) => {
    const { desk } = partsOf(context);
    const team = await teamFor(desk.db, personOf(context).id, slug);
    const projects = await projectsOf(desk.db, team.id, null);
    return answerOf({ team, projects, left: maxProjects - projects.length });
  },
});

export const showProject = personOperation({
  name: 'show_project',
  method: 'GET',
  path: '/teams/{slug}/projects/{id}',
  summary: 'One project, as it stands now or as a version says it, with the list of its versions.',
  input: { slug, id, version: inQuery(maybe(version)) },
  run: async ({ slug, id, version }, context: AppContext) => {
    const { desk } = partsOf(context);
    const team = await teamFor(desk.db, personOf(context).id, slug);
    const { project, shown } = await readProject(desk.db, team.id, id.toLowerCase(), version);
    return answerOf({ team, project, shown, versions: await versionsOf(desk.db, project.id) });
  },
});

export const addTeamProject = personOperation({
  name: 'add_project',
  method: 'POST',
  path: '/teams/{slug}/projects',
  summary: 'Add a project to a team.',
  input: { slug, ...contentInput, note },
  run: async ({ slug, note = null, ...sent }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const team = await teamToChange(context, slug);
    const content = contentSent(sent, context);
    const author = await countedAuthor(context);
    const saving = { team: team.id, author, content, note };
    const added = await addProject(desk, saving, clockAndRandom);
    await noteEvent(
      desk.db,
      { actor: author, action: 'project.added', team: team.id, detail: added.id },
      clockAndRandom,
    );
    return answerOf(added);
  },
});

export const saveTeamProject = personOperation({
  name: 'save_project',
  method: 'POST',
  path: '/teams/{slug}/projects/{id}',
  summary: 'Save a project as its next version.',
  input: { slug, id, version: inBody(version), ...contentInput, note },
  refuses: ['version_mismatch'],
  run: async ({ slug, id, version, note = null, ...sent }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const team = await teamToChange(context, slug);
    const content = contentSent(sent, context);
    const author = await countedAuthor(context);
    const saving = { team: team.id, author, content, note, id: id.toLowerCase(), version };
    return answerOf(await saveProject(desk, saving, clockAndRandom));
  },
});

export const restoreProject = personOperation({
  name: 'restore_project',
  method: 'POST',
  path: '/teams/{slug}/projects/{id}/restore',
  summary: 'Make an earlier version the newest one; nothing between them goes.',
  input: { slug, id, version: inBody(version), standing: inBody(version) },
  refuses: ['version_mismatch'],
  run: async ({ slug, id, version, standing }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const team = await teamToChange(context, slug);
    const { project, shown } = await readProject(desk.db, team.id, id.toLowerCase(), version);
    const { version: _version, note: _note, author: _author, at: _at, sha256: _hash, ...content } = shown;
    const author = await countedAuthor(context);
    const saving = { team: team.id, author, content, note: `Version ${version} again` };
    return answerOf(
      await saveProject(desk, { ...saving, id: project.id, version: standing }, clockAndRandom),
    );
  },
});

export const changeProjectStatus = personOperation({
  name: 'change_project_status',
  method: 'POST',
  path: '/teams/{slug}/projects/{id}/status',
  summary: 'Archive a project, or take it up again.',
  input: { slug, id, status: inBody(oneOf(projectStatuses, 'Whether it is worked on.')) },
  run: async ({ slug, id, status }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const team = await teamToChange(context, slug);
    const project = await setProjectStatus(
      desk,
      { team: team.id, id: id.toLowerCase(), status },
      clockAndRandom.now,
    );
    return answerOf(project);
  },
});

export const deleteProject = personOperation({
  name: 'delete_project',
  method: 'POST',
  path: '/teams/{slug}/projects/{id}/delete',
  summary: 'Delete an archived project with all its versions.',
  recent: true,
  input: { slug, id },
  run: async ({ slug, id }, context: AppContext) => {
    const { desk, ...clockAndRandom } = partsOf(context);
    const team = await teamToChange(context, slug);
    const { id: project } = await deleteProjectOf(desk, team.id, id.toLowerCase());
    const actor = personOf(context).id;
    await noteEvent(
      desk.db,
      { actor, action: 'project.deleted', team: team.id, detail: project },
      clockAndRandom,
    );
    return answerOf({});
  },
});
