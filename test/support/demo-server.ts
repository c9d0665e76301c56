// The demo behind a port, for a real browser.

import { createApp } from '../../src/app.ts';
import { served } from './chromium.ts';
import { appParts } from './test-app.ts';
import { demoSite } from './website.ts';

/** The demo behind a port, without limits. */
export async function demoServer() {
  const demo = await demoSite();
  const server = await served((siteUrl) => {
    const parts = appParts(demo.test);
    let request = 0;
    return createApp({
      ...parts,
      config: { ...parts.config, siteUrl },
      requestId: () => `browser-${++request}`,
    });
  });
  return {
    url: server.url,
    test: demo.test,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      await demo[Symbol.asyncDispose]();
    },
  };
}
