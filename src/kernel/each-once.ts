// Each name and each address belongs to one operation. Of two that share one, only the first would be asked,
// so such a list never starts.

import type { Operation } from './operation.ts';

export function eachOnce(operations: readonly Operation[]): readonly Operation[] {
  const seen = new Map<string, string>();
  for (const { name, method, path } of operations) {
    for (const one of [name, `${method} ${path}`]) {
      const other = seen.get(one);
      if (other !== undefined) {
        throw new Error(
          `operation ${name}: ${one} is taken by operation ${other}; give it another name or path`,
        );
      }
      seen.set(one, name);
    }
  }
  return operations;
}
