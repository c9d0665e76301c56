// What tests of a source share: a context, a service that answers from memory, and records that an import takes.

import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { families } from '../../src/families.ts';
import type { Doc } from '../../src/kernel/family.ts';
import { readRecord } from '../../src/ledger/record.ts';
import type { HarvestContext, LiveService, Reading, Source } from '../../src/sources/reading/source.ts';

/** A catalogue without organizations; a refusal fails the test unless it is asked for. */
export function contextAt(now: string, given: Partial<HarvestContext> = {}): HarvestContext {
  return {
    now: new Date(now),
    organizationByName: () => null,
    organizationSlugByRor: () => null,
    topicMin: 30,
    all: false,
    refuse: (where, reason) => assert.fail(`${where}: ${reason}`),
    ...given,
  };
}

/** The same, which keeps what is refused. */
export function keepingContext(
  now: string,
  given: Partial<HarvestContext> = {},
): HarvestContext & { readonly refusals: string[] } {
  const refusals: string[] = [];
  const refuse = (where: string, reason: string) => refusals.push(`${where}: ${reason}`);
  return { ...contextAt(now, { refuse, ...given }), refusals };
}

export interface FakeService extends LiveService {
  /** The addresses that were asked for, in their order. */
  readonly asked: string[];
  /** The pauses that were made, in milliseconds. */
  readonly slept: number[];
}

export function serviceThat(
  answer: (url: string, init: RequestInit | undefined) => Response,
  watermark: string | null = null,
): FakeService {
  const asked: string[] = [];
  const slept: number[] = [];
  return {
    asked,
    slept,
    watermark,
    scratch: tmpdir(),
    sleep: async (ms) => {
      slept.push(ms);
    },
    fetch: async (url, init) => {
      asked.push(url);
      assert.match(String(new Headers(init?.headers).get('user-agent')), /^Perennial\//, 'says who asks');
      return answer(url, init);
    },
  };
}

/** The records of a reading, each checked as an import of its family would. */
export async function recordsOf(source: Source, reading: Reading): Promise<readonly Doc[]> {
  const family = families.find(({ name }) => name === source.family);
  assert.ok(family, `${source.name} fills a family`);
  const found: Doc[] = [];
  for await (const record of reading.records) {
    const given = family.fields.attribution ? { ...record, attribution: source.credit } : record;
    const read = readRecord(family, given);
    assert.ok(!Array.isArray(read), `${record.id}: ${JSON.stringify(read)}`);
    found.push(record);
  }
  return found;
}
