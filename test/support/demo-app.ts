// An app with the fictional demo, as `perennial serve --demo` has it.

import { loadDemoRuns } from '../../demo/omega/load.ts';
import { demoWorld } from '../../demo/world.ts';
import { contentSigner } from '../../src/people/webhooks/sign.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export async function demoApp(): Promise<TestApp> {
  const app = await createTestApp();
  const rows = [...demoWorld({ now: app.clock.now })];
  for (const [family, some] of Map.groupBy(rows, (row) => row.family)) {
    await app.add(family, ...some.map((row) => row.record));
  }
  await loadDemoRuns(app.desk, await contentSigner(app.desk, app.clock.now));
  return app;
}
