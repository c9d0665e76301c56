// "Not for me", from the mail that told of a record, and the way back from it.

import type { OutputOf } from '../../kernel/operation.ts';
import type { searchOperations } from '../../people/searches/person-operations.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from '../account/account-page.ts';
import { instant } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRequest, PageRoute } from '../kit/page.ts';
import { act, buttonForm, ticketFor } from '../kit/person-form.ts';
import { recordPath } from '../records/family-page.ts';

type Searches = ReturnType<typeof searchOperations>;
type Muted = OutputOf<Searches['showMuted']>;

const back = '/account/searches';
const path = `${back}/mute`;

export function muteRoutes(site: AccountSite, all: Searches): readonly PageRoute[] {
  return [
    personRoute('mute_record_page', path, async (ask) => {
      const fields = { family: ask.query.get('family') ?? '', record: ask.query.get('record') ?? '' };
      const one = await asPerson(ask, all.showMuted, fields);
      const ticket = ticketFor(ask, site, all.muteRecord);
      const content =
        one.at === null
          ? buttonForm({ action: path, ticket, submit: 'Not for me', fields, about: nameOf(one) })
          : html`<p>You said so ${instant(one.at)}.</p>
<p>${tellAgain(ask, site, all, one)}</p>`;
      const lede =
        one.at === null
          ? `No search of yours tells you of “${nameOf(one)}” again, until you take it back.`
          : `No search of yours tells you of “${nameOf(one)}”.`;
      return accountPage(
        ask,
        'Not for me',
        html`${content}\n<p><a href="${back}">Your searches</a></p>`,
        lede,
      );
    }),
    formRoute('mute_record', path, (ask) =>
      act(ask, site, {
        operation: all.muteRecord,
        submit: 'Not for me',
        says: 'muted',
        back,
        done: () => `${back}#not-for-me`,
      }),
    ),
    formRoute('unmute_record', `${back}/unmute`, (ask) =>
      act(ask, site, {
        operation: all.unmuteRecord,
        submit: 'Tell me again',
        says: 'unmuted',
        back,
        done: () => back,
      }),
    ),
  ];
}

async function mutedOf(ask: PageRequest, all: Searches): Promise<readonly Muted[]> {
  return (await asPerson(ask, all.listMuted)).muted;
}

function nameOf({ title, family, record }: Muted): string {
  return title ?? `${family.replaceAll('_', ' ')}: ${record}`;
}

function tellAgain(ask: PageRequest, site: AccountSite, { unmuteRecord }: Searches, one: Muted): SafeHtml {
  return buttonForm({
    action: `${back}/unmute`,
    ticket: ticketFor(ask, site, unmuteRecord),
    submit: 'Tell me again',
    fields: { family: one.family, record: one.record },
    about: `of ${nameOf(one)}`,
  });
}

/** What the person said is not for them, each with the way back; nothing where that is none. */
export async function mutedSection(ask: PageRequest, site: AccountSite, all: Searches): Promise<SafeHtml> {
  const muted = await mutedOf(ask, all);
  if (muted.length === 0) return nothing;
  const items = muted.map((one) => {
    const family = ask.site.families.find(({ name }) => name === one.family);
    const at =
      family && one.title !== null ? recordPath(family, { id: one.record, public_id: one.public_id }) : null;
    const name = at === null ? nameOf(one) : html`<a href="${at}">${nameOf(one)}</a>`;
    return html`<li>${name} <span class="muted">${instant(one.at)}</span> ${tellAgain(ask, site, all, one)}</li>`;
  });
  return html`<section id="not-for-me"><h2>Not for me</h2>
<p>No search tells you of these. Told again, a record comes with what is new of it from then on.</p>
<ul class="plain">${items}</ul></section>`;
}
