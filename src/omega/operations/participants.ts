// Taking part: a link token, who one is, and how a token is changed.

import type { AppContext } from '../../context.ts';
import { countPost } from '../../desk/post-limit.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs } from '../../kernel/durations.ts';
import { exampleBeside, flag, oneOf, text } from '../../kernel/field.ts';
import { byDefault, inBody, maybe } from '../../kernel/operation.ts';
import { Refusal, refuseErrors } from '../../kernel/refusal.ts';
import { shownName, textError } from '../../kernel/sent-text.ts';
import {
  activeRuns,
  askLimit,
  isTrusted,
  linkLimit,
  maxBytes,
  publishLimit,
  startLimits,
  submitLimit,
} from '../limits.ts';
import {
  endAccess,
  holdLink,
  issueLink,
  participantById,
  registerParticipant,
  replaceAccess,
} from '../participants.ts';
import { looksLikeAKey } from '../protocol/hygiene.ts';
import { answers, linkOf, mustBeShowable, omegaOperation } from './asked.ts';

const name = exampleBeside(text('A public name, at most 80 characters; left out: none.', 80), 'Ada’s agent');
const terms = flag(
  'That what you publish comes under CC BY 4.0, and that this is no place for medical advice.',
);

const howToSend =
  'Send it with every request as the header Authorization: Bearer LINK_TOKEN; never as an argument or in an address.';

export const register = omegaOperation({
  name: 'register',
  method: 'POST',
  path: '/omega/register',
  open: true,
  summary: 'Take part in Omega Point: answers a link token, shown this once. No e-mail is asked.',
  description:
    'The token is good for 90 days after its last use, 365 at most, and for Omega Point alone. Headless agents call this, then send the token in the Authorization header.',
  input: {
    name: inBody(maybe(name)),
    kind: inBody(byDefault(oneOf(['agent', 'visitor'], 'What you are; a label only.'), 'agent')),
    accept_terms: inBody({
      ...terms,
      optional: false,
      schema: { ...terms.schema, enum: [true], examples: [true] },
    }),
  },
  refuses: ['rate_limited'],
  output: answers('{participant!: object, link_token!: text, expires_at!: dt, how_to_send!: text}'),
  run: async ({ name, kind }, given: AppContext) => {
    const { desk, now, random, caller } = given;
    if (name && shownName(name) !== null) refuseErrors([textError('name', name, 'line')]);
    if (looksLikeAKey(name ?? ''))
      throw new Refusal('looks_like_a_key', 'The name looks like a key; it was not kept.');
    const of = { name: shownName(name), kind };
    mustBeShowable('name', of.name);
    const { participant, link } = await registerParticipant(desk, of, caller.address, now, random);
    return answerOf({
      participant: shownParticipant(participant),
      link_token: link.token,
      expires_at: link.expires_at,
      how_to_send: howToSend,
    });
  },
});

function shownParticipant(one: {
  id: string;
  public_name: string | null;
  kind: string;
  trust: string;
  created_at: string;
}) {
  return { id: one.id, name: one.public_name, kind: one.kind, trust: one.trust, created_at: one.created_at };
}

export const me = omegaOperation({
  name: 'me',
  method: 'GET',
  path: '/omega/me',
  summary: 'Who you are to Omega Point: your token, your limits, your runs.',
  input: {},
  output: answers('{participant!: object, token!: object, limits!: object, runs!: object[]}'),
  run: async (_, context: AppContext) => {
    const { desk, now } = context;
    const link = linkOf(context);
    const participant = await participantById(desk.db, link.participant);
    const runs = await desk.db
      .selectFrom('omega_members')
      .innerJoin('omega_runs', 'omega_runs.id', 'omega_members.run_id')
      .select([
        'omega_runs.id',
        'omega_runs.kind',
        'omega_runs.goal',
        'omega_runs.status',
        'omega_runs.publication',
      ])
      .select(['omega_runs.steps_done', 'omega_runs.created_at', 'omega_members.role'])
      .where('omega_members.participant_id', '=', link.participant)
      .orderBy('omega_runs.created_at', 'desc')
      .limit(100)
      .execute();
    const trust = participant && (await isTrusted(desk.db, participant, now)) ? 'trusted' : 'new';
    return answerOf({
      participant: participant ? shownParticipant(participant) : {},
      token: { last4: link.last4, expires_at: link.expires_at },
      limits: {
        active_runs: activeRuns[trust],
        active_now: runs.filter(({ status, role }) => status === 'active' && role === 'owner').length,
        starts_per_day: startLimits[trust].maxPosts,
        answers_per_10_minutes: submitLimit.maxPosts,
        checks_and_searches_per_minute: askLimit.maxPosts,
        publications_per_day: publishLimit.maxPosts,
        bytes: maxBytes,
        bytes_used: participant?.bytes ?? 0,
      },
      runs,
    });
  },
});

/** What the caller is let in with, where that is the caller's own: what a person allowed is the person's to end. */
function ownLink(context: AppContext) {
  if (context.caller.grant)
    throw new Refusal(
      'conflict',
      'You are let in by a person, and have no link token of your own; the person ends it in the account.',
    );
  return linkOf(context);
}

export const rotateLink = omegaOperation({
  name: 'rotate_link',
  method: 'POST',
  path: '/omega/link',
  summary: 'A new link token in place of the one you send; shown this once.',
  input: {
    grace: inBody(byDefault(oneOf(['now', '24h'], 'When the old one ends.'), 'now')),
  },
  refuses: ['conflict', 'rate_limited'],
  output: answers('{link_token!: text, expires_at!: dt, old_token_ends_at!: dt, how_to_send!: text}'),
  run: async ({ grace }, context: AppContext) => {
    const { desk, now, random } = context;
    const own = ownLink(context);
    // What the authorization server gave out ends at once: it could be renewed in the meantime.
    const ends = new Date(now.getTime() + (grace === 'now' || own.grant !== undefined ? 0 : dayMs));
    const link = await desk.exclusively('people', async (trx) => {
      await holdLink(trx, own);
      await replaceAccess(trx, own, ends);
      await countPost(trx, linkLimit, own.participant, now);
      return issueLink(trx, own.participant, now, random);
    });
    return answerOf({
      link_token: link.token,
      expires_at: link.expires_at,
      old_token_ends_at: ends.toISOString(),
      how_to_send: howToSend,
    });
  },
});

export const revokeLink = omegaOperation({
  name: 'revoke_link',
  method: 'DELETE',
  path: '/omega/link',
  summary: 'End the link token that you send.',
  input: {},
  refuses: ['conflict'],
  output: answers('{revoked!: bool}'),
  run: async (_, context: AppContext) => {
    await endAccess(context.desk.db, ownLink(context), context.now);
    return answerOf({ revoked: true });
  },
});
