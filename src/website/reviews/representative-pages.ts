// Who speaks for a fund: the funds of a person, and whom the operator named.

import {
  endRepresentative,
  listOwnFunds,
  listRepresentatives,
  nameRepresentative,
} from '../../people/reviews/representatives.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { errorsOf, fieldsOf, form, type Refused } from '../kit/form.ts';
import { countText, instant } from '../kit/format.ts';
import { html } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, ticketFor } from '../kit/person-form.ts';
import { dataTable } from '../kit/table.ts';
import { operatorPage } from '../operator/operator-page.ts';

const root = '/operator/representatives';

const representativeFields = fieldsOf(nameRepresentative, () => true, {
  public_id: 'Fund',
  email: 'Address',
});

export function representativePages(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('own_funds', '/account/funds', async (ask) => {
      const { funds } = await asPerson(ask, listOwnFunds);
      const items = funds.map(
        ({ public_id, name, by, reviews, unanswered }) =>
          html`<li><a href="/funds/${encodeURIComponent(public_id)}/reviews">${name}</a>: ${countText(reviews, 'published review')}, ${unanswered} without a reply. ${by === 'domain' ? 'By your address at its domain.' : 'By the word of the operator.'}</li>`,
      );
      const content =
        funds.length === 0
          ? html`<p>You speak for no fund that was reviewed. Who has a <a href="/account/mail">verified address</a> at the domain of a fund does; for others the operator can vouch: <a href="/contact">write to us</a>.</p>`
          : html`<ul>${items}</ul><p>A fund sees a review when everybody does, and replies once to each, on the page of its reviews. A person reads the reply before it is shown; for 14 days it can be changed.</p>`;
      return accountPage(ask, 'Funds you speak for', content);
    }),
    personRoute('operator_representatives', root, (ask) => representatives(ask, site)),
    formRoute('name_representative', root, (ask) =>
      act(ask, site, {
        operation: nameRepresentative,
        fields: representativeFields,
        submit: 'Let them speak for the fund',
        says: 'added',
        back: root,
        done: () => root,
        again: (values, refusal) => representatives(ask, site, { values, errors: errorsOf(refusal) }),
      }),
    ),
    formRoute('end_representative', `${root}/end`, (ask) =>
      act(ask, site, {
        operation: endRepresentative,
        submit: 'Take it back',
        says: 'taken_back',
        back: root,
        done: () => root,
      }),
    ),
  ];
}

async function representatives(ask: PageRequest, site: AccountSite, refused?: Refused): Promise<Page> {
  const { representatives: named } = await asPerson(ask, listRepresentatives);
  const rows = named.map(({ organization_id, user_id, fund, name, email, at }) => [
    fund,
    `${name}${email === null ? '' : `, ${email}`}`,
    instant(at),
    buttonForm({
      action: `${root}/end`,
      ticket: ticketFor(ask, site, endRepresentative),
      submit: 'Take it back',
      fields: { organization_id, user_id },
      about: `${name} for ${fund}`,
    }),
  ]);
  const naming = form({
    id: 'representative',
    action: root,
    fields: representativeFields,
    submit: 'Let them speak for the fund',
    ...refused,
    ticket: ticketFor(ask, site, nameRepresentative),
  });
  return operatorPage(
    ask,
    'Representatives of funds',
    html`${rows.length === 0 ? html`<p class="muted">None is named.</p>` : dataTable('Named', ['Fund', 'Who', 'Since', 'End'], rows)}${naming}`,
    'People with a verified address at the domain of a fund need no word of yours.',
  );
}
