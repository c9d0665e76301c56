// Another process over a data folder, as one of another release is: all that it does is to say what it reads.

import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ReadingProcess extends AsyncDisposable {
  readonly pid: number;
  /** Ends it without a chance to tidy up. */
  readonly kill: () => Promise<void>;
}

const saying = `
const [folder, shelf, module] = process.argv.slice(1);
const { readsShelf, servesFrom } = await import(module);
const held = [servesFrom(folder)];
if (shelf !== '') held.push(readsShelf(folder, shelf));
process.stdout.write('said');
setInterval(() => held, 60_000);
`;

/**
 * Serves from the folder; of the first releases it does not say which shelf it reads (`shelf` is null).
 * @param before what runs it: a command with its arguments
 */
export async function readingProcess(
  folder: string,
  shelf: string | null,
  before: readonly string[] = [],
): Promise<ReadingProcess> {
  const module = new URL('../../src/server/node/serving-processes.ts', import.meta.url).href;
  const [command, ...args] = [
    ...before,
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    saying,
    folder,
    shelf ?? '',
    module,
  ];
  const child = spawn(command as string, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { pid: child.pid as number, kill, [Symbol.asyncDispose]: kill };
}
