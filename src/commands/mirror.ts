import { join } from 'node:path';
import { families } from '../catalogue.ts';
import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { bringUpToDate } from '../jobs/build-shelf.ts';
import { type Mirror, mirrorOf } from '../jobs/mirror.ts';
import { MirrorError } from '../jobs/mirror-lines.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { CommandError, type Output } from './output.ts';

export interface MirrorArguments {
  readonly url: string;
  readonly key: string | undefined;
}

/** ms for an answer of the feed to end, and for a file of the dumps. */
const patience = 60_000;
const patienceForFiles = 3_600_000;

/** The mirror of an instance over this ledger. */
export function mirrorInto(
  { url, key }: MirrorArguments,
  ledger: Ledger,
  config: Config,
  now: () => Date,
  onProgress: (sentence: string) => void,
): Mirror {
  const site = url.replace(/\/+$/, '');
  if (!/^https?:\/\//.test(site) || !URL.canParse(site)) {
    throw new CommandError(`${url} is no address such as https://example.org.`, 2);
  }
  const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  const ask = (address: string) => {
    // The key goes to the instance itself and to nobody else.
    if (!address.startsWith(`${site}/`)) {
      const sentence = `${site} names a file elsewhere, ${address}; mirror it by the address that it gives itself.`;
      throw new MirrorError(sentence);
    }
    const isFile = address.endsWith('.ndjson.gz');
    const signal = AbortSignal.timeout(isFile ? patienceForFiles : patience);
    return fetch(address, { headers, redirect: 'error', signal });
  };
  return mirrorOf({ url: site, ledger, families, folder: config.data, ask, now, onProgress });
}

/** Takes all there is and ends; `perennial serve` then answers from it. */
export async function mirrorOnceCommand(
  asked: MirrorArguments,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using data = await openDataFolder(config);
  const mirror = mirrorInto(asked, data.ledger, config, now, (sentence) => output.progress(sentence));
  try {
    const taken = await mirror.catchUp();
    await bringUpToDate(data.ledger, data.shelf);
    output.done();
    const counts = Object.values(await data.ledger.counts()).reduce((sum, n) => sum + n, 0);
    output.print(
      `${counts} records of ${asked.url} in ${join(config.data)}, ${taken} changes of the feed taken now`,
    );
    return 0;
  } catch (error) {
    output.done();
    throw asCommandError(error);
  }
}

/** What cannot be mended here is one sentence. */
export function asCommandError(error: unknown): unknown {
  if (error instanceof MirrorError) return new CommandError(error.message);
  if (error instanceof TypeError && error.message === 'fetch failed') {
    return new CommandError(
      `The instance does not answer: ${String((error.cause as Error | undefined)?.message ?? error.message)}.`,
    );
  }
  return error;
}
