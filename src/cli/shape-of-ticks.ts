// What Node puts into its queue of ticks, some ten times for each answer, is an object whose members it computes. V8
// makes such an object quickly once it knows its shape. But a shape that no object has is collected with the whole heap,
// and whoever meets it anew then takes a slow way for good, which costs a tenth of a list (decision 168). So one such
// object is kept.

import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/** Called before the heap is collected for the first time: later it may be too late. */
export function keepShapeOfTicks(): void {
  // While a tick runs it is what is executed.
  process.nextTick(() => kept.push(executionAsyncResource()));
}
