import { excerpt } from '../../kernel/text-policy.ts';

/** The excerpt a record brings, or the beginning of its text; null when it has neither. */
export function excerptOf(record: {
  readonly excerpt: string | null;
  readonly text: string | null;
}): string | null {
  return record.excerpt ?? (record.text === null ? null : excerpt(record.text));
}
