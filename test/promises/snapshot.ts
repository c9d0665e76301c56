// What the public reads of a catalogue, byte by byte, asked of an app without kept answers.

import { createApp } from '../../src/app.ts';
import { appParts, site, type TestApp } from '../support/test-app.ts';

export interface Read {
  readonly status: number;
  readonly etag: string | null;
  readonly text: string;
}

/** The public answers to these paths. Request ids, which differ by nature, are left out. */
export async function publicAnswers(
  test: TestApp,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Read>> {
  const app = createApp(appParts(test));
  const answers = new Map<string, Read>();
  for (const path of paths) {
    const response = await app.fetch(new Request(`${site}/api/v1${path}`));
    answers.set(path, {
      status: response.status,
      etag: response.headers.get('etag'),
      text: await response.text(),
    });
  }
  return answers;
}

/** The paths whose answers are not the same, with both answers; `etags` says whether validators count. */
export function differences(
  before: ReadonlyMap<string, Read>,
  after: ReadonlyMap<string, Read>,
  { etags }: { etags: boolean },
): readonly string[] {
  const found: string[] = [];
  for (const [path, was] of before) {
    const is = after.get(path);
    const same = is && is.status === was.status && is.text === was.text && (!etags || is.etag === was.etag);
    if (!same) found.push(`${path}\n  before ${cut(was)}\n  after  ${cut(is)}`);
  }
  return found;
}

function cut(read: Read | undefined): string {
  return read ? `${read.status} ${read.etag} ${read.text.slice(0, 300)}` : 'nothing';
}
