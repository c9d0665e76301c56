// A claim as callers see it, and what they may write of it.

import { type ClaimsTable, stages } from '../../desk/schema/crm.ts';
import { parts } from '../../families/shared/shapes.ts';
import {
  dateTime,
  example,
  exampleBeside,
  type Field,
  integer,
  nullable,
  oneOf,
  shaped,
  text,
} from '../../kernel/field.ts';
import { isPlainText } from '../../kernel/plain-text.ts';
import { invalid } from '../../kernel/refusal.ts';
import { shape, wholeShape } from '../../kernel/shape.ts';

/** What may be claimed: a lead, or a record of one of these kinds. */
export const entityKinds = [
  'lead',
  'organization',
  'investor',
  'company',
  'grant',
  'event',
  'sponsor',
  'rated_project',
] as const;
export type EntityKind = (typeof entityKinds)[number];

const uuidSchema = { type: 'string', format: 'uuid' };

export const claimSchema = {
  title: 'Claim',
  ...wholeShape(
    `{id: Uuid, lead_id?: text, entity: {kind: ${entityKinds.join('|')}, public_id: text}, stage: ${stages.join('|')},
      owner: {user_id: text, name: text}, team_id: text, priority?: int, next_action?: text, next_action_at?: dt,
      amount_target?: Money, notes?: text, tags: text[], version: int, created_at: dt, updated_at: dt, stage_changed_at: dt,
      history: {at: dt, by: {user_id: text, name: text}, from?: text, to: text}[]}`,
    { ...parts, Uuid: uuidSchema },
  ),
  description: 'A claim of your team: who works on what, and how far it has come.',
};

function texts(description: string): Field<readonly string[]> {
  const items = { type: 'string', minLength: 1, maxLength: 100 };
  return shaped({ type: 'array', items, maxItems: 50, uniqueItems: true }, description);
}

/** What is hoped for is not below nothing. */
const partsOfMoney = {
  Amount: { type: 'string', pattern: '^\\d+(?:\\.\\d+)?$', maxLength: 40, examples: ['25000.00'] },
  Currency: { type: 'string', pattern: '^[A-Z]{3}$', examples: ['EUR'] },
  Dollars: { type: 'number', minimum: 0 },
};

const amount = { amount: '25000.00', currency: 'EUR' };

const money = shaped(
  shape('{amount: Amount, currency: Currency, amount_usd?: Dollars, fx_date?: date}', partsOfMoney),
  'The amount that is hoped for: {amount: decimal text, currency: ISO 4217}.',
);

/** The same with members that may be null: a merge patch takes those out. */
const moneyPatch = shaped(
  shape('{amount?: Amount, currency?: Currency, amount_usd?: Dollars, fx_date?: date}', partsOfMoney),
  'The amount that is hoped for; members that are left out stay as they are.',
);

/** The members of a claim that callers write, by name; each may be left out. */
export const written = {
  stage: example(oneOf(stages, 'How far it has come.'), 'contacted'),
  owner_user_id: exampleBeside(
    text(
      'Who works on it: the id of an owner or editor of your team, or of a key of it. By default you.',
      200,
    ),
    '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52',
  ),
  priority: exampleBeside(nullable(integer('1 is the most urgent.', { minimum: 1, maximum: 3 })), 2),
  next_action: exampleBeside(
    nullable(text('What is to be done next.', 1_000)),
    'Send the two pages that they asked for',
  ),
  next_action_at: exampleBeside(nullable(dateTime('When it is to be done, UTC.')), '2026-12-01T09:00:00Z'),
  amount_target: exampleBeside(nullable(money), amount),
  notes: exampleBeside(
    nullable(text('Notes of the team.', 10_000)),
    'They read outlines before applications.',
  ),
  tags: exampleBeside(texts('Tags of the team, at most 50.'), ['warm', 'autumn']),
};

export const patched = {
  ...written,
  amount_target: exampleBeside(nullable(moneyPatch), amount),
  tags: nullable(written.tags),
};

interface Money {
  readonly amount: string;
  readonly currency: string;
}

interface Step {
  readonly at: string;
  readonly by: { readonly user_id: string; readonly name: string };
  readonly from: string | null;
  readonly to: string;
}

export type Claim = ReturnType<typeof claimShown>;

/** The claim that a row keeps. */
export function claimShown(row: ClaimsTable) {
  return {
    id: row.id,
    lead_id: row.lead_id,
    entity: { kind: row.entity_kind, public_id: row.entity_public_id },
    stage: row.stage,
    owner: { user_id: row.owner_id, name: row.owner_name },
    team_id: row.team_id,
    priority: row.priority,
    next_action: row.next_action,
    next_action_at: row.next_action_at,
    amount_target: row.amount_target === null ? null : (JSON.parse(row.amount_target) as Money),
    notes: row.notes,
    tags: JSON.parse(row.tags) as readonly string[],
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    stage_changed_at: row.stage_changed_at,
    history: JSON.parse(row.history) as readonly Step[],
  };
}

/** Refuses text that not every database and reader can hold: control characters and broken UTF-16. */
export function checkPlain(input: Readonly<Record<string, unknown>>): void {
  for (const [member, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== 'string' || isPlainText(one)) continue;
      throw invalid(member, `${member} must be plain text, without control characters.`, 'text');
    }
  }
}

/** Money with the two members without which it says nothing. */
export function checkMoney(money: unknown): void {
  const { amount, currency } = (money ?? { amount: '0', currency: 'EUR' }) as Readonly<
    Record<string, unknown>
  >;
  for (const [member, value] of Object.entries({ amount, currency })) {
    const field = `amount_target.${member}`;
    if (typeof value !== 'string')
      throw invalid(field, `${field} is required: an amount has a number and a currency.`, 'required');
  }
}
