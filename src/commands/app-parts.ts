// What the app over a data folder is made of, whichever door it is asked through.

import { randomBytes, randomUUID } from 'node:crypto';
import { type OutsideRules, resolveByMachine } from '../access/outside-address.ts';
import type { AppParts } from '../app.ts';
import type { Config } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import { dumpsIn } from '../datasets/dump-index.ts';
import type { Desk } from '../desk/desk.ts';
import { lineageOf } from '../desk/upkeep.ts';

/** @param config with the address under which the app is reached */
export async function partsOver(
  { ledger, shelf, fingerprint }: Pick<DataFolder, 'ledger' | 'shelf' | 'fingerprint'>,
  desk: Desk,
  config: Config,
  now: () => Date,
  clock: () => number,
): Promise<Omit<AppParts, 'onBug'> & { readonly outside: OutsideRules }> {
  return {
    config,
    reader: shelf.reader,
    desk,
    ledger,
    random: randomBytes,
    lineage: await lineageOf(desk, randomBytes),
    program: fingerprint,
    dumps: dumpsIn(config.dumps),
    dumpsFolder: config.dumps,
    sendsMail: config.smtpUrl !== null,
    outside: { permitted: config.webhookAllow, resolve: resolveByMachine },
    now,
    requestId: () => randomUUID(),
    clock,
  };
}
