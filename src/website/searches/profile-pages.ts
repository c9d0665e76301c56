// The search profile: its form, the grants that fit it, and the lists that it filters.

import { type LabelNames, labelNames } from '../../kernel/label-names.ts';
import type { Operation, OutputOf } from '../../kernel/operation.ts';
import { aloneFor } from '../../kernel/rule-days.ts';
import {
  deleteProfile,
  type FittingGrant,
  fillFilters,
  keepProfile,
  showFit,
  showProfile,
} from '../../people/profile/person-operations.ts';
import { profileInput, profileMembers } from '../../people/profile/profile.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { errorsOf, type FormField, fieldsOf, form, type Values } from '../kit/form.ts';
import { closingTime } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import { type Page, type PageRequest, type PageRoute, seeOther } from '../kit/page.ts';
import { act, foldedButton, ticketFor } from '../kit/person-form.ts';
import { heldOf } from '../kit/stands-now.ts';
import { applicantOptions, reasonText } from '../records/grant-words.ts';
import { gateList } from './gate-words.ts';

const path = '/account/search-profile';

export function profileRoutes(site: AccountSite, operations: readonly Operation[]): readonly PageRoute[] {
  const filled = fillFilters(operations);
  return [
    personRoute('search_profile', path, (ask) => profilePage(ask, site)),
    formRoute('save_search_profile', path, (ask) =>
      act(ask, site, {
        operation: keepProfile,
        fields: profileFields(),
        submit: 'Save the profile',
        says: 'saved',
        back: path,
        done: () => path,
        again: (values, refusal) => profilePage(ask, site, values, errorsOf(refusal)),
      }),
    ),
    formRoute('delete_search_profile', `${path}/delete`, (ask) =>
      act(ask, site, {
        operation: deleteProfile,
        submit: 'Delete the profile',
        says: 'deleted',
        back: path,
        done: () => path,
      }),
    ),
    personRoute('fitting_grants', `${path}/fit`, fitPage),
    personRoute('profile_filters', `${path}/filters`, async (ask) => {
      const list = ask.query.get('list') ?? '';
      const chosen = ask.query.get('query') ?? '';
      const { path: page, query } = await asPerson(ask, filled, { list, query: chosen });
      return seeOther(`${page}${query === '' ? '' : `?${query}`}`);
    }),
  ];
}

/** What the form of a profile carries as text. */
function valuesOf({ profile, version, team }: OutputOf<typeof showProfile>, { inField }: LabelNames): Values {
  const members = profileMembers.map((member) => {
    const value = member === 'labels' ? profile.labels.map(inField) : profile[member];
    return [member, Array.isArray(value) ? value.join(', ') : String(value ?? '')];
  });
  return { ...Object.fromEntries(members), version: String(version), team: team ?? '' };
}

function profileFields(): readonly FormField[] {
  return fieldsOf({ input: profileInput }, () => true, {
    about: 'What you work on',
    amount_currency: 'Currency of the amounts',
    horizon_days: 'Days ahead',
  }).map((field) => (field.name === 'applicant_types' ? { ...field, options: applicantOptions() } : field));
}

async function profilePage(
  ask: PageRequest,
  site: AccountSite,
  typed?: Values,
  errors: ReturnType<typeof errorsOf> = [],
): Promise<Page> {
  const shown = await asPerson(ask, showProfile);
  const { version, teams, shared } = shown;
  const fields: readonly FormField[] = [
    ...profileFields(),
    {
      name: 'team',
      label: 'Share it with',
      type: 'select',
      quiet: true,
      options: [
        { value: '', text: 'Nobody' },
        ...teams.map(({ slug, name }) => ({ value: slug, text: `The members of ${name}` })),
      ],
    },
    { name: 'version', label: 'Version', type: 'hidden' },
  ];
  const uses = html`<p><a class="button" href="${path}/fit">Grants that fit it</a> <a href="${path}/filters?list=list_grants">All grants with its filters</a>, <a href="/account/searches/new">keep that as a search</a></p>`;
  const sharedProfiles = html`<section><h2>Shared with you</h2><ul>${shared.map(({ user, name, team }) => html`<li><a href="${path}/fit?of=${user}">Grants that fit ${name}</a>, ${team}</li>`)}</ul></section>`;
  const content = html`${version === 0 ? nothing : uses}
${form({
  id: 'profile',
  action: path,
  fields,
  submit: 'Save the profile',
  ...heldOf(
    fields,
    valuesOf(shown, labelNames(ask.context)),
    typed ? { values: typed, errors } : null,
    'version',
  ),
  ticket: ticketFor(ask, site, keepProfile),
})}
${version === 0 ? nothing : foldedButton({ action: `${path}/delete`, ticket: ticketFor(ask, site, deleteProfile), submit: 'Delete the profile', effect: 'All that you filled in here is erased at once.' })}
${shared.length === 0 ? nothing : sharedProfiles}`;
  return accountPage(
    ask,
    'Search profile',
    content,
    'It fills in filters and says why a grant fits you, by fixed rules. No model reads it, and nobody but you and the team you choose sees it.',
  );
}

async function fitPage(ask: PageRequest): Promise<Page> {
  const of = ask.query.get('of');
  const fit = await asPerson(ask, showFit, of === null ? {} : { of });
  const title = fit.of === null ? 'Grants that fit you' : `Grants that fit ${fit.of}`;
  if (!fit.enough) {
    const lead = fit.empty
      ? 'There is no profile yet.'
      : 'The profile says too little to ask with: a sentence, labels or words.';
    return accountPage(ask, title, html`<p>${lead} <a href="${path}">Your search profile</a></p>`);
  }
  const { fitting, leftOut } = fit;
  const labels = labelNames(ask.context);
  const content = html`${fitting.length === 0 ? html`<p>No open grant passes all gates.</p>` : html`<ol class="items">${fitting.map((one) => grantItem(one, 2, labels))}</ol>`}
${leftOut.length === 0 ? nothing : html`<section><h2>Left out</h2><p>They are about your work, and a gate of the profile speaks against them.</p><ol class="items">${leftOut.map((one) => grantItem(one, 3, labels))}</ol></section>`}
<p><a href="${path}">Your search profile</a></p>`;
  return accountPage(
    ask,
    title,
    content,
    'Open and coming grants, best first. What decides is what the grant says; of what it does not say, nothing is held against it.',
  );
}

/** @param heading 3 below a heading of its list, else 2 */
function grantItem(grant: FittingGrant, heading: 2 | 3, labels: LabelNames): SafeHtml {
  const { title, url, funder, deadline, deadlineFor, score, reasons, gates } = grant;
  const alone = aloneFor(deadlineFor);
  const name = url === null ? title : html`<a href="${url}">${title}</a>`;
  return html`<li>${heading === 2 ? html`<h2>${name}</h2>` : html`<h3>${name}</h3>`}
<p>${funder}. ${deadline === null ? 'No closing date stated' : html`Closes ${closingTime(deadline)}${alone === null ? nothing : html`, ${alone}`}`}. Score ${score}.</p>
<ul>${reasons.map((one) => html`<li>${reasonText(one, labels)}</li>`)}</ul>
${gateList(gates, labels)}</li>`;
}
