// Closing a data request by a removal: done when nobody serves the person any more, partly_done while something
// still names them. A request that several records are removed for is closed by the last of them.

import { randomBytes } from 'node:crypto';
import type { Desk } from '../../desk/desk.ts';
import { newId } from '../../desk/new-id.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Mention } from '../../people/privacy/speaks-of.ts';
import { resolveRequest } from '../../people/requests/data-requests-store.ts';
import { wholeRequest } from '../../people/requests/request-list.ts';
import { type Cleared, summed } from './person-references.ts';
import { stillWaiting, together } from './still-named.ts';

interface Removal {
  /** The number of the removal in the log. */
  readonly seq: number;
  readonly cleared: readonly Cleared[];
  /** What names the person still. */
  readonly named: readonly Mention[];
  readonly dumps: string | null;
}

/** Notes what a removal did for a request; what waits then, also of removals before. */
export async function closeByRemoval(
  { ledger, desk }: { readonly ledger: Ledger; readonly desk: Desk },
  request: string,
  { seq, cleared, named, dumps }: Removal,
  now: Date,
): Promise<readonly Mention[]> {
  const before = await wholeRequest(desk, request);
  const waited = JSON.parse(String(before?.waiting ?? '[]')) as readonly Mention[];
  const waiting = together(await stillWaiting({ ledger, desk }, waited), named);
  const earlier = JSON.parse(String(before?.cleared ?? '[]')) as readonly Cleared[];
  const at = now.toISOString();
  const receipt = {
    api_at: at,
    changes_seq: seq,
    dump_version: dumps,
    tool_server_at: at,
    cleared: JSON.stringify(summed([...earlier, ...cleared])),
    waiting: JSON.stringify(waiting),
  };
  const status = waiting.length === 0 ? 'done' : 'partly_done';
  await resolveRequest(desk, request, { status, outcome: null, receipt }, newId(randomBytes), now);
  return waiting;
}
