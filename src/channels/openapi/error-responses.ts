// The bodies of refusals, and the answer for each status.

import { headersWith } from './answer-headers.ts';
import type { Schema } from './over-tiers.ts';
import { type Code, everyRefusal, meaningOf, nameOfStatus } from './refusals.ts';

const codes = Object.keys(meaningOf);
const text = (description: string) => ({ type: 'string', description });
const tier = (description: string) => ({ type: 'string', enum: ['public', 'full', 'top'], description });

/** Members that some refusals add. */
const further = {
  errors: {
    type: 'array',
    description: 'Each bad member of the input.',
    items: {
      title: 'FieldError',
      type: 'object',
      properties: {
        field: text('The parameter or the member, as a path of names.'),
        code: text('What is wrong with it, for programs.'),
        message: text('What it must be, as a sentence.'),
        hint: text('What to do about it.'),
      },
      required: ['field', 'code', 'message'],
    },
  },
  scope: text('What a sign-in should ask for.'),
  required_tier: tier('The tier that the route needs.'),
  current_tier: tier('The tier of the caller.'),
  attempts_left: { type: 'integer', description: 'How many attempts a step of Omega Point has left.' },
  gates: {
    type: 'array',
    items: { type: 'object' },
    description: 'The gates to publishing that do not pass.',
  },
  chain_head: text('The head of the chain of a run.'),
  accepted_sha256: text('The digest of the answer that was accepted.'),
  existing_id: text('The id of what is there already.'),
  dumps_url: text('Where the dumps are.'),
  version: { type: 'integer', description: 'The present version.' },
};
const code = { type: 'string', enum: codes, description: 'What happened, for programs; it stays.' };

export const errorSchemas: Readonly<Record<string, Schema>> = {
  Error: {
    type: 'object',
    properties: {
      error: text('What happened and what to do, as a sentence for people; it may change.'),
      code,
      request_id: text('The name of the request in the log of the server.'),
      docs_url: text('Where the code is explained, for people.'),
      status: { type: 'integer', description: 'The status of the answer; only below /common-grants.' },
      message: text('The same as error; only below /common-grants.'),
      ...further,
    },
    required: ['error', 'code', 'request_id', 'docs_url'],
  },
  Problem: {
    type: 'object',
    description: 'The same in the form of RFC 9457.',
    properties: {
      type: text('Where the code is explained: its name as an address.'),
      title: text('The name of the status.'),
      status: { type: 'integer', description: 'The status of the answer.' },
      detail: text('What happened and what to do, as a sentence.'),
      instance: text('The name of the request in the log of the server.'),
      code,
      ...further,
    },
    required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
  },
};

const extra: Readonly<Record<number, readonly string[]>> = {
  308: ['Location'],
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** One answer for each status that is not success. */
export function refusalResponses(): Readonly<Record<string, Schema>> {
  const responses: Record<string, Schema> = {
    NotModified: {
      description: 'Nothing changed since the ETag in If-None-Match.',
      headers: headersWith('ETag'),
    },
  };
  for (const [status, found] of everyRefusal()) {
    responses[nameOfStatus(status)] = {
      description: found.map((one: Code) => `\`${one}\`: ${meaningOf[one]}.`).join(' '),
      headers: headersWith(...(extra[status] ?? [])),
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Error' } },
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    };
  }
  return responses;
}
