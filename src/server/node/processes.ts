// What the system says of another process by its number.

import { readFileSync } from 'node:fs';

/** Whether there is no such process any more; one that ended and that its parent did not ask after does nothing more. */
export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  return /^[ZX]$/.test(statOf(pid)?.[0] ?? '');
}

/** When the process of this number began, as Linux counts; null where the system does not say so. */
export function beganAt(pid: number): string | null {
  return statOf(pid)?.[19] ?? null;
}

/** What Linux tells of it behind its name, from its state on. */
function statOf(pid: number): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
