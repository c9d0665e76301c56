// What forms of saved searches carry, and what they may say.

import { flag } from '../../kernel/field.ts';
import { byDefault, inBody } from '../../kernel/operation.ts';
import { invalid, refuseErrors } from '../../kernel/refusal.ts';
import { textError } from '../../kernel/sent-text.ts';

export const wants = {
  wants_new: inBody(byDefault(flag('Tell of records that are new.'), false)),
  wants_changed: inBody(
    byDefault(flag('Tell of changes of deadline, amount, status or eligibility.'), false),
  ),
  wants_closing: inBody(byDefault(flag('Tell 14 and 3 days before a deadline.'), false)),
};
interface Wants {
  readonly wants_new: boolean;
  readonly wants_changed: boolean;
  readonly wants_closing: boolean;
}

export function wantsOf({ wants_new, wants_changed, wants_closing }: Wants): string {
  const kinds = [wants_new && 'new', wants_changed && 'changed', wants_closing && 'closing'].filter(Boolean);
  if (kinds.length === 0) throw invalid('wants_new', 'Choose what you want to be told of.');
  return kinds.join(',');
}

export function searchName(name: string): string {
  refuseErrors([textError('name', name, 'line')]);
  return name.trim();
}
