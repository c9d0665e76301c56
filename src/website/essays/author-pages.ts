// Writing an essay: the draft, how it will look, publishing, taking it back.

import type { Operation, OutputOf } from '../../kernel/operation.ts';
import { wordText } from '../../kernel/word-text.ts';
import {
  listOwnEssays,
  newEssay,
  saveEssay,
  showOwnEssay,
  submitEssay,
  unpublishEssay,
} from '../../people/essays/author-operations.ts';
import { citedByMark } from '../../people/essays/citations.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { essayMarkdown } from '../kit/essay-markdown.ts';
import { errorsOf, type FormField, fieldsOf, form, type Refused, type Values } from '../kit/form.ts';
import { instant } from '../kit/format.ts';
import { type Hole, html, nothing, type SafeHtml } from '../kit/html.ts';
import { titleBlock } from '../kit/layout.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, formHeaders, ticketFor } from '../kit/person-form.ts';
import type { Said } from '../kit/said.ts';
import { heldOf } from '../kit/stands-now.ts';
import { dataTable } from '../kit/table.ts';
import { objectHere, statementNotices } from '../operator/statement-notices.ts';

export function authorRoutes(site: AccountSite): readonly PageRoute[] {
  const step = (name: string, path: string, operation: Operation, submit: string, says: Said) =>
    formRoute(name, `/essays/:id/${path}`, (ask) => {
      const { id = '' } = ask.params;
      const back = `/essays/${id}/edit`;
      return act(ask, site, { operation, subject: id, input: { id }, submit, says, back, done: () => back });
    });
  return [
    personRoute('new_essay_page', '/essays/new', async (ask) => beginning(ask, site)),
    formRoute('new_essay', '/essays/new', (ask) =>
      act(ask, site, {
        operation: newEssay,
        submit: 'Begin the essay',
        says: 'saved',
        back: '/essays/new',
        done: ({ id }) => `/essays/${String(id)}/edit`,
        again: (values, refusal) => beginning(ask, site, { values, errors: errorsOf(refusal) }),
      }),
    ),
    personRoute('own_essays', '/account/essays', own),
    personRoute('edit_essay', '/essays/:id/edit', (ask) => edit(ask, site)),
    personRoute('preview_essay', '/essays/:id/preview', preview),
    formRoute('save_essay', '/essays/:id/save', (ask) => {
      const { id = '' } = ask.params;
      const back = `/essays/${id}/edit`;
      return act(ask, site, {
        operation: saveEssay,
        subject: id,
        input: { id },
        submit: 'Save the draft',
        says: 'saved',
        back,
        done: () => back,
        again: (values, refusal) => notSaved(ask, site, { values, errors: errorsOf(refusal) }),
      });
    }),
    formRoute('submit_essay', '/essays/:id/submit', (ask) => {
      const { id = '' } = ask.params;
      const back = `/essays/${id}/edit`;
      return act(ask, site, {
        operation: submitEssay,
        subject: id,
        input: { id },
        submit: 'Publish',
        says: 'taken',
        back,
        done: () => back,
        again: (values, refusal) => edit(ask, site, values, errorsOf(refusal)),
      });
    }),
    step('unpublish_essay', 'unpublish', unpublishEssay, 'Take it back', 'taken_back'),
  ];
}

/** What is written, with room for a text. */
function writingFields(operation: typeof newEssay | typeof saveEssay): readonly FormField[] {
  const fields = fieldsOf(operation, (name) => name !== 'id' && name !== 'version');
  return fields.map((one) =>
    one.name === 'text_md'
      ? { ...one, rows: 20, hint: textHint }
      : one.name === 'summary'
        ? { ...one, type: 'textarea', rows: 3 }
        : one,
  );
}

const textHint =
  'A paragraph begins after an empty line, a heading with ##, an entry of a list with -; words between ** are bold. A link is written [words](address); a record whose page is linked or named is listed below the essay.';

function beginning(ask: PageRequest, site: AccountSite, refused?: Refused): Page {
  const title = 'Write an essay';
  return {
    title,
    hidden: true,
    headers: formHeaders,
    body: html`${titleBlock({ title, crumbs: [{ href: '/essays', text: 'Essays' }], lede: 'Your first essay waits for the operator; later ones are published at once. Nobody sees a draft but you.' })}
${form({
  id: 'new',
  action: '/essays/new',
  fields: writingFields(newEssay),
  submit: 'Begin the essay',
  values: { comments_open: 'true', licence: 'CC-BY-4.0' },
  ...refused,
  ticket: ticketFor(ask, site, newEssay),
})}`,
  };
}

type Own = OutputOf<typeof showOwnEssay>;

async function own(ask: PageRequest): Promise<Page> {
  const { essays } = await asPerson(ask, listOwnEssays);
  const content = html`<p><a class="button" href="/essays/new">Write an essay</a></p>${
    essays.length === 0
      ? html`<p class="muted">You have written none.</p>`
      : dataTable(
          'Your essays',
          ['Essay', 'State', 'Begun'],
          essays.map((one) => [
            html`<a href="/essays/${one.id}/edit">${one.draft_title}</a>`,
            one.returned ? 'returned to you' : wordText(one.status),
            instant(one.created_at),
          ]),
        )
  }`;
  return accountPage(ask, 'Essays', content);
}

