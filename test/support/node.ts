// A node whose ledger, shelf and dumps are files, as a server's are: for what copies of it are made of.

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import type { AppParts } from '../../src/app-parts.ts';
import { operations } from '../../src/catalogue.ts';
import { dumpsIn } from '../../src/dumps/dump-index.ts';
import { writeDumps } from '../../src/dumps/write-dumps.ts';
import { families } from '../../src/families.ts';
import type { Tier } from '../../src/kernel/tier.ts';
import { catchUp } from '../../src/ledger/follow.ts';
import type { Change, Ledger } from '../../src/ledger/ledger.ts';
import { readRecord } from '../../src/ledger/record.ts';
import { type Mirror, mirrorOf } from '../../src/server/mirror/mirror.ts';
import { openNode } from '../../src/server/open-node.ts';
import { shelfFile } from '../../src/shelf/layout/shelf-names.ts';
import type { Shelf } from '../../src/shelf/shelf.ts';
import { contractOf } from './contract.ts';
import { namedCaller, noon, site } from './test-app.ts';

export interface Node extends AsyncDisposable {
  readonly ledger: Ledger;
  readonly shelf: Shelf;
  readonly shelfFile: string;
  readonly folder: string;
  readonly ask: (path: string, tier?: Tier) => Promise<Response>;
  readonly askWith: (path: string, headers: Record<string, string>) => Promise<Response>;
  readonly bugs: unknown[];
  readonly parts: AppParts;
}

export async function node(historyId: string): Promise<Node> {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-node-'));
  const opened = await openNode({ perennialData: folder, databaseUrl: null }, () => noon);
  const { ledger, shelf, desk } = opened;
  const bugs: unknown[] = [];
  const parts: AppParts = {
    config: { serviceName: 'Perennial', partner: 'Omega Point Research', siteUrl: site },
    reader: shelf.reader,
    desk,
    ledger,
    random: (bytes) => new Uint8Array(bytes),
    historyId,
    dumps: dumpsIn(join(folder, 'dumps')),
    dumpsFolder: join(folder, 'dumps'),
    now: () => noon,
    requestId: () => 'r',
    onBug: (error) => bugs.push(error),
    identify: namedCaller,
  };
  const app = createApp(parts);
  const askWith = async (path: string, headers: Record<string, string>) =>
    app.fetch(new Request(site + path, { headers }));
  const { check } = contractOf(operations);
  const ask = async (path: string, tier: Tier = 'public') => {
    const headers = tier === 'public' ? {} : { authorization: tier };
    const answer = await askWith(path, headers);
    await check(new Request(site + path, { headers }), answer, tier);
    return answer;
  };
  const close = async () => {
    await opened[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  };
  const file = shelfFile(folder, opened.fingerprint);
  return { ledger, shelf, shelfFile: file, folder, ask, askWith, bugs, parts, [Symbol.asyncDispose]: close };
}

export function changeOf(family: string, record: object): Change {
  const declared = families.find(({ name }) => name === family);
  assert.ok(declared);
  const read = readRecord(declared, record);
  assert.ok(!Array.isArray(read), JSON.stringify(read));
  return read as Change;
}

export async function add(origin: Node, ...records: readonly (readonly [string, object])[]): Promise<void> {
  await origin.ledger.append(
    records.map(([family, record]) => changeOf(family, record)),
    noon,
  );
  await catchUp(origin.ledger, origin.shelf);
}

export function dump(origin: Node, allowFewer = false) {
  const { folder, shelfFile: shelf } = origin;
  const request = { families, site, licence: 'CC BY 4.0', now: noon, allowFewer };
  return writeDumps({ ...request, folder: join(folder, 'dumps'), shelf });
}

/** A mirror that follows `origin` as a caller of this tier, into the ledger of another node. */
export function following(
  origin: Node,
  to: Node,
  tier: Tier,
  forgotten: (family: string, id: string) => Promise<void> = async () => {},
): Mirror {
  return mirrorOf({
    url: site,
    ledger: to.ledger,
    families,
    folder: to.folder,
    ask: (address) => origin.ask(address.slice(site.length), tier),
    now: () => noon,
    onProgress: () => {},
    forgotten,
  });
}

export async function catchUpWith(mirror: Mirror, { ledger, shelf }: Node): Promise<void> {
  await mirror.catchUp();
  await catchUp(ledger, shelf);
}
