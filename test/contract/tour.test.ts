// What the README and the rules of the API show of answers is what the demo answers. Dates that follow the day,
// ids and addresses of the site differ; everything else does not.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { demoApp } from '../support/demo-app.ts';

const root = 'http://127.0.0.1:8080/api/v1';
const shown = /```sh\ncurl '?(http[^'\n]+)'?\n```\n```json\n([^`]+)\n```/g;

test('the answers of the tour are those of the demo', async () => {
  await using app = await demoApp();
  let pairs = 0;
  for (const file of ['README.md', 'docs/api-design.md']) {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    for (const [, address = '', answer = ''] of text.matchAll(shown)) {
      const { body } = await app.get(address.slice(root.length));
      const said = JSON.stringify(body);
      const parts = [
        ...answer.matchAll(/"\w+":/g),
        ...answer.matchAll(/"\w+":(?:[\d.]+|true|false|null|"(?!\d{4}-|[\da-f]{8}-)[^"…/]*")(?=[,}\]])/g),
        ...answer.matchAll(/\{"value":"[^"]+","count":\d+\}/g),
        ...answer.matchAll(/"errors":\[.*?\}\]/g),
      ];
      if (!answer.includes('…'))
        for (const member of Object.keys(body))
          assert.ok(answer.includes(`"${member}":`), `${file}: what shows ${address} whole lacks ${member}`);
      for (const [part] of parts) assert.ok(said.includes(part), `${file}: ${address} answers no ${part}`);
      pairs += 1;
    }
  }
  assert.equal(pairs, 7);
});
