// The projects of a team: all of them, one with its versions, the form that saves the next version.

import { href } from '../../kernel/address.ts';
import { labelNames } from '../../kernel/label-names.ts';
import type { OutputOf } from '../../kernel/operation.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { reaches } from '../../kernel/tier.ts';
import { personOf } from '../../people/accounts/person.ts';
import {
  addTeamProject,
  changeProjectStatus,
  deleteProject,
  restoreProject,
  saveTeamProject,
  showProject,
  showProjects,
} from '../../people/projects/person-operations.ts';
import type { ProjectRow } from '../../people/projects/store.ts';
import { type AccountSite, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { errorSummary, errorsOf, form, type Values } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { markdown } from '../kit/markdown.ts';
import { type Page, type PageRequest, type PageRoute, seeOther } from '../kit/page.ts';
import {
  act,
  buttonForm,
  type FormAction,
  foldedButton,
  isRecent,
  signInNote,
  ticketFor,
} from '../kit/person-form.ts';
import { factsOf, projectFields, reconciled, threeWays, valuesOf, versionField } from './project-form.ts';
import { teamPage } from './team-page.ts';

type Shown = OutputOf<typeof showProject>;

export function projectRoutes(site: AccountSite): readonly PageRoute[] {
  const list = '/teams/:slug/projects';
  const one = `${list}/:id`;
  /** A button about a project, with what it needs beside its address. */
  const about = (
    name: string,
    action: string,
    of: Pick<FormAction, 'operation' | 'submit' | 'says'>,
    end = '',
  ) =>
    formRoute(name, `${one}/${action}`, (ask) => {
      const { slug = '', id = '' } = ask.params;
      const back = pathOf(slug, id);
      const done = () => (end === '' ? back : `/teams/${slug}/projects`);
      const again = (_: Values, refusal: Refusal) => {
        if (refusal.reason === 'not_found') throw refusal;
        return project(ask, site, errorsOf(refusal));
      };
      return act(ask, site, { ...of, subject: `${slug} ${id}`, input: { slug, id }, back, done, again });
    });
  return [
    personRoute('own_projects', '/team/projects', async (ask) => {
      const team = personOf(ask.context).team;
      return seeOther(team ? `/teams/${team.slug}/projects` : '/teams/new');
    }),
    personRoute('projects', list, (ask) => projects(ask)),
    personRoute('new_project', `${list}/new`, async (ask) => {
      const { slug = '' } = ask.params;
      const { team, left } = await asPerson(ask, showProjects, { slug });
      // The list says why nothing is added.
      return team.role === 'viewer' || left === 0
        ? seeOther(`/teams/${slug}/projects`)
        : newProject(ask, site);
    }),
    formRoute('add_project', list, (ask) => {
      const { slug = '' } = ask.params;
      return act(ask, site, {
        operation: addTeamProject,
        subject: slug,
        input: { slug },
        fields: projectFields,
        submit: 'Add the project',
        says: 'added',
        back: `/teams/${slug}/projects`,
        done: ({ id }) => pathOf(slug, id),
        again: (values, refusal) => newProject(ask, site, values, errorsOf(refusal)),
      });
    }),
    personRoute('project', one, (ask) => project(ask, site)),
    personRoute('edit_project', `${one}/edit`, (ask) => edit(ask, site)),
    formRoute('save_project', one, (ask) => {
      const { slug = '', id = '' } = ask.params;
      return act(ask, site, {
        operation: saveTeamProject,
        subject: `${slug} ${id}`,
        input: { slug, id },
        fields: projectFields,
        submit: 'Save',
        says: 'saved',
        back: pathOf(slug, id),
        done: () => pathOf(slug, id),
        again: (values, refusal) =>
          refusal.reason === 'version_mismatch'
            ? conflict(ask, site, values)
            : edit(ask, site, values, errorsOf(refusal)),
      });
    }),
    about('restore_project', 'restore', { operation: restoreProject, submit: 'Restore', says: 'restored' }),
    about('change_project_status', 'status', {
      operation: changeProjectStatus,
      submit: 'Archive',
      says: 'changed',
    }),
    about(
      'delete_project',
      'delete',
      { operation: deleteProject, submit: 'Delete', says: 'deleted' },
      'list',
    ),
  ];
}

function pathOf(slug: string, id: string): string {
  return `/teams/${slug}/projects/${id}`;
}

async function projects(ask: PageRequest): Promise<Page> {
  const { slug = '' } = ask.params;
  const { team, projects, left } = await asPerson(ask, showProjects, { slug });
  const rows = projects.map(
    ({ id, title, summary, status, version, updated_at }) =>
      html`<tr><th scope="row"><a href="${pathOf(slug, id)}">${title}</a></th><td>${summary}</td><td>${status}</td><td>${version}</td><td>${instant(updated_at)}</td></tr>`,
  );
  const adding =
    team.role === 'viewer'
      ? html`<p>You are a viewer: you read what is here.</p>`
      : html`<p><a class="button" href="/teams/${slug}/projects/new">Add a project</a></p>`;
  const content = html`${left > 0 ? adding : html`<p>The team has as many projects as it may; delete an archived one.</p>`}
${rows.length === 0 ? html`<p>There are none yet.</p>` : html`<section class="scroll" tabindex="0" aria-label="Projects"><table><thead><tr><th scope="col">Project</th><th scope="col">About</th><th scope="col">State</th><th scope="col">Version</th><th scope="col">Saved</th></tr></thead><tbody>${rows}</tbody></table></section>`}
<p>Programs of the team read them at <code>${href({ path: '/team/projects' })}</code>, and start <a href="/research">research</a> with <code>project_id</code>.</p>`;
  return teamPage(
    ask,
    `Projects of ${team.name}`,
    content,
    'What the team works on. Only its members see it.',
  );
}

function newProject(
  ask: PageRequest,
  site: AccountSite,
  values: Values = {},
  errors: ReturnType<typeof errorsOf> = [],
): Page {
  const { slug = '' } = ask.params;
  const content = form({
    id: 'project',
    action: `/teams/${slug}/projects`,
    fields: projectFields,
    submit: 'Add the project',
    values,
    errors,
    ticket: ticketFor(ask, site, addTeamProject, slug),
  });
  return teamPage(ask, 'Add a project', content, 'Only members of the team see it.');
}

async function shownTo(ask: PageRequest, version?: number): Promise<Shown> {
  const { slug = '', id = '' } = ask.params;
  const input = { slug, id, ...(version === undefined ? {} : { version }) };
  return await asPerson(ask, showProject, input);
}

/** @param errors why a button of the page did nothing */
async function project(
  ask: PageRequest,
  site: AccountSite,
  errors: ReturnType<typeof errorsOf> = [],
): Promise<Page> {
  const { slug = '', id = '' } = ask.params;
  const version = Number(ask.query.get('version') ?? '0');
  const { team, project, shown, versions } = await shownTo(ask, version > 0 ? version : undefined);
  const path = pathOf(slug, id);
  const edits = team.role !== 'viewer';
  const rows = factsOf(shown, labelNames(ask.context));
  const facts = html`<dl class="facts">${rows.map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>`;
  const older =
    shown.version === project.version
      ? nothing
      : html`<p class="notice">This is version ${shown.version} of ${instant(shown.at)}. <a href="${path}">Version ${project.version}</a> stands now.</p>`;
  const content = html`${errorSummary(errors, 'project', [])}${older}
<p>${shown.summary}</p>
${rows.length === 0 ? nothing : facts}
${shown.text_md === '' ? nothing : html`<section aria-label="Plan" class="prose">${markdown(shown.text_md)}</section>`}
${edits ? html`<p><a class="button" href="${path}/edit">Edit</a></p>` : nothing}
${edits && project.status === 'active' && ask.visit.caller.team?.id === team.id && reaches(team.tier, 'full') ? html`<p><a href="/research?project=${project.id}#asking">Look for calls and events that fit it</a></p>` : nothing}
${versionTable(ask, site, { project, versions, path, edits })}
${edits ? ending(ask, site, project, path) : nothing}`;
  return teamPage(ask, shown.title, content, `A project of ${team.name}, ${project.status}.`);
}

function versionTable(
  ask: PageRequest,
  site: AccountSite,
  {
    project,
    versions,
    path,
    edits,
  }: Pick<Shown, 'project' | 'versions'> & { readonly path: string; readonly edits: boolean },
): SafeHtml {
  const { slug = '', id = '' } = ask.params;
  const ticket = edits ? ticketFor(ask, site, restoreProject, `${slug} ${id}`) : '';
  const rows = versions.map(({ version, at, author, note, sha256 }) => {
    const restore =
      edits && version !== project.version
        ? buttonForm({
            action: `${path}/restore`,
            ticket,
            submit: 'Restore',
            about: `version ${version}`,
            fields: { version: String(version), standing: String(project.version) },
          })
        : nothing;
    return html`<tr><th scope="row"><a href="${path}?version=${version}">${version}</a></th><td>${instant(at)}</td><td>${author ?? 'the operator or a former member'}</td><td>${note}</td><td><code>${sha256.slice(0, 12)}</code></td><td>${restore}</td></tr>`;
  });
  return html`<section><h2>Versions</h2>
<section class="scroll" tabindex="0" aria-label="Versions"><table><thead><tr><th scope="col">Version</th><th scope="col">Saved</th><th scope="col">By</th><th scope="col">Note</th><th scope="col">SHA-256</th><th scope="col">Action</th></tr></thead><tbody>${rows}</tbody></table></section></section>`;
}

function ending(ask: PageRequest, site: AccountSite, project: ProjectRow, path: string): SafeHtml {
  const { slug = '', id = '' } = ask.params;
  const subject = `${slug} ${id}`;
  const archived = project.status === 'archived';
  const status = buttonForm({
    action: `${path}/status`,
    ticket: ticketFor(ask, site, changeProjectStatus, subject),
    submit: archived ? 'Take up again' : 'Archive',
    fields: { status: archived ? 'active' : 'archived' },
  });
  const deleting = isRecent(personOf(ask.context), ask.now)
    ? foldedButton({
        action: `${path}/delete`,
        ticket: ticketFor(ask, site, deleteProject, subject),
        submit: 'Delete the project',
        effect: 'It is erased at once, with all its versions.',
      })
    : signInNote(ask, path);
  return html`<section><h2>${archived ? 'Archived' : 'Put it away'}</h2>${status}
${archived ? deleting : nothing}</section>`;
}

async function edit(
  ask: PageRequest,
  site: AccountSite,
  typed?: Values,
  errors: ReturnType<typeof errorsOf> = [],
): Promise<Page> {
  const { shown, team } = await shownTo(ask);
  const values = typed ?? { ...valuesOf(shown, labelNames(ask.context)), version: String(shown.version) };
  const content = saving(ask, site, values, errors);
  return teamPage(ask, `Edit ${shown.title}`, content, `A project of ${team.name}. Every save is a version.`);
}

function saving(
  ask: PageRequest,
  site: AccountSite,
  values: Values,
  errors: ReturnType<typeof errorsOf> = [],
): SafeHtml {
  const { slug = '', id = '' } = ask.params;
  return form({
    id: 'project',
    action: pathOf(slug, id),
    fields: [versionField, ...projectFields],
    submit: 'Save',
    values,
    errors,
    ticket: ticketFor(ask, site, saveTeamProject, `${slug} ${id}`),
  });
}

/** Somebody else saved meanwhile: the texts side by side, and a form that begins with both. */
async function conflict(ask: PageRequest, site: AccountSite, typed: Values): Promise<Page> {
  const { shown: theirs, versions } = await shownTo(ask);
  const began = Number(typed.version);
  const before = versions.some(({ version }) => version === began) ? (await shownTo(ask, began)).shown : null;
  const both = reconciled(before, theirs, typed, labelNames(ask.context));
  const content = html`<div class="notice" role="alert"><p>${theirs.author ?? 'Somebody'} saved version ${theirs.version} while you wrote. Nothing of yours is lost: look at both, and save.</p></div>
${threeWays(both, theirs)}
${saving(ask, site, both.values)}`;
  return teamPage(ask, `Two versions of ${theirs.title}`, content);
}
