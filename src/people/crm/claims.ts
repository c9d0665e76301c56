// Claims of a team: the list, and a new one. What another team claims is as unknown as what nobody does.

import type { AppContext } from '../../context.ts';
import { countOf } from '../../desk/count-of.ts';
import { newId } from '../../desk/new-id.ts';
import type { ClaimsTable } from '../../desk/schema/crm.ts';
import { answerOf } from '../../kernel/answer.ts';
import { example, exampleBeside, integer, shaped, text } from '../../kernel/field.ts';
import { byDefault, inBody, inBodyAtWill, inQuery, maybe, operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { shape } from '../../kernel/shape.ts';
import { claimedRecord, namesNow, noSuchRecord } from './claim-records.ts';
import { checkMoney, checkPlain, claimSchema, type EntityKind, entityKinds, written } from './claim-shape.ts';
import { acting, claimsOf, memberOf } from './claim-team.ts';
import { claimNow, claimsNow } from './claims-now.ts';

/** So many live claims a team may have. */
const maxClaims = 10_000;

export const listClaims = operation({
  name: 'list_claims',
  method: 'GET',
  path: '/crm/claims',
  tier: 'full',
  tag: 'CRM',
  summary: 'The claims of your team, newest first; an array without an envelope.',
  input: {
    limit: inQuery(
      byDefault(integer('How many claims to answer.', { minimum: 1, maximum: maxClaims }), maxClaims),
    ),
    offset: inQuery(
      byDefault(integer('How many claims to pass over.', { minimum: 0, maximum: maxClaims }), 0),
    ),
  },
  refuses: ['forbidden', 'insufficient_scope'],
  output: () => ({ type: 'array', items: claimSchema }),
  run: async ({ limit, offset }, context: AppContext) => {
    const who = acting(context, 'crm:read');
    const rows = await context.desk.db
      .selectFrom('claims')
      .selectAll()
      .where('team_id', '=', who.team_id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    return answerOf(await claimsNow(rows, who, context));
  },
});

interface EntityInput {
  readonly kind?: EntityKind;
  readonly public_id?: string;
}

const entityShape = {
  ...shape(`{kind: ${entityKinds.join('|')}, public_id: Name}`, {
    Name: { type: 'string', minLength: 1, maxLength: 200 },
  }),
  required: ['kind', 'public_id'],
};

export const createClaim = operation({
  name: 'create_claim',
  method: 'POST',
  path: '/crm/claims',
  tier: 'full',
  tag: 'CRM',
  summary: 'Claim a lead, or another record, for your team.',
  description:
    'Exactly one of lead_id and entity. A team has at most one live claim of a thing: a second one is 409 already_claimed with existing_id.',
  input: {
    lead_id: inBody(maybe(example(text('The id of the lead.', 200), '978fc87d-ff30-58b2-92d2-91e9f9059813'))),
    entity: inBody(
      maybe(
        exampleBeside(shaped<EntityInput>(entityShape, 'The record, by kind and public_id (or id).'), {
          kind: 'investor',
          public_id: 'tidegate-capital',
        }),
      ),
    ),
    ...inBodyAtWill(written),
  },
  exactlyOneOf: ['lead_id', 'entity'],
  refuses: ['forbidden', 'insufficient_scope', 'not_found', 'conflict', 'already_claimed'],
  output: () => claimSchema,
  run: async ({ lead_id, entity, ...members }, context: AppContext) => {
    const who = acting(context, 'crm:write');
    checkPlain(members);
    checkMoney(members.amount_target);
    const claimed = claimedThing(lead_id, entity, context);
    const at = context.now.toISOString();
    const stage = members.stage ?? 'identified';
    const row = await context.desk.exclusively(claimsOf(who), async (transaction) => {
      const owner = await memberOf(transaction, members.owner_user_id, who);
      const claim: ClaimsTable = {
        id: newId(context.random),
        team_id: who.team_id,
        ...claimed,
        stage,
        owner_id: owner.user_id,
        owner_name: owner.name,
        priority: members.priority ?? null,
        next_action: members.next_action ?? null,
        next_action_at: members.next_action_at ?? null,
        amount_target: members.amount_target ? JSON.stringify(members.amount_target) : null,
        notes: members.notes ?? null,
        tags: JSON.stringify(members.tags ?? []),
        version: 1,
        created_at: at,
        updated_at: at,
        stage_changed_at: at,
        history: JSON.stringify([{ at, by: who.member, from: null, to: stage }]),
      };
      const existing = await claimOfSame(transaction, claim, context);
      if (existing !== null) throw alreadyClaimed(existing);
      await checkRoom(transaction, who.team_id);
      await transaction.insertInto('claims').values(claim).execute();
      return claim;
    });
    return { ...answerOf(await claimNow(row, who, context)), version: String(row.version) };
  },
});

async function checkRoom(db: AppContext['desk']['db'], team_id: string): Promise<void> {
  const had = await countOf(db.selectFrom('claims').where('team_id', '=', team_id));
  if (had < maxClaims) return;
  throw new Refusal('conflict', `A team has at most ${maxClaims} claims; delete one first.`);
}

/** The claim that the team has of the record, or of one that was merged into it. */
async function claimOfSame(
  db: AppContext['desk']['db'],
  { team_id, subject, entity_kind, entity_public_id }: ClaimsTable,
  context: AppContext,
): Promise<string | null> {
  const own = await db
    .selectFrom('claims')
    .select(['id', 'subject', 'entity_kind'])
    .where('team_id', '=', team_id)
    .where('entity_kind', '=', entity_kind)
    .execute();
  const names = namesNow(own, context);
  const same = own.find((one) => one.subject === subject || names.get(one.subject) === entity_public_id);
  return same?.id ?? null;
}

function alreadyClaimed(existing_id: string): Refusal {
  const sentence = 'Your team has claimed this already; change that claim instead.';
  return new Refusal('already_claimed', sentence, { members: { existing_id } });
}

/** What is to be claimed, by the id that names it for good. */
function claimedThing(lead_id: string | undefined, entity: EntityInput | undefined, context: AppContext) {
  if ((lead_id === undefined) === (entity === undefined)) {
    const message = 'Send either lead_id or entity: a claim is about one thing.';
    const errors = ['lead_id', 'entity'].map((field) => ({ field, code: 'one_of', message }));
    throw new Refusal('invalid_input', message, { errors });
  }
  const { kind, public_id } = (entity ?? { kind: 'lead', public_id: lead_id }) as Required<EntityInput>;
  const claimed = claimedRecord(kind, public_id, context);
  if (!claimed) throw noSuchRecord(kind, entity ? 'entity' : 'lead_id');
  return claimed;
}
