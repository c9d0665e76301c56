// All that a mail of saved searches told of: it lists the most urgent, this page the rest too.

import type { OutputOf } from '../../kernel/operation.ts';
import type { searchOperations } from '../../people/searches/person-operations.ts';
import { accountPage, asPerson, personRoute } from '../account/account-page.ts';
import { countText, dayText } from '../kit/format.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { PageRoute } from '../kit/page.ts';
import { steps } from '../records/pager.ts';

type Searches = ReturnType<typeof searchOperations>;
type Digests = OutputOf<Searches['showSearches']>['digests'];
type Item = OutputOf<Searches['showDigest']>['data'][number];

const back = '/account/searches';

export function digestRoute(all: Searches): PageRoute {
  return personRoute('digest', `${back}/found/:id`, async (ask) => {
    const offset = ask.query.get('offset') ?? '';
    const page = /^\d{1,7}$/.test(offset) ? { offset: Number(offset) } : {};
    const { cadence, day, data, pagination } = await asPerson(ask, all.showDigest, {
      id: ask.params.id,
      ...page,
    });
    const { total, limit, has_more } = pagination;
    const content = html`<p><strong class="number">${countText(total, 'record')}</strong></p>
${total === 0 ? html`<p class="muted">Nothing of it is there any more, or wanted.</p>` : data.length === 0 ? html`<p class="muted">There are no more.</p>` : html`<ol class="records">${data.map(itemRow)}</ol>`}
${steps(ask.path, ask.query, data.length, limit, has_more)}
<p><a href="${back}">Your searches</a></p>`;
    const lede =
      'As the catalogue is now: what closes soon first, then what changed, then what is new, each by its deadline.';
    return accountPage(ask, `Found by your searches, ${cadence} mail of ${dayText(day)}`, content, lede);
  });
}

function itemRow({ family, id, name, url, deadline, because }: Item): SafeHtml {
  const mute = `${back}/mute?${new URLSearchParams({ family, record: id })}`;
  const reasons = because.map(({ what, search }) => `${what} in “${search}”`).join('; ');
  return html`<li class="record"><div>
<h2>${url === null ? name : html`<a href="${url}">${name}</a>`}</h2>
<p class="muted">${deadline === null ? nothing : `Deadline: ${deadline}. `}Because: ${reasons}. <a href="${mute}" aria-label="Not for me: ${name}">Not for me</a></p>
</div></li>`;
}

/** The newest mails that told of something, each with the way to all of it; nothing where there was none. */
export function digestsSection(digests: Digests): SafeHtml {
  if (digests.length === 0) return nothing;
  const items = digests.map(
    ({ id, cadence, day, items }) =>
      html`<li><a href="${back}/found/${id}">${cadence === 'daily' ? 'Daily' : 'Weekly'} mail of ${dayText(day)}</a> <span class="muted">${countText(items ?? 0, 'record')}</span></li>`,
  );
  return html`<section id="found"><h2>What mail told of</h2>
<ul class="plain">${items}</ul></section>`;
}
