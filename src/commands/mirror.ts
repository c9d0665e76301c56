import { join } from 'node:path';
import { counted } from '../kernel/counted.ts';
import { sum } from '../kernel/sum.ts';
import { whyUnanswered } from '../kernel/why-unanswered.ts';
import { dumpTask } from '../server/dumps/dump-task.ts';
import { finishErasures } from '../server/erasure/erasing.ts';
import { MirrorError } from '../server/mirror/lines.ts';
import { type MirrorArguments, mirrorInto } from '../server/mirror/mirror-into.ts';
import { CommandError, type Output } from '../server/node/output.ts';
import { openNode } from '../server/open-node.ts';
import type { Config } from '../settings/config.ts';

/** Takes all there is and ends; `perennial serve` then answers from it. */
export async function mirrorOnceCommand(
  asked: MirrorArguments,
  config: Config,
  output: Output,
  now: () => Date,
): Promise<number> {
  await using data = await openNode(config, now);
  const { desk, bringUpToDate: shown } = data;
  const mirror = mirrorInto(asked, data, config, now, (sentence) => output.progress(sentence));
  try {
    const taken = await mirror.catchUp();
    await finishErasures({ data, desk, dumps: dumpTask(config), shown, now });
    output.done();
    const counts = sum(Object.values(await data.ledger.counts()));
    output.print(
      `${counted(counts, 'record')} of ${asked.url} in ${join(config.perennialData)}, ${counted(taken, 'change')} of the feed taken now`,
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
    return new CommandError(`The instance does not answer: ${whyUnanswered(error)}.`);
  }
  return error;
}
