// Giving up a claim in the browser: with a reason, which the team reads afterwards.

import type { AppContext } from '../../context.ts';
import { answerOf } from '../../kernel/answer.ts';
import { integer, text, uuid } from '../../kernel/field.ts';
import { type Context, inBody, inPath } from '../../kernel/operation.ts';
import { tierRequired } from '../../kernel/refusal.ts';
import { mustBeText } from '../../kernel/sent-text.ts';
import { reaches } from '../../kernel/tier.ts';
import { noteEvent } from '../accounts/events.ts';
import { partsOf, personOf, personOperation } from '../accounts/person.ts';
import { membersOf } from '../accounts/teams.ts';
import { mustStand } from './claim-changes.ts';
import { namesNow } from './claim-records.ts';
import { acting, claimsOf, ownClaim, workerOf } from './claim-team.ts';
import { claimNow } from './claims-now.ts';

/** Claims are of the full tier, in the browser as well. */
function needs({ tier }: Context): void {
  if (!reaches(tier, 'full')) throw tierRequired('get_crm', 'full', tier);
}

const id = inPath(uuid('The claim.'));

/** So many that were given up are shown. */
const maxGivenUp = 20;

/** What was given up, as the list of what was done says it. */
function noted(kind: string, publicId: string, reason: string): string {
  return `${kind.replaceAll('_', ' ')} ${publicId}: ${reason}`;
}

/** The parts of what was noted; neither a kind nor a public id holds a colon. */
function notedParts(detail: string) {
  const [, kind = '', public_id = '', reason = detail] = /^([^:]+) ([^ :]+): (.*)$/s.exec(detail) ?? [];
  return { entity: { kind: kind.replaceAll(' ', '_'), public_id }, reason };
}

export const giveUpClaim = personOperation({
  name: 'give_up_claim',
  method: 'POST',
  path: '/crm/claims/{id}/give-up',
  summary: 'Give up a claim of the team, and say why.',
  needs,
  input: {
    id,
    version: inBody(integer('The version of the claim that was shown.', { minimum: 1 })),
    reason: inBody(text('Why you give it up; your team reads it.', 500)),
  },
  run: async ({ id, version, reason: sent }, context: AppContext) => {
    const who = acting(context, 'crm:write');
    const reason = sent.trim();
    mustBeText('reason', reason, 'line');
    const { desk, ...clockAndRandom } = partsOf(context);
    await desk.exclusively(claimsOf(who), async (transaction) => {
      const claim = await ownClaim(transaction, id, who);
      mustStand(claim, (shown) => shown === version);
      await transaction.deleteFrom('claims').where('id', '=', claim.id).execute();
      const event = {
        actor: personOf(context).id,
        action: 'claim.given_up',
        team: who.team_id,
        detail: noted(
          claim.entity_kind,
          namesNow([claim], context).get(claim.subject) ?? claim.entity_public_id,
          reason,
        ),
      } as const;
      await noteEvent(transaction, event, clockAndRandom);
    });
    return answerOf({});
  },
});

export const showClaim = personOperation({
  name: 'show_claim',
  method: 'GET',
  path: '/crm/claims/{id}',
  summary: 'A claim of the team, who in the team may work on it, and whether its owner still may.',
  needs,
  input: { id },
  run: async ({ id }, context: AppContext) => {
    const who = acting(context, 'crm:read');
    const { db } = context.desk;
    const claim = await ownClaim(db, id, who);
    const members = await membersOf(db, who.team_id);
    const working = members.filter(({ role }) => role !== 'viewer');
    return answerOf({
      claim: await claimNow(claim, who, context),
      is_owner_here: (await workerOf(db, claim.owner_id, who)) !== null,
      members: working.map(({ user_id, name }) => ({ user_id, name })),
    });
  },
});

export const showGivenUp = personOperation({
  name: 'show_given_up',
  method: 'GET',
  path: '/crm/given-up',
  summary: 'The claims that the team gave up last, with the reasons.',
  needs,
  input: {},
  run: async (_, context: AppContext) => {
    const who = acting(context, 'crm:read');
    const rows = await context.desk.db
      .selectFrom('account_events')
      .leftJoin('users', 'users.id', 'account_events.actor_id')
      .select(['account_events.at', 'account_events.detail', 'users.name as by'])
      .where('account_events.team_id', '=', who.team_id)
      .where('account_events.action', '=', 'claim.given_up')
      // Of whoever closed the account since the reason is gone.
      .where('account_events.detail', 'is not', null)
      .orderBy('account_events.at', 'desc')
      .orderBy('account_events.id')
      .limit(maxGivenUp)
      .execute();
    return answerOf({
      given_up: rows.map(({ at, detail, by }) => ({ at, ...notedParts(String(detail)), by })),
    });
  },
});
