import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file as an operator imports it; its path. */
export function writeRecords(path: string, records: readonly object[]): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return path;
}
