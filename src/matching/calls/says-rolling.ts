import type { Doc } from '../../kernel/family.ts';

/** Whether the source says that applications are taken at any time. */
export function saysRolling({
  labels,
  deadlines,
}: {
  readonly labels?: unknown;
  readonly deadlines?: unknown;
}) {
  return (
    ((labels ?? []) as readonly unknown[]).includes('rolling') ||
    ((deadlines ?? []) as readonly Doc[]).some(({ rolling }) => rolling === true)
  );
}
