// What people and teams do with tools, step by step.

import { hook } from './research.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read members of any answer
type Json = any;

const assays = { kind: 'grant', public_id: 'citizen-lifespan-assays' };

/** What people and teams do, step by step; an argument may come from an answer before it. */
export const deeds: readonly (readonly [
  name: string,
  args: (before: Json) => Readonly<Record<string, unknown>>,
])[] = [
  [
    'create_comment',
    () => ({ public_id: 'thin-blood-1', body: 'Was it blinded?', kind: 'agent', name: 'Ada' }),
  ],
  ['create_comment', () => ({ public_id: 'thin-blood-1', body: 'Was it blinded?' })],
  ['list_comments', () => ({ public_id: 'thin-blood-1' })],
  ['report_experiment', () => ({ public_id: 'thin-blood-1', reason: 'copied' })],
  [
    'delete_comment',
    ({ create_comment }) => ({ id: create_comment.comment.id, comment_token: create_comment.delete_token }),
  ],
  ['delete_comment', ({ create_comment }) => ({ id: create_comment.comment.id })],
  [
    'contact',
    () => ({ purpose: 'press', name: 'Ada', email: 'ada@example.org', message: 'May we print it?' }),
  ],
  [
    'create_report',
    () => ({
      subject_kind: 'essay',
      subject_id: '0b5c1f6e-6f0d-4f57-9d0c-3a3f1c1f7a52',
      reason: 'spam',
      text: 'It sells something.',
    }),
  ],
  ['create_data_request', () => ({ request_kind: 'copy_of_data', requester_email: 'ada@example.org' })],
  ['create_claim', () => ({ entity: assays, tags: ['first'] })],
  ['create_claim', () => ({ entity: assays })],
  ['update_claim', ({ create_claim }) => ({ id: create_claim.id, stage: 'contacted', if_match: '1' })],
  ['update_claim', ({ create_claim }) => ({ id: create_claim.id, notes: 'late', if_match: '1' })],
  ['list_claims', () => ({})],
  ['delete_claim', ({ create_claim }) => ({ id: create_claim.id })],
  [
    'create_research',
    () => ({ query: 'senescence in muscle ageing', idempotency_key: 'k1', webhook_url: hook }),
  ],
  ['list_research', () => ({})],
  ['get_research', ({ create_research }) => ({ id: create_research.grants_job.id })],
  ['cancel_research', ({ create_research }) => ({ id: create_research.grants_job.id })],
  ['redeliver_research', ({ create_research }) => ({ id: create_research.grants_job.id })],
  ['sign_in_start', () => ({})],
  ['sign_in_status', ({ sign_in_start }) => ({ handle: sign_in_start.handle })],
];
