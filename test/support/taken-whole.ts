import assert from 'node:assert/strict';
import { families } from '../../src/families.ts';
import { type ImportCounts, importFile } from '../../src/sources/operator-file.ts';
import type { TestApp } from './test-app.ts';

/** Imports a file of which no line is refused, at the time of the app. */
export function takenWhole(
  { ledger, clock }: Pick<TestApp, 'ledger' | 'clock'>,
  file: string,
): Promise<ImportCounts> {
  return importFile(file, {
    families,
    ledger,
    now: () => clock.now,
    strict: true,
    onRefused: ({ reason }) => assert.fail(reason),
    onPrivacyRequest: () => undefined,
    onProgress: () => undefined,
  });
}