const stateText: Readonly<Record<string, string>> = {
  draft: 'A draft, which nobody sees but you.',
  submitted: 'It waits for the operator, who publishes it or returns it with the reason.',
  published: 'It is published.',
  unpublished: 'You took it back; nobody sees it but you.',
  removed: 'It was removed.',
};

function draftForm(ask: PageRequest, site: AccountSite, id: string, stored: Own, typed?: Refused) {
  const fields: readonly FormField[] = [
    ...writingFields(saveEssay),
    { name: 'version', label: '', type: 'hidden' },
  ];
  return form({
    id: 'draft',
    action: `/essays/${id}/save`,
    fields,
    submit: 'Save the draft',
    unsaved: true,
    ...heldOf(fields, valuesOf(stored), typed, 'version'),
    ticket: ticketFor(ask, site, saveEssay, id),
  });
}

function valuesOf({ essay }: Own): Values {
  return {
    title: essay.draft_title,
    summary: essay.draft_summary,
    text_md: essay.draft_md,
    licence: essay.licence,
    comments_open: essay.comments_open === 1 ? 'true' : '',
    version: String(essay.draft_version),
  };
}

/** What was refused with everything that was typed; where the draft was saved elsewhere, what stands beside it. */
async function notSaved(ask: PageRequest, site: AccountSite, typed: Refused): Promise<Page> {
  const { id = '' } = ask.params;
  const stored = await asPerson(ask, showOwnEssay, { id });
  return {
    title: 'Save the draft',
    headers: formHeaders,
    body: html`${titleBlock({ title: 'Save the draft', crumbs: [{ href: `/essays/${id}/edit`, text: 'The draft' }] })}
${draftForm(ask, site, id, stored, typed)}`,
  };
}

/** Whether it was returned, and not sent again since. */
function isReturned({ essay, statements }: Own): boolean {
  return statements[0]?.decision === 'returned' && ['draft', 'unpublished'].includes(essay.status);
}

/** What its author may do now. */
function nextStep(shown: Own): Hole {
  if (isReturned(shown))
    return html`<p class="small">Change it, or object by sending it again as it is. Another member of the team reads it then, where there is one.</p>`;
  return shown.essay.status === 'removed' && shown.statements[0]?.decision === 'removed'
    ? objectHere
    : nothing;
}

/** @param typed into the form that publishes, where that was refused */
async function edit(
  ask: PageRequest,
  site: AccountSite,
  typed: Values = {},
  errors: ReturnType<typeof errorsOf> = [],
): Promise<Page> {
  const { id = '' } = ask.params;
  const shown = await asPerson(ask, showOwnEssay, { id });
  const { essay, missing, trusted } = shown;
  const button = (path: string, operation: Operation, submit: string): SafeHtml =>
    buttonForm({ action: `/essays/${id}/${path}`, ticket: ticketFor(ask, site, operation, id), submit });
  const publishing = form({
    id: 'publish',
    label: 'Publish',
    action: `/essays/${id}/submit`,
    fields: [
      { name: 'version', label: 'Version', type: 'hidden' },
      // What waits is read by the operator first: a note to readers is for what is published at once.
      ...fieldsOf(submitEssay, (name) => name === 'note' && trusted),
    ],
    submit: trusted ? 'Publish' : 'Send it to the operator',
    values: { note: typed.note ?? '', version: String(essay.draft_version) },
    errors,
    ticket: ticketFor(ask, site, submitEssay, id),
  });
  return {
    title: essay.draft_title,
    hidden: true,
    headers: formHeaders,
    body: html`${titleBlock({ title: essay.draft_title, crumbs: [{ href: '/account/essays', text: 'Your essays' }], lede: isReturned(shown) ? 'It was returned to you; nobody sees it but you.' : stateText[essay.status] })}
<div class="stack">${statementNotices(shown.statements, nextStep(shown))}
${missing.length > 0 ? html`<p>These citations name no public record: ${missing.join(', ')}.</p>` : nothing}
${draftForm(ask, site, id, shown)}
<p><a href="/essays/${id}/preview">How the saved draft looks</a>${essay.status === 'published' ? html`, <a href="/essays/${essay.public_id}">how it is published</a>` : nothing}</p>
${essay.status === 'submitted' || essay.status === 'removed' ? nothing : html`<section class="section"><h2>Publish what is saved</h2>${trusted ? nothing : html`<p>Your first essay waits for the operator, who publishes it or returns it with the reason.</p>`}${publishing}</section>`}
${essay.status === 'published' || essay.status === 'submitted' ? button('unpublish', unpublishEssay, 'Take it back') : nothing}</div>`,
  };
}

async function preview(ask: PageRequest): Promise<Page> {
  const { id = '' } = ask.params;
  const { essay } = await asPerson(ask, showOwnEssay, { id });
  const { reader, now, site } = ask.context;
  const text = essayMarkdown(essay.draft_md, (word, name) => citedByMark(word, name, { reader, now, site }));
  return {
    title: essay.draft_title,
    hidden: true,
    headers: formHeaders,
    body: html`<article>${titleBlock({ title: essay.draft_title, lede: essay.draft_summary || null, crumbs: [{ href: `/essays/${id}/edit`, text: 'The draft' }] })}<div class="prose">${text}</div></article>`,
  };
}
