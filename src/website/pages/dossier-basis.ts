// What a hypothesis of a dossier rests on, by name: the declaration knows ids alone, of any family.

import { headingOf } from '../../kernel/heading.ts';
import { parsed } from '../../kernel/json.ts';
import { wordText } from '../../kernel/word-text.ts';
import { type Evidence, evidenceOf } from '../../operations/intelligence/records.ts';
import { day } from '../kit/format.ts';
import { type Hole, html } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';

/** Each of the records as a link or in words; what the visitor's tier sees nothing of stays its id. */
export function basisNames(ask: PageRequest, ids: readonly string[]): ReadonlyMap<string, Hole> {
  const evidence = evidenceOf(ask.context, ids);
  return new Map(
    ids.map((id) => {
      const known = evidence.get(id);
      return [id, known ? evidenceText(known) : (pageLink(ask, id) ?? html`<code>${id}</code>`)];
    }),
  );
}

function evidenceText({ company, round, event, date }: Evidence): Hole {
  const what = event
    ? `Attendance: ${String(event.title)}`
    : `${round ? wordText(round) : 'Round'}: ${company ?? 'a company that is not named'}`;
  return date === null ? what : html`${what}, ${day(date)}`;
}

/** The page of the record, whichever family it is of. */
function pageLink({ site, context }: PageRequest, id: string): Hole | null {
  const { reader, tier, now } = context;
  for (const family of site.families) {
    if (!family.page) continue;
    const found = reader.detail(family, id, tier, now);
    if (!found) continue;
    const record = parsed(found.text, context.site);
    return html`<a href="${family.page}/${encodeURIComponent(String(record.public_id ?? id))}">${headingOf(family, record)}</a>`;
  }
  return null;
}
