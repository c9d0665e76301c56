// What a person says of themselves, when they come and whenever they change it.

import type { FormField } from '../kit/form.ts';

export const profileFields: readonly FormField[] = [
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    required: true,
    minLength: 2,
    maxLength: 80,
    hint: 'How others see you.',
    autocomplete: 'name',
  },
  {
    name: 'handle',
    label: 'Handle',
    type: 'text',
    maxLength: 30,
    hint: 'A short name that is yours alone: 3 to 30 letters a to z, digits and single hyphens, a letter first.',
  },
  { name: 'public_name', label: 'Show my name on public lists', type: 'checkbox' },
];
