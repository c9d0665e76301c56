// What stands beside a record: where it leads, where it comes from, how to have it corrected.

import type { Doc, Family } from '../../kernel/family.ts';
import { onceFor } from '../../kernel/remembered.ts';
import { reaches } from '../../kernel/tier.ts';
import { entityKinds } from '../../people/crm/claim-shape.ts';
import { day, instant, labelOf } from '../kit/format.ts';
import { type Hole, html, linkable, nothing, outward, type SafeHtml } from '../kit/html.ts';
import type { PageRequest } from '../kit/page.ts';
import { queryText } from '../kit/query-text.ts';
import { nameOf } from './family-page.ts';
import type { Fact } from './particulars.ts';

export function factList(facts: readonly Fact[], kind: string): SafeHtml {
  if (facts.length === 0) return nothing;
  return html`<dl class="${kind}">${facts.map(({ label, value, note }) => html`<div><dt>${label}</dt><dd>${value}${note ? html` <small>${note}</small>` : nothing}</dd></div>`)}</dl>`;
}

/** Whether a member holds an address of the web. */
export function isAddress(family: Family, member: string): boolean {
  const pattern = family.fields[member]?.schema.pattern;
  return typeof pattern === 'string' && pattern.startsWith('^https?');
}

/** The members that hold an address to which a page leads by itself. */
const addressesOf = onceFor((family: Family) =>
  Object.keys(family.fields).filter(
    (member) => isAddress(family, member) && !['source_url', 'logo_url', 'photo_url'].includes(member),
  ),
);

/** Where the record leads: its addresses, the first as a button. */
export function actions(family: Family, record: Doc): SafeHtml {
  const links = addressesOf(family)
    .filter((member) => linkable(record[member]))
    .map((member) => ({ label: actionName(family, member), href: record[member] as string }));
  if (links.length === 0) return nothing;
  return html`<div><h2>Where to go</h2><ul class="links">${links.map(({ label, href }) => html`<li>${outward(href, label)}</li>`)}</ul></div>`;
}

function actionName(family: Family, member: string): Hole {
  return (
    family.display?.actions?.[member] ??
    {
      url: 'Its page',
      info_url: 'Further information',
      registration_url: 'Register',
      submission_url: 'Submit a contribution',
      canonical_url: 'Its own page',
      x_url: 'On X',
      website: 'Website',
    }[member] ??
    labelOf(member)
  );
}

/** Where members of a team that reads the full tier claim the record for it. @param here the path of its page */
export function claiming({ visit }: Pick<PageRequest, 'visit'>, family: Family, here: string): SafeHtml {
  const { session, team, tier } = visit.caller;
  const mayClaim = session !== null && team !== null && team.role !== 'viewer' && reaches(tier, 'full');
  if (!mayClaim || !(entityKinds as readonly string[]).includes(family.singular)) return nothing;
  return html`<p><a href="/crm?record=${encodeURIComponent(here)}#claiming">Claim it for your team</a></p>`;
}

/** Where the operator's own team reads the dossier of an investor. */
export function dossierLink({ id, public_id }: Doc, { visit }: Pick<PageRequest, 'visit'>): SafeHtml {
  const { team, tier } = visit.caller;
  if (team?.operator !== true || !reaches(tier, 'top')) return nothing;
  return html`<p><a href="/intelligence/investors/${encodeURIComponent(String(public_id ?? id))}">Its dossier</a></p>`;
}

/** Where it comes from and how fresh it is. */
export function provenance(family: Family, record: Doc): SafeHtml {
  const facts: Fact[] = [];
  if (linkable(record.source_url)) facts.push({ label: 'Source', value: outward(record.source_url) });
  facts.push(...owedTo(record.attribution as Doc | null | undefined));
  if (typeof record.created_at === 'string')
    facts.push({ label: 'In the catalogue since', value: day(record.created_at) });
  if (typeof record.updated_at === 'string')
    facts.push({ label: 'Last changed', value: instant(record.updated_at) });
  if (record.text_policy === 'excerpt_only')
    facts.push({ label: 'Text', value: 'An excerpt; the whole text stands at the source.' });
  if (facts.length === 0) return nothing;
  return html`<div><h2>Where this comes from</h2>${factList(facts, 'links')}<p class="small"><a href="/about/data">How ${family.title.toLowerCase()} get here</a></p></div>`;
}

/** The line by which a source asks to be named, with its terms. */
function owedTo(attribution: Doc | null | undefined): readonly Fact[] {
  if (!attribution) return [];
  const { url, statement, licence, licence_url } = attribution;
  return [
    { label: 'Owed to', value: outward(url, String(statement)), note: outward(licence_url, String(licence)) },
  ];
}

export function reporting(family: Family, record: Doc): SafeHtml {
  const name = nameOf(family, record);
  if (name === null) return nothing;
  const about = `${family.name}/${name}`;
  const correct = queryText([['correct', about]]);
  const request = queryText([
    ['subject_kind', family.singular],
    ['subject_public_id', name],
  ]);
  return html`<div><h2>Something wrong?</h2><ul class="links"><li><a href="/contact?${correct}">Report an error</a></li><li><a href="/privacy/request?${request}">Is it about you? Ask for correction or removal</a></li></ul></div>`;
}
