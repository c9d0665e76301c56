// What stands first with a contact: that the person asked not to be written to, and whom the contact belongs to, the
// organization and the lead, by what they are called, as links where the visitor may see them.

import type { Doc } from '../../kernel/family.ts';
import { visible } from '../../kernel/visible.ts';
import { type Hole, html } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { recordName, shownNames } from '../kit/record-link.ts';

export function contactNotes(ids: readonly string[], ask: PageRequest): ReadonlyMap<string, readonly Hole[]> {
  const { reader, tier } = ask.context;
  const rows = reader.select(
    `select id, text ->> '$.organization_name' as name, text ->> '$.organization_public_id' as organization, text ->> '$.lead_id' as lead, text ->> '$.do_not_contact' as silent from ${visible('contacts', tier)} where id in (select value from json_each(?1))`,
    JSON.stringify(ids),
  ) as readonly Doc[];
  return new Map(
    rows.map(({ id, name, organization, lead, silent }) => {
      const of = linked(ask, 'organizations', organization) ?? (name as string | null);
      const from = linked(ask, 'leads', lead, 'Its lead');
      const asked = silent === 1 ? html`<strong>Asked not to be written to</strong>` : null;
      return [String(id), [asked, of, from].filter((one) => one !== null)];
    }),
  );
}

/** @param words in place of what it is called */
function linked(ask: PageRequest, name: string, id: unknown, words?: string): Hole {
  const family = ask.site.families.find((one) => one.name === name);
  if (!family?.page || typeof id !== 'string' || !shownNames(ask, family.page, [id]).has(id)) return null;
  return html`<a href="${family.page}/${encodeURIComponent(id)}">${words ?? recordName(ask, family, id)}</a>`;
}
