// Changing and removing a claim. A change names the version that it is made of where the caller sends
// If-Match, so that nobody writes over what somebody else has just written.

import type { AppContext } from '../../context.ts';
import type { ClaimsTable } from '../../desk/schema/crm.ts';
import { answerOf } from '../../kernel/answer.ts';
import { example, text, uuid } from '../../kernel/field.ts';
import { inBodyAtWill, inHeader, inPath, maybe, operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { checkMoney, checkPlain, claimSchema, patched } from './claim-shape.ts';
import { type Acting, acting, claimsOf, memberOf, ownClaim } from './claim-team.ts';
import { claimNow } from './claims-now.ts';

const id = inPath(example(uuid('The id of the claim.'), '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52'));
const ifMatch = inHeader(
  'If-Match',
  maybe(
    example(
      text('The version that the caller knows, as ETag or version said it; another one is 412.', 200),
      '"1"',
    ),
  ),
);

export const updateClaim = operation({
  name: 'update_claim',
  method: 'PATCH',
  path: '/crm/claims/{id}',
  tier: 'full',
  tag: 'CRM',
  summary: 'Change a claim of your team by a JSON merge patch (RFC 7396).',
  description: 'Members that are left out stay as they are, null empties one.',
  input: {
    id,
    if_match: ifMatch,
    ...inBodyAtWill(patched),
  },
  refuses: ['forbidden', 'insufficient_scope', 'version_mismatch'],
  output: () => claimSchema,
  run: async ({ id, if_match, ...patch }, context: AppContext) => {
    const who = acting(context, 'crm:write');
    checkPlain(patch);
    const row = await context.desk.exclusively(claimsOf(who), async (transaction) => {
      const claim = await ownClaim(transaction, id, who);
      checkVersion(if_match, claim);
      const { owner_user_id, stage } = patch;
      const owner = owner_user_id === undefined ? null : await memberOf(transaction, owner_user_id, who);
      const at = context.now.toISOString();
      const changed: ClaimsTable = {
        ...claim,
        ...plainChanges(claim, patch),
        ...(owner ? { owner_id: owner.user_id, owner_name: owner.name } : {}),
        ...(stage === undefined || stage === claim.stage ? {} : moved(claim, stage, at, who)),
      };
      if (JSON.stringify(changed) === JSON.stringify(claim)) return claim;
      const row = { ...changed, version: claim.version + 1, updated_at: at };
      await transaction.updateTable('claims').set(row).where('id', '=', claim.id).execute();
      return row;
    });
    return { ...answerOf(await claimNow(row, who, context)), version: String(row.version) };
  },
});

export const deleteClaim = operation({
  name: 'delete_claim',
  method: 'DELETE',
  path: '/crm/claims/{id}',
  tier: 'full',
  tag: 'CRM',
  summary: 'Give up a claim of your team.',
  input: { id, if_match: ifMatch },
  refuses: ['forbidden', 'insufficient_scope', 'version_mismatch'],
  output: () => ({
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid' }, removed: { const: true } },
    required: ['id', 'removed'],
  }),
  run: async ({ id, if_match }, context: AppContext) => {
    const who = acting(context, 'crm:write');
    const removed = await context.desk.exclusively(claimsOf(who), async (transaction) => {
      const claim = await ownClaim(transaction, id, who);
      checkVersion(if_match, claim);
      await transaction.deleteFrom('claims').where('id', '=', claim.id).execute();
      return claim.id;
    });
    return answerOf({ id: removed, removed: true });
  },
});

function checkVersion(ifMatch: string | undefined, claim: ClaimsTable): void {
  mustStand(claim, (version) => ifMatch === undefined || namesVersion(ifMatch, version));
}

/** Refuses what was decided by another version than the present one. */
export function mustStand({ version }: ClaimsTable, isMeant: (version: number) => boolean): void {
  if (isMeant(version)) return;
  const sentence = `The claim has changed: it is at version ${version}. Read it and try again.`;
  throw new Refusal('version_mismatch', sentence, { members: { version } });
}

/** Whether If-Match names the version: `"3"`, `3`, a list of them, or `*` for any. */
function namesVersion(header: string, version: number): boolean {
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^"(.*)"$/, '$1') === String(version));
}

interface Patch {
  readonly priority?: number | null | undefined;
  readonly next_action?: string | null | undefined;
  readonly next_action_at?: string | null | undefined;
  readonly amount_target?: Readonly<Record<string, unknown>> | null | undefined;
  readonly notes?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
}

function plainChanges(claim: ClaimsTable, patch: Patch): Partial<ClaimsTable> {
  const { amount_target, tags } = patch;
  const changes: Record<string, unknown> = {};
  for (const member of ['priority', 'next_action', 'next_action_at', 'notes'] as const) {
    if (patch[member] !== undefined) changes[member] = patch[member];
  }
  if (tags !== undefined) changes.tags = JSON.stringify(tags ?? []);
  if (amount_target !== undefined) changes.amount_target = mergedMoney(claim.amount_target, amount_target);
  return changes;
}

/** The rule of RFC 7396 for the one nested member: what is null is taken out, what is left out stays. */
function mergedMoney(kept: string | null, patch: Readonly<Record<string, unknown>> | null): string | null {
  if (patch === null) return null;
  const before = (kept === null ? {} : JSON.parse(kept)) as Readonly<Record<string, unknown>>;
  const merged = Object.entries({ ...before, ...patch }).filter(([, value]) => value !== null);
  const money = Object.fromEntries(merged);
  checkMoney(money);
  return JSON.stringify(money);
}

function moved(claim: ClaimsTable, to: ClaimsTable['stage'], at: string, who: Acting): Partial<ClaimsTable> {
  const step = { at, by: who.member, from: claim.stage, to };
  const history = JSON.stringify([...(JSON.parse(claim.history) as unknown[]), step].slice(-maxSteps));
  return { stage: to, stage_changed_at: at, history };
}

/** Older steps of a claim are forgotten. */
const maxSteps = 1_000;
