// The fields of the forms about saved searches: what each tells, and when mail goes out.

import type { FormField } from '../kit/form.ts';

/** How often mail goes out, in words. */
export const spoken: Readonly<Record<string, string>> = {
  none: 'No mail',
  daily: 'Every day',
  weekly: 'Every week',
};
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const searchFields: readonly FormField[] = [
  { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 100 },
  {
    name: 'cadence',
    label: 'Mail',
    type: 'select',
    required: true,
    options: Object.entries(spoken).map(([value, text]) => ({ value, text })),
  },
  { name: 'wants_new', label: 'Tell me of new records', type: 'checkbox' },
  {
    name: 'wants_changed',
    label: 'Tell me of changed deadlines, amounts, statuses and eligibility',
    type: 'checkbox',
  },
  { name: 'wants_closing', label: 'Tell me 14 and 3 days before a deadline', type: 'checkbox' },
];

export const timeFields: readonly FormField[] = [
  {
    name: 'time_zone',
    label: 'Time zone',
    type: 'text',
    required: true,
    maxLength: 60,
    hint: 'Such as Europe/Lisbon.',
  },
  { name: 'hour', label: 'Hour', type: 'number', required: true, min: 0, max: 23 },
  {
    name: 'weekday',
    label: 'Day of weekly mail',
    type: 'select',
    required: true,
    options: weekdays.map((text, at) => ({ value: String(at + 1), text })),
  },
];
