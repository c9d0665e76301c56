// Leaving a team, and removing a member from it: a page says what ends before anything does.

import { personOf } from '../../people/accounts/person.ts';
import { endMembership, showTeam } from '../../people/accounts/team-operations.ts';
import { type Member, type MyTeam, mustOwn, noSuchMember } from '../../people/accounts/teams.ts';
import { form } from '../kit/form.ts';
import { html, nothing, type SafeHtml } from '../kit/html.ts';
import type { Page, PageRequest, PageRoute } from '../kit/page.ts';
import { act, ticketFor } from '../kit/person-form.ts';
import { type AccountSite, accountPage, asPerson, formRoute, personRoute } from './account-page.ts';

const path = '/teams/:slug/members/:id/remove';

export function membershipEndRoutes(site: AccountSite): readonly PageRoute[] {
  return [
    personRoute('membership_end', path, (ask) => ending(ask, site)),
    formRoute('end_membership', path, (ask) => {
      const { slug = '', id = '' } = ask.params;
      return act(ask, site, {
        operation: endMembership,
        subject: `${slug} ${id}`,
        input: { slug, id },
        submit: id === ask.visit.caller.account?.id ? 'Leave' : 'Remove',
        says: 'left',
        back: `/teams/${slug}`,
        done: ({ left }) => (left === true ? '/account' : `/teams/${slug}`),
      });
    }),
  ];
}

/** What tells a member from another one of the same name. */
export function whoText({ user_id, name, handle }: Member): string {
  return `${name}, ${handle ?? user_id.slice(0, 4)}`;
}

/** Whether this person alone owns the team and is not closing the account, and so cannot leave it. */
export function isOnlyOwner(members: readonly Member[], person: string): boolean {
  const owners = members.filter(({ role, closing }) => role === 'owner' && !closing);
  return owners.length === 1 && owners[0]?.user_id === person;
}

/** What the only owner of a team does instead of leaving it. */
export function onlyOwnerNote({ slug, operator }: MyTeam): SafeHtml {
  const closing = operator ? nothing : html`, or <a href="/teams/${slug}/close">close the team</a>`;
  return html`<p class="muted">You are its only owner: before you leave, make another member an owner${closing}.</p>`;
}

async function ending(ask: PageRequest, site: AccountSite): Promise<Page> {
  const { slug = '', id = '' } = ask.params;
  const { team, members } = await asPerson(ask, showTeam, { slug });
  const isOwn = id === personOf(ask.context).id;
  if (!isOwn) mustOwn(team);
  const member = members.find(({ user_id }) => user_id === id);
  if (!member) throw noSuchMember();
  const keep = html`<p><a href="/teams/${slug}">${isOwn ? 'Stay in the team' : 'Keep the member'}</a></p>`;
  if (isOwn && isOnlyOwner(members, id))
    return accountPage(ask, `Leave ${team.name}`, html`${onlyOwnerNote(team)}${keep}`);
  const content = html`<p>${isOwn ? 'You read and change nothing of the team any more, and your' : 'They read and change nothing of the team any more, and their'} keys and programs that act for it end at once and stay ended. What ${isOwn ? 'you' : 'they'} wrote for the team stays in it. The way back is a new invitation.</p>
${form({
  id: 'end',
  action: `/teams/${slug}/members/${id}/remove`,
  fields: [],
  submit: isOwn ? 'Leave the team' : 'Remove the member',
  ticket: ticketFor(ask, site, endMembership, `${slug} ${id}`),
})}${keep}`;
  return accountPage(
    ask,
    isOwn ? `Leave ${team.name}` : `Remove ${whoText(member)}`,
    content,
    isOwn ? 'Your membership ends.' : `From the team ${team.name}.`,
  );
}
