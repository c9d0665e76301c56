// What an investor puts money into, as filters: stage, field, place and size of a check.

import type { Doc } from '../../kernel/family.ts';
import { contains, type Filters, where } from '../../kernel/filter.ts';

interface Invests {
  readonly stages?: readonly string[];
  readonly sectors?: readonly string[];
  readonly geo?: readonly string[];
  readonly check_size?: Doc;
}

function end(record: unknown, which: 'min' | 'max'): Doc | undefined {
  return ((record as Invests).check_size?.[which] ?? undefined) as Doc | undefined;
}

function amountOf(record: unknown, which: 'min' | 'max'): number | null {
  const amount = end(record, which)?.amount;
  return typeof amount === 'string' ? Number(amount) : null;
}

function joined(list: readonly string[] | undefined): string | null {
  return list === undefined || list.length === 0 ? null : list.join('; ');
}

export const investmentColumns = {
  stage_names: { type: 'text', value: (one: unknown) => joined((one as Invests).stages) },
  sector_names: { type: 'text', value: (one: unknown) => joined((one as Invests).sectors) },
  place_names: { type: 'text', value: (one: unknown) => joined((one as Invests).geo) },
  check_min: { type: 'number', value: (one: unknown) => amountOf(one, 'min') },
  check_max: { type: 'number', value: (one: unknown) => amountOf(one, 'max') },
} as const;

export const investmentFilters: Filters = {
  stage: contains('stage_names', 'Part of a stage of companies it invests in.', 'seed'),
  sector: contains('sector_names', 'Part of a field it invests in.', 'senolytics'),
  place: contains('place_names', 'Part of a country or region it invests in.', 'Europe'),
  check_size: where(
    { type: 'number', minimum: 0, examples: [500000] },
    'Only investors whose usual checks include this amount, in the currency that each names; those of unknown size are left out.',
    (amount) => ({
      sql: '(t.check_min is not null or t.check_max is not null) and coalesce(t.check_min, 0) <= ? and coalesce(t.check_max, ?) >= ?',
      binds: [Number(amount), Number(amount), Number(amount)],
    }),
  ),
};
