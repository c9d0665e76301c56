import { setTimeout } from 'node:timers/promises';
import { operation } from '../../src/kernel/operation.ts';

/** Long enough for its progress to be told. */
export const slowOperation = operation({
  name: 'get_slowly',
  method: 'GET',
  path: '/slowly',
  tier: 'public',
  tag: 'Search',
  summary: 'Something that takes its time.',
  input: {},
  output: () => ({ type: 'object' }),
  run: async () => {
    await setTimeout(650);
    return { text: '{}' };
  },
});
