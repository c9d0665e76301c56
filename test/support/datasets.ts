// Reads the dumps of a node as a client does, and checks what the index says of them.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Tier } from '../../src/kernel/tier.ts';
import type { Node } from './node.ts';
import { site } from './test-app.ts';

export interface File {
  readonly family: string;
  readonly access_level: Tier;
  readonly url: string;
  readonly latest_url: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly sha256_uncompressed: string;
  readonly rows: number;
}

export interface Index {
  readonly version: string;
  readonly snapshot_seq: number;
  readonly snapshot_cursor: string;
  readonly files: readonly File[];
  readonly replicas: readonly File[];
  readonly tombstones: File;
  readonly previous: readonly { version: string; url: string }[];
}

export async function indexOf(origin: Node, tier: Tier = 'public'): Promise<Index> {
  const answer = await origin.ask('/datasets/index.json', tier);
  assert.equal(answer.status, 200);
  const index = (await answer.json()) as Index;
  // Files of higher tiers are listed too, without their figures.
  return { ...index, files: index.files.filter(({ bytes }) => bytes !== null) };
}

export const pathOf = (url: string) => url.slice(site.length);
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The lines of a file, after everything that the index says of it was checked. */
export async function linesOf(origin: Node, file: File, tier: Tier = 'public'): Promise<readonly string[]> {
  const answer = await origin.ask(pathOf(file.url), tier);
  assert.equal(answer.status, 200, file.url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  assert.equal(bytes.length, file.bytes, file.url);
  assert.equal(sha(bytes), file.sha256, file.url);
  const text = gunzipSync(bytes);
  if (file.sha256_uncompressed) assert.equal(sha(text), file.sha256_uncompressed, file.url);
  const lines = text
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
  assert.equal(lines.length, file.rows, file.url);
  return lines;
}
