// Data-protection requests. The answer is the same whether or not the subject exists, because nobody
// looks: a person does, later. Whoever asked follows the request at an address that only they know.

import { hashOfSecret, isSecret, makeSecret } from '../../access/key-format.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../desk/new-id.ts';
import type { DataRequestsTable } from '../../desk/schema/requests.ts';
import { answerOf } from '../../kernel/answer.ts';
import { dayMs, isoDay } from '../../kernel/durations.ts';
import { date, dateTime, email, example, exampleBeside, oneOf, text, uuid } from '../../kernel/field.ts';
import { inBody, inPath, maybe, operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { shape } from '../../kernel/shape.ts';
import { checkTexts, requestLimit } from './contact.ts';
import { keepDataRequest, requestByStatus, verifyRequest } from './data-requests-store.ts';

const path = '/api/public/data-requests';
const tag = 'Participation';
const kinds = ['remove_profile', 'correct_profile', 'object_to_processing', 'copy_of_data'] as const;

const statuses = [
  'received',
  'awaiting_verification',
  'in_review',
  'done',
  'partly_done',
  'refused',
] as const;
const basicMembers = {
  request_id: uuid('The name of the request.').schema,
  request_kind: oneOf(kinds, 'What is asked for.').schema,
  status: oneOf(statuses, 'How far it is.').schema,
  received_at: dateTime('When it was received.').schema,
  due_by: date('The day by which it is answered.').schema,
  verification: {
    ...shape('{method: email_link, expires_at: dt, verified_at?: dt}'),
    description: 'The link that is mailed to the requester; there when mail is sent.',
  },
  status_url: text('The address of its status. Only its receiver knows it; it is shown once.').schema,
};

const statusSchema = {
  type: 'object',
  properties: {
    ...basicMembers,
    resolved_at: dateTime('When it was closed.').schema,
    outcome: text('What was decided, in words.').schema,
    propagated: {
      ...shape(
        '{api_at: dt, changes_seq: int, dump_version?: text, tool_server_at: dt, cleared: Count[], waiting: Count[]}',
        { Count: shape('{family: text, records: int}') },
      ),
      description:
        'The receipt of a removal: when the API and the tool server stopped showing it, its number in the log, the first dump without it (null until one is made), how many other records it was taken out of, and how many still name the person and wait for a decision (partly_done).',
    },
  },
  required: ['request_id', 'request_kind', 'status', 'received_at', 'due_by'],
};

export const createDataRequest = operation({
  name: 'create_data_request',
  method: 'POST',
  path,
  root: 'site',
  tier: 'public',
  tag,
  summary: 'Ask for removal, correction or a copy of data about a person, or object to its use.',
  description: 'Send the e-mail address of a person only with that person’s consent.',
  input: {
    request_kind: inBody(oneOf(kinds, 'What is asked for.')),
    requester_email: inBody(example(email('Where the answer goes.'), 'ada@example.org')),
    requester_name: inBody(maybe(exampleBeside(text('Who asks.', 200), 'Ada Example'))),
    subject_kind: inBody(
      maybe(exampleBeside(text('What kind of record it is about, such as hero.', 100), 'hero')),
    ),
    subject_public_id: inBody(
      maybe(exampleBeside(text('The public_id of the record.', 300), 'ada-thistlewood')),
    ),
    subject_name: inBody(maybe(exampleBeside(text('Whom it is about.', 300), 'Ada Thistlewood'))),
    message: inBody(maybe(exampleBeside(text('Anything else.', 20_000), 'Please confirm when it is done.'))),
  },
  output: () => ({
    type: 'object',
    properties: basicMembers,
    required: Object.keys(basicMembers).filter((member) => member !== 'verification'),
  }),
  success: 'accepted',
  run: async (input, given: AppContext) => {
    const { caller, desk, random, now, site, sendsMail } = given;
    const { requester_name, subject_kind, subject_public_id, subject_name, message } = input;
    checkTexts({
      requester_name: [requester_name || undefined, 'line'],
      subject_kind: [subject_kind || undefined, 'line'],
      subject_public_id: [subject_public_id || undefined, 'line'],
      subject_name: [subject_name || undefined, 'line'],
      message: [message || undefined, 'text'],
    });
    const token = makeSecret('req', random);
    const request = {
      id: newId(random),
      request_kind: input.request_kind,
      subject_kind: subject_kind || null,
      subject_public_id: subject_public_id || null,
      subject_name: subject_name || null,
      message: message || null,
      status: sendsMail ? ('awaiting_verification' as const) : ('received' as const),
      due_by: isoDay(now.getTime() + 30 * dayMs),
      status_hash: hashOfSecret(token),
      verify_until: sendsMail ? new Date(now.getTime() + 7 * dayMs).toISOString() : null,
    };
    await keepDataRequest(
      desk,
      request,
      { name: requester_name || null, email: input.requester_email },
      {
        author: caller.address,
        limit: requestLimit,
        mailIds: [newId(random), newId(random)],
      },
      now,
    );
    const stored = { ...request, received_at: now.toISOString(), verified_at: null };
    return answerOf({ ...basics(stored), status_url: `${site}${path}/${token}` });
  },
});

const token = inPath(
  example(text('The token of the address.'), 'perennial_req_0000000000000000000000000000000000'),
);

export const getDataRequest = operation({
  name: 'get_data_request',
  method: 'GET',
  path: `${path}/{token}`,
  root: 'site',
  tier: 'public',
  tag,
  summary: 'How far a data-protection request is, with the receipt of a removal.',
  input: { token },
  output: () => statusSchema,
  description: 'The token is the end of status_url, which only the person who asked was shown.',
  run: async ({ token }, given: AppContext) => {
    const { desk } = given;
    const found = isSecret('req', token) ? await requestByStatus(desk, hashOfSecret(token)) : undefined;
    return answerOf(statusOf(found));
  },
});

export const verifyDataRequest = operation({
  name: 'verify_data_request',
  method: 'POST',
  path: `${path}/{token}/verification`,
  root: 'site',
  tier: 'public',
  tag,
  summary: 'Confirm a data-protection request with the token that was mailed.',
  input: { token },
  output: () => statusSchema,
  notATool: 'A person confirms with the secret that was mailed.',
  run: async ({ token }, given: AppContext) => {
    const { desk, now } = given;
    const found = isSecret('req', token) ? await verifyRequest(desk, hashOfSecret(token), now) : undefined;
    return answerOf(statusOf(found));
  },
});

type Basics = Pick<
  DataRequestsTable,
  'id' | 'request_kind' | 'status' | 'received_at' | 'due_by' | 'verify_until' | 'verified_at'
>;

function basics(request: Basics) {
  const { id, request_kind, status, received_at, due_by, verify_until, verified_at } = request;
  const verification = verify_until && { method: 'email_link', expires_at: verify_until };
  return {
    request_id: id,
    request_kind,
    status,
    received_at,
    due_by,
    ...(verification ? { verification: verified_at ? { ...verification, verified_at } : verification } : {}),
  };
}

/** What is told of a request: never whom it is about, nor who asks. */
function statusOf(request: DataRequestsTable | undefined) {
  if (!request) throw new Refusal('not_found', 'There is no such request, or its link has expired.');
  const { resolved_at, outcome, api_at, changes_seq, dump_version, tool_server_at } = request;
  const cleared = JSON.parse(request.cleared ?? '[]') as readonly Count[];
  const waiting = countsOf(JSON.parse(request.waiting ?? '[]'));
  return {
    ...basics(request),
    ...(resolved_at === null ? {} : { resolved_at }),
    ...(outcome === null ? {} : { outcome }),
    ...(api_at === null
      ? {}
      : { propagated: { api_at, changes_seq, dump_version, tool_server_at, cleared, waiting } }),
  };
}

interface Count {
  readonly family: string;
  readonly records: number;
}

/** Ids are the operator's: they may hold a name. */
function countsOf(named: readonly { readonly family: string }[]): readonly Count[] {
  const counts = new Map<string, number>();
  for (const { family } of named) counts.set(family, (counts.get(family) ?? 0) + 1);
  return [...counts].map(([family, records]) => ({ family, records }));
}
