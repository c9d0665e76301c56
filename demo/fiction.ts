// How the demo says that it is invented: in the source, in names, in texts and in addresses.

import { demoId } from './ids.ts';

export interface DemoRecord {
  readonly family: string;
  readonly record: Record<string, unknown>;
}

export const notice = 'Fictional demo record.';

export function fictional(name: string): string {
  return `${name} (fictional)`;
}

/** A text that says once that it is fiction. */
export function told(text: string): string {
  return `${text} ${notice}`;
}

/** An address that belongs to nobody (RFC 2606). */
export function page(path: string): string {
  return `https://example.org/${path}`;
}

/** A record of the demo; `key` is unique in its family. Members that are undefined are left out. */
export function record(family: string, key: string, members: Readonly<Record<string, unknown>>): DemoRecord {
  const whole: Record<string, unknown> = { id: demoId(family, key) };
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined) whole[name] = value;
  }
  whole.text_policy ??= 'full';
  whole.source = 'demo';
  whole.source_url ??= page(`demo/${family}/${key}`);
  return { family, record: whole };
}

/** Slugs or words in one string, separated by spaces; an empty string gives none. */
export function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function euros(amount: number): { amount: string; currency: string } {
  return { amount: amount.toFixed(2), currency: 'EUR' };
}

/** The mean of the scores that are not null, to one decimal, or null when fewer than `least` are there. */
export function meanScore(scores: readonly (number | null)[], least: number): number | null {
  const known = scores.filter((score) => score !== null);
  if (known.length < least || known.length === 0) return null;
  return Math.round((known.reduce((sum, score) => sum + score, 0) / known.length) * 10) / 10;
}
