// THE list of parts, in the order in which they run.

import type { Part } from './bench.ts';
import { comments } from './parts/comments.ts';
import { dump, imports } from './parts/copies.ts';
import { harvests } from './parts/harvest.ts';
import { ledger } from './parts/ledger.ts';
import { mixed } from './parts/mixed.ts';
import { omega } from './parts/omega.ts';
import { overload } from './parts/overload.ts';
import { firstViews, pictures } from './parts/pages.ts';
import { peers } from './parts/peers.ts';
import { peersDirectus } from './parts/peers-directus.ts';
import { reads } from './parts/reads.ts';
import { memory, newNode, projection, startUp } from './parts/start.ts';
import { tools } from './parts/tools.ts';
import { webhooks } from './parts/webhooks.ts';
import { workers } from './parts/workers.ts';
import { worst } from './parts/worst.ts';

export const parts: readonly Part[] = [
  imports,
  harvests,
  startUp,
  projection,
  newNode,
  dump,
  ...reads,
  pictures,
  firstViews,
  peers,
  peersDirectus,
  workers,
  mixed,
  overload,
  worst,
  tools,
  omega,
  memory,
  ledger,
  comments,
  webhooks,
];

/** Those of these names; without names all of them but what must be named. */
export function chosenParts(names: readonly string[]): readonly Part[] {
  return parts.filter(({ name, onlyNamed }) => (names.length === 0 ? !onlyNamed : names.includes(name)));
}
