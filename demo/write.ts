import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../src/engines/sync-names.ts';
import { type DemoOptions, demoWorld } from './world.ts';

/** Characters that are collected before a file is written to. */
const chunk = 256 * 1024;

interface Output {
  readonly file: FileHandle;
  pending: string;
  count: number;
}

/**
 * Writes `{family}.ndjson` for every family of the demo into the directory, which is created when missing; files
 * of these names are replaced. Answers with the number of records of each family. Memory does not grow with size.
 */
export async function writeDemo(directory: string, options: DemoOptions): Promise<Record<string, number>> {
  makeFolder(directory);
  const outputs = new Map<string, Output>();
  try {
    for (const { family, record } of demoWorld(options)) {
      let output = outputs.get(family);
      if (output === undefined) {
        output = { file: await open(join(directory, `${family}.ndjson`), 'w'), pending: '', count: 0 };
        outputs.set(family, output);
      }
      output.pending += `${JSON.stringify(record)}\n`;
      output.count += 1;
      if (output.pending.length >= chunk) await flush(output);
    }
    for (const output of outputs.values()) await flush(output);
    return Object.fromEntries([...outputs].map(([family, { count }]) => [family, count]));
  } finally {
    for (const { file } of outputs.values()) await file.close();
  }
}

async function flush(output: Output): Promise<void> {
  const text = output.pending;
  output.pending = '';
  await output.file.writeFile(text);
}
