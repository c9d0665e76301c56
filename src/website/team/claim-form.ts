// The forms of a claim: which record, how far it is, why it is given up.

import type { Doc } from '../../kernel/family.ts';
import { percentDecoded } from '../../kernel/plain-text.ts';
import type { FieldError } from '../../kernel/refusal.ts';
import { wordText } from '../../kernel/word-text.ts';
import { updateClaim } from '../../people/crm/claim-changes.ts';
import { type Claim, entityKinds } from '../../people/crm/claim-shape.ts';
import { createClaim } from '../../people/crm/claims.ts';
import { type FormField, fieldsOf, inputOf, shownMoment, type Values } from '../kit/form.ts';
import { labelOf } from '../kit/format.ts';
import type { Site } from '../kit/page.ts';

const kindOptions = entityKinds.map((value) => ({ value, text: labelOf(value) }));

/** What is said where neither the address nor the choice names a kind that can be claimed. */
export const unknownKind = `Choose what it is, or give the address of its page here. What can be claimed: ${entityKinds.map(wordText).join(', ')}.`;

/** A claim always has a stage. */
const stated = (fields: readonly FormField[]) =>
  fields.map((one) =>
    one.name === 'stage'
      ? { ...one, required: true, options: one.options?.filter(({ value }) => value !== '') ?? [] }
      : one,
  );

const first = (name: string) => ['stage', 'next_action', 'notes'].includes(name);

/** What is claimed: by its kind and its name, or by the address of its page alone. */
export const newClaimFields: readonly FormField[] = [
  {
    name: 'public_id',
    label: 'Record',
    type: 'text',
    required: true,
    maxLength: 400,
    hint: 'The address of its page here, or its name in addresses together with its kind.',
  },
  {
    name: 'kind',
    label: 'Kind',
    type: 'select',
    options: [{ value: '', text: 'As the address says' }, ...kindOptions],
  },
  ...stated(fieldsOf(createClaim, first)),
];

/** The record that was meant, as create_claim takes it. */
export function claimedEntity(values: Values, site: Pick<Site, 'families' | 'url'>): Doc {
  const typed = (values.public_id ?? '').trim();
  const address = typed.startsWith(`${site.url}/`) ? typed.slice(site.url.length) : typed;
  const [path = ''] = address.split(/[?#]/);
  const place = /^(\/.+)\/([^/]+)\/?$/.exec(path);
  const family = place && site.families.find(({ page }) => page === place[1]);
  if (!place || !family) return { kind: values.kind ?? '', public_id: typed };
  return { kind: family.singular, public_id: percentDecoded(place[2] as string) };
}

const changing = ['stage', 'priority', 'next_action', 'next_action_at', 'notes', 'tags'];

/** @param members who may work on it */
export function claimFields(
  members: readonly { readonly user_id: string; readonly name: string }[],
): readonly FormField[] {
  const options = members.map(({ user_id, name }) => ({ value: user_id, text: name }));
  return [
    { name: 'if_match', label: 'Version', type: 'hidden' },
    { name: 'owner_user_id', label: 'Who works on it', type: 'select', required: true, options },
    ...stated(
      fieldsOf(updateClaim, (name) => changing.includes(name), {
        next_action_at: 'When to do it',
        tags: 'Tags, with commas between',
      }),
    ),
    { name: 'amount', label: 'Amount hoped for', type: 'text', maxLength: 40, hint: 'Such as 25000.00.' },
    { name: 'currency', label: 'Currency', type: 'text', maxLength: 3, hint: 'Three letters, such as EUR.' },
  ];
}

export function claimValues(claim: Claim): Values {
  return {
    if_match: String(claim.version),
    stage: claim.stage,
    owner_user_id: claim.owner.user_id,
    priority: claim.priority === null ? '' : String(claim.priority),
    next_action: claim.next_action ?? '',
    next_action_at: shownMoment(claim.next_action_at ?? ''),
    notes: claim.notes ?? '',
    tags: claim.tags.join(', '),
    amount: claim.amount_target?.amount ?? '',
    currency: claim.amount_target?.currency ?? '',
  };
}

/**
 * What was changed in the form, as update_claim takes it, with the version that the form showed. What stands is not
 * sent: a form says less than a program may have written, such as seconds, or a comma in a tag.
 */
export function changesIn(values: Values, claim: Claim): Doc {
  const changed = Object.entries(claimValues(claim)).flatMap(([name, stood]) => {
    const typed = values[name] ?? '';
    return name === 'if_match' || typed.replaceAll('\r\n', '\n') === stood ? [] : [[name, typed] as const];
  });
  const emptied = changed.filter(([, typed]) => typed.trim() === '').map(([name]) => [name, null]);
  const { amount: _, currency: __, ...rest } = Object.fromEntries(emptied) as Doc;
  return {
    if_match: values.if_match ?? '',
    ...inputOf(updateClaim, Object.fromEntries(changed)),
    ...rest,
    ...(changed.some(([name]) => name === 'amount' || name === 'currency') ? hopedFor(values) : {}),
  };
}

/** What was refused about the amount, at its two fields and in words for people. */
export function ofMoney(error: FieldError): FieldError {
  if (!error.field.startsWith('amount_target')) return error;
  return error.field.endsWith('currency')
    ? { ...error, field: 'currency', message: 'The currency is its three letters, such as EUR.' }
    : { ...error, field: 'amount', message: 'The amount is a number with a point, such as 25000.00.' };
}

/** The amount that was typed. What another one was worth in dollars says nothing of it. */
function hopedFor(values: Values): Doc {
  const amount = (values.amount ?? '').trim();
  const currency = (values.currency ?? '').trim().toUpperCase();
  const isNone = amount === '' && currency === '';
  return { amount_target: isNone ? null : { amount, currency, amount_usd: null, fx_date: null } };
}
