// The fictional demo in a test app, as `perennial serve --demo` has it.

import { loadDemoRuns } from '../../demo/omega/load.ts';
import { type DemoOptions, demoWorld } from '../../demo/world.ts';
import { contentSigner } from '../../src/people/webhooks/sign.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Adds the records of the demo, and returns them by family. Its dates are counted from the app's clock. */
export async function addDemo(app: TestApp, options: Partial<DemoOptions> = {}) {
  const byFamily = Map.groupBy(demoWorld({ now: app.clock.now, ...options }), ({ family }) => family);
  for (const [family, rows] of byFamily) await app.add(family, ...rows.map(({ record }) => record));
  return byFamily;
}

/** Adds the runs of Omega Point of which the demo's records are told. */
export async function addDemoRuns(app: TestApp): Promise<void> {
  await loadDemoRuns(app.desk, await contentSigner(app.desk, app.clock.now));
}

export async function demoApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const app = await createTestApp(options);
  await addDemo(app);
  return app;
}
