// Which refusals an operation can answer with: what follows from a rule for all of them, and the
// reasons that it declares itself.

import { STATUS_CODES } from 'node:http';
import { pathBelowSite } from '../../kernel/address.ts';
import type { Operation } from '../../kernel/operation.ts';
import type { Reason } from '../../kernel/refusal.ts';
import { takesCookies } from '../http/own-page.ts';
import { statusOf } from '../http/status.ts';

/** What callers read in `code`. */
export type Code = Reason | 'internal';

/** When each code is answered, as a clause. */
export const meaningOf: Readonly<Record<Code, string>> = {
  invalid_input: 'a value is not what its parameter takes, or a parameter is given twice',
  unknown_parameter: 'there is no such parameter; the nearest one is named',
  invalid_token: 'a credential is sent and not valid, on public routes too',
  missing_credential: 'nothing was sent that says who may do this',
  tier_required: 'the route needs a key of a higher tier; required_tier and current_tier say which',
  not_a_member: 'it is only for members of another team, or for members of a team',
  forbidden: 'the caller may not do this',
  browser_only: 'only a person does this, on the website; no credential of a program is enough',
  sign_in_needed: 'a tool of the tool server is for teams; signing in helps',
  sign_in_required: 'nobody is signed in in this browser',
  cross_site: 'a page of another site asked, with the cookie of this one',
  not_a_form: 'what a person does is sent by a form of the website, and in no other way',
  insufficient_scope: 'the person did not allow the program this; scope names what is missing',
  not_found: 'there is no such address, or no such record for this caller',
  method_not_allowed: 'the address answers other methods, named in Allow',
  merged: 'the record was merged into another one, which Location names',
  moved: 'the record has another public_id now; Location names its address',
  cursor_expired: 'the cursor is too old or of another history; dumps_url says where to begin again',
  conflict: 'it does not fit the present state',
  already_claimed: 'the team has claimed this already; existing_id names the claim',
  stale_form: 'the form was shown too long ago, a moment ago, or was sent before',
  duplicate: 'the very same was sent before',
  version_mismatch: 'it has changed since the version in If-Match',
  too_large: 'the body is too large',
  unsupported_media_type: 'the body is not JSON in UTF-8, or it is compressed',
  range_not_satisfiable: 'the file has no such bytes',
  rate_limited: 'too many requests; Retry-After says when to come back',
  unavailable: 'it is not possible at the moment; Retry-After says when to try again',
  link_required: 'it needs a link token of Omega Point, as register gives one',
  link_invalid: 'the link token is not valid here, or another key was sent',
  run_not_found: 'there is no such run, or the participant is no member of it',
  run_expired: 'the run has ended by the clock',
  gone: 'it was published, and was taken back',
  protocol_retired: 'the protocol of the run is not served any more',
  step_not_open: 'the step takes no answer now',
  step_invalid: 'the answer breaks the schema or a rule of its step; errors name them',
  lease_lost: 'somebody else has the step by now',
  already_submitted: 'another answer was accepted',
  budget_spent: 'the run has handed out as many steps as it may',
  budget_too_small: 'a run of this kind cannot be done in so few steps',
  gate_failed: 'a gate to publishing does not pass; gates names it',
  confirm_mismatch: 'confirm is not the head of the chain',
  already_published: 'the run is published',
  looks_like_a_key: 'the body holds what looks like a secret; it was not kept',
  quota_exhausted: 'a quota is used up; coming back later today does not help',
  storage_full: 'there is no room for new runs at the moment',
  internal: 'our fault: it is logged under the request_id',
};

function statusOfCode(code: Code): number {
  return code === 'internal' ? 500 : statusOf[code];
}

const anywhere: readonly Code[] = [
  'invalid_input',
  'unknown_parameter',
  'invalid_token',
  'rate_limited',
  'internal',
  'unavailable',
];

type Refusing = Pick<Operation, 'method' | 'tier' | 'root' | 'path' | 'refuses'>;

/** The codes of an operation's refusals, by status. */
export function refusalsOf(operation: Refusing): ReadonlyMap<number, readonly Code[]> {
  const codes = new Set<Code>([...anywhere, ...(operation.refuses ?? [])]);
  if (operation.tier !== 'public') codes.add('tier_required');
  if (operation.path.includes('{')) codes.add('not_found');
  if (operation.method !== 'GET') {
    codes.add('too_large').add('unsupported_media_type');
    if (takesCookies(pathBelowSite(operation))) codes.add('cross_site');
  }
  const all = Object.keys(meaningOf) as Code[];
  return Map.groupBy(
    all.filter((code) => codes.has(code)).sort((a, b) => statusOfCode(a) - statusOfCode(b)),
    statusOfCode,
  );
}

/** The name of a status among the components: 404 is NotFound. */
export function nameOfStatus(status: number): string {
  return (STATUS_CODES[status] as string).replaceAll(/\W/g, '');
}

/** Every status of a refusal with its codes. */
export function everyRefusal(): ReadonlyMap<number, readonly Code[]> {
  return Map.groupBy(Object.keys(meaningOf) as Code[], statusOfCode);
}
