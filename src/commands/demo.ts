import { writeDemo } from '../../demo/write.ts';
import { mustBeFolder } from '../server/node/must-be-folder.ts';
import type { Output } from '../server/node/output.ts';

export interface DemoArguments {
  readonly size: number;
  readonly out: string;
  readonly json: boolean;
}

/** Writes the demo as files in the operator's format, ready for `perennial import`. */
export async function demoCommand(
  { size, out, json }: DemoArguments,
  output: Output,
  now: () => Date,
): Promise<number> {
  mustBeFolder('--out', out);
  const counts = await writeDemo(out, { now: now(), size });
  if (json) output.print(JSON.stringify({ out, counts }));
  else {
    for (const [family, count] of Object.entries(counts))
      output.print(`${String(count).padStart(9)} ${family}`);
    output.print(`Fictional records, written to ${out}; load them by: perennial import ${out}`);
  }
  return 0;
}
