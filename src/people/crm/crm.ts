// The way into the CRM: its stages, what the team has claimed, what is still free, and what the
// caller may do.

import type { AppContext } from '../../context.ts';
import { stages } from '../../desk/schema/crm.ts';
import { leads } from '../../families/leads.ts';
import { apiRoot } from '../../kernel/address.ts';
import { answerOf } from '../../kernel/answer.ts';
import { operation } from '../../kernel/operation.ts';
import { wholeShape } from '../../kernel/shape.ts';
import { visible } from '../../kernel/visible.ts';
import { namesNow } from './claim-records.ts';
import { acting } from './claim-team.ts';

const names: Readonly<Record<(typeof stages)[number], string>> = {
  identified: 'Identified',
  qualified: 'Qualified',
  contacted: 'Contacted',
  in_talks: 'In talks',
  applied: 'Applied',
  won: 'Won',
  lost: 'Lost',
  dormant: 'Dormant',
};
const terminal = new Set(['won', 'lost']);

export const getCrm = operation({
  name: 'get_crm',
  method: 'GET',
  path: '/crm',
  tier: 'full',
  tag: 'CRM',
  summary: 'Stages, counts of your claims, how many leads are free, and what you may do.',
  input: {},
  refuses: ['forbidden', 'insufficient_scope'],
  output: () => {
    const inner = wholeShape(
      `{stages: {slug: text, name: text, terminal: bool}[], unclaimed: int,
        permissions: {role: owner|editor|viewer, can_claim: bool, can_edit: bool, can_delete: bool},
        links: {self: text, claims: text, leads: text}}`,
    ) as { properties: object };
    const counted = { type: 'object', additionalProperties: { type: 'integer' } };
    const counts = { type: 'object', properties: { by_stage: counted, by_kind: counted } };
    const properties = { ...inner.properties, counts };
    return { type: 'object', properties, required: Object.keys(properties) };
  },
  run: async (_, context: AppContext) => {
    const { team_id } = acting(context, 'crm:read');
    const claims = await context.desk.db
      .selectFrom('claims')
      .select(['stage', 'entity_kind', 'subject'])
      .where('team_id', '=', team_id)
      .execute();
    const by_stage: Record<string, number> = Object.fromEntries(stages.map((stage) => [stage, 0]));
    const by_kind: Record<string, number> = {};
    for (const { stage, entity_kind } of claims) {
      by_stage[stage] = (by_stage[stage] ?? 0) + 1;
      by_kind[entity_kind] = (by_kind[entity_kind] ?? 0) + 1;
    }
    const api = context.site + apiRoot;
    const crm = {
      stages: stages.map((slug) => ({ slug, name: names[slug], terminal: terminal.has(slug) })),
      counts: { by_stage, by_kind },
      unclaimed: unclaimed(
        claims.filter(({ entity_kind }) => entity_kind === 'lead'),
        context,
      ),
      permissions: permissionsOf(context.caller),
      links: { self: `${api}/crm`, claims: `${api}/crm/claims`, leads: `${api}/leads` },
    };
    return answerOf(crm);
  },
});

/** As the writing operations hold them: a viewer changes nothing, nor does a program that was not allowed to. */
function permissionsOf({ team, grant }: AppContext['caller']) {
  const role = team?.role ?? 'owner';
  const writes = role !== 'viewer' && (grant === null || grant.scopes.includes('crm:write'));
  return { role, can_claim: writes, can_edit: writes, can_delete: writes };
}

/** How many leads of the list of leads the team has not claimed. */
function unclaimed(claims: Parameters<typeof namesNow>[0], context: AppContext): number {
  const { tier, now, reader } = context;
  const request = { tier, now, filters: { include_stale: false }, limit: 0, offset: 0 };
  const ids = [...new Set(namesNow(claims, context).values())];
  const [row] = reader.select(
    `select count(*) as n from ${visible('leads', tier)} where id in (select value from json_each(?)) and stale = 0`,
    JSON.stringify(ids),
  );
  return reader.count(leads, request) - Number(row?.n ?? 0);
}
