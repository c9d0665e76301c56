// What the descriptions are made from.

import type { Operation } from '../../kernel/operation.ts';
import type { PlainRoute } from '../http/plain-routes.ts';

export interface Described {
  readonly serviceName: string;
  readonly siteUrl: string;
  readonly operations: readonly Operation[];
  readonly routes: readonly PlainRoute[];
  /** What each tag of the operations is about. */
  readonly topics: Readonly<Record<string, string>>;
}
