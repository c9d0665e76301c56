// What teams and visitors send: claims, projects, research, comments, data requests, sign-ins.

import assert from 'node:assert/strict';
import type { Outcome } from '../../../src/access/outgoing/safe-post.ts';
import { newId } from '../../../src/desk/new-id.ts';
import { type Message, sendDue } from '../../../src/people/mail/delivery.ts';
import { mailTexts } from '../../../src/people/mail-texts.ts';
import { emptyContent } from '../../../src/people/projects/content.ts';
import { addProject } from '../../../src/people/projects/store.ts';
import { resolveRequest } from '../../../src/people/requests/data-requests-store.ts';
import { workOnce } from '../../../src/people/research/worker.ts';
import { here } from '../../support/browser.ts';
import { both, liveBy } from '../../support/live-sources.ts';
import { deliverAll, hook, query, workerParts } from '../../support/research.ts';
import { pass } from '../../support/test-app.ts';
import type { Teller } from './teller.ts';

/** The team whose keys ask. */
export const team = 'house';
const lead = '978fc87d-ff30-58b2-92d2-91e9f9059813';

export async function peopleStory(teller: Teller): Promise<void> {
  await claims(teller);
  await researched(teller);
  await comments(teller);
  await dataRequests(teller);
}

async function claims({ tell, look, refused }: Teller): Promise<void> {
  const [known] = await tell('list_claims');
  await refused('create_claim', { lead_id: lead });
  await look('update_claim', { id: known.id, stage: 'contacted' });
  const members = {
    stage: 'in_talks',
    owner_user_id: known.owner.user_id,
    priority: 2,
    next_action: 'Send the summary of the project.',
    next_action_at: '2026-03-08T09:00:00Z',
    amount_target: { amount: '250000.00', currency: 'EUR', amount_usd: 291_000, fx_date: '2026-02-27' },
    notes: 'They asked for a summary of two pages.',
    tags: ['muscle'],
  };
  await tell('update_claim', { id: known.id, ...members });
  await tell('list_claims');
  await refused('update_claim', { id: known.id, stage: 'lost' }, { headers: { 'if-match': '"1"' } });
  await tell('delete_claim', { id: known.id });
  await look('create_claim', { entity: { kind: 'lead', public_id: lead }, ...members });
}

async function researched(teller: Teller): Promise<void> {
  const { app, random, tell, look, refused } = teller;
  await refused('create_research', { query: 'too short' });
  await refused('create_research', {}, { headers: { accept: 'application/problem+json' } });
  const { grants_job } = await look('create_research', { query, webhook_url: hook });
  const { id } = grants_job;
  await look('get_research', { id });
  const parts = workerParts(app, { random, live: liveBy(both) });
  while (await workOnce(parts));
  await told(teller, { status: 503, retryAfter: null });
  await told(teller, { status: 204, retryAfter: null });
  await tell('get_research', { id });
  await tell('list_research');
  await tell('redeliver_research', { id });
  const content = { ...emptyContent, ...project };
  const clockAndRandom = { now: app.clock.now, random };
  const made = await addProject(
    app.desk,
    { team, author: null, content, note: 'The first version.' },
    clockAndRandom,
  );
  await tell('list_projects');
  await tell('get_project', { id: made.id });
  const second = await look('create_research', { project_id: made.id });
  await look('get_research', { id: second.grants_job.id });
  await tell('cancel_research', { id: second.grants_job.id });
  while (await workOnce(parts));
  await look('get_research', { id: second.events_job.id });
}

async function told({ app, random }: Teller, outcome: Outcome): Promise<void> {
  await deliverAll(app, async () => outcome, random);
  pass(app, 3_600_000);
}

const project = {
  title: 'Stem cells of old muscle',
  summary: 'Whether the stem cells of old muscle wake up again once senescent cells are cleared.',
  text_md: 'We clear senescent cells from the muscle of old mice and watch how it heals.',
  stage: 'preclinical',
  labels: ['longevity'],
  keywords: ['senescence', 'muscle'],
  countries: ['DE'],
  applicant_type: 'nonprofit',
  amount: 250_000,
} as const;

async function comments({ tell, look, refused }: Teller): Promise<void> {
  const public_id = 'thin-blood-1';
  const said = { public_id, body: 'Were the pair-fed animals weighed every week?', name: 'A reader' };
  const { comment, delete_token } = await look('create_comment', said);
  await look('create_comment', { ...said, body: 'They were.', kind: 'agent', parent_id: comment.id });
  await look('create_comment', { ...said, body: 'Where is the table?', parent_id: comment.id });
  await tell('list_comments', { public_id });
  await refused('delete_comment', { id: comment.id });
  await tell('delete_comment', { id: comment.id, comment_token: delete_token });
}

const request = {
  request_kind: 'correct_profile',
  requester_email: 'ada@example.org',
  requester_name: 'Ada Example',
  subject_kind: 'hero',
  subject_public_id: 'ada-example',
  subject_name: 'Ada Example',
  message: 'The place is wrong.',
};

/** A request from the mailed link to its receipt. */
async function dataRequests({ app, tell, look, random }: Teller): Promise<void> {
  await look('contact', {
    purpose: 'correct',
    name: 'Ada Example',
    email: 'ada@example.org',
    message: 'The place is wrong.',
    organisation: 'Example Institute',
    entity_to_correct: 'grants/some-call',
  });
  const made = await look('create_data_request', request);
  const sent: Message[] = [];
  await sendDue({
    texts: mailTexts,
    desk: app.desk,
    mail: async (message) => void sent.push(message),
    to: 'desk@perennial.example',
    site: here,
    serviceName: 'Perennial',
    now: () => app.clock.now,
    random,
  });
  const mailed = sent.find((one) => one.to === request.requester_email)?.text ?? '';
  const [, token] = /data-requests\/(\S+)/.exec(mailed) ?? [];
  await tell('verify_data_request', { token });
  const receipt = {
    api_at: app.clock.now.toISOString(),
    changes_seq: 4_711,
    dump_version: '2026-03-02',
    tool_server_at: app.clock.now.toISOString(),
    cleared: JSON.stringify([{ family: 'grants', records: 2 }]),
    waiting: JSON.stringify([{ family: 'theories', id: 'x' }]),
  };
  const closed = { status: 'partly_done', outcome: 'Corrected; two texts wait.', receipt } as const;
  assert.ok(await resolveRequest(app.desk, made.request_id, closed, newId(random), app.clock.now));
  await tell('get_data_request', { token: made.status_url.split('/').at(-1) });
}
