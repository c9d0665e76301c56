// What a process is called in names of files that several containers or machines may share. Its number alone comes
// again in each container: the first process of every one of them is number 1.

import { hash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { threadId } from 'node:worker_threads';

/** Whose numbers they are: of a machine since it started, and of a container. */
const whose = hash('sha256', [orNothing(bootId), orNothing(container), hostname()].join(' ')).slice(0, 8);

/** No two processes that live have the same one, such as `4711-0a1b2c3d`. */
export const processName = `${process.pid}-${whose}`;

let names = 0;

/** Another one each time, in all threads of all processes: `4711-0a1b2c3d-0-1`. */
export function ownName(): string {
  names += 1;
  return `${processName}-${threadId}-${names}`;
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
}

function container(): string {
  return readlinkSync('/proc/self/ns/pid');
}

/** Only Linux says them. */
function orNothing(fact: () => string): string {
  try {
    return fact();
  } catch {
    return '';
  }
}
