// What the app over a data folder is made of, whichever door it is asked through.

import { randomBytes, randomUUID } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { lookUps, resolveByServers } from '../access/outgoing/look-ups.ts';
import type { SafeAddressRules } from '../access/outgoing/safe-address.ts';
import { sealBy } from '../access/seal.ts';
import type { AppParts } from '../app-parts.ts';
import { switchedOff } from '../catalogue.ts';
import type { DiskSpace } from '../context.ts';
import { historyIdOf } from '../desk/nodes.ts';
import { dumpsIn } from '../dumps/dump-index.ts';
import { contentSigner } from '../people/webhooks/sign.ts';
import type { Config } from '../settings/config.ts';
import { mirroredBy } from './mirror/mirror-place.ts';
import type { Node } from './open-node.ts';
import { workedTime } from './worked-time.ts';

/** @param config with the address under which the app is reached */
export async function partsOver(
  { ledger, shelf, desk, fingerprint }: Pick<Node, 'ledger' | 'shelf' | 'desk' | 'fingerprint'>,
  config: Config,
  now: () => Date,
  clock: () => number,
): Promise<Omit<AppParts, 'onBug'> & { readonly outside: SafeAddressRules }> {
  return {
    config,
    reader: shelf.reader,
    desk,
    ledger,
    random: randomBytes,
    historyId: await historyIdOf(desk, randomBytes),
    mirrored: () => mirroredBy(config.perennialData),
    disk: () => diskUnder(config.perennialData),
    program: fingerprint,
    dumps: dumpsIn(config.perennialDumps),
    dumpsFolder: config.perennialDumps,
    sendsMail: config.smtpUrl !== null,
    off: switchedOff(config),
    outside: { permitted: config.webhookAllow, resolve: lookUps({ ask: resolveByServers, clock }) },
    omega: {
      listing: config.omegaListing,
      storeMb: config.omegaStoreMb,
      signer: () => contentSigner(desk, now(), sealBy(config.secretKey, randomBytes)),
    },
    now,
    requestId: () => randomUUID(),
    cpuMs: workedTime(clock, () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1_000;
    }),
    clock,
  };
}

/** Null for a folder that is away. */
export function diskUnder(folder: string): DiskSpace | null {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}
