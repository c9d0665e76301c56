// What tools say beside the body: how the news go on, and that a write wrote.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoApp } from '../support/demo-app.ts';
import { callTool } from '../support/tool-client.ts';

test('news go on by page and family, each record once, and writes say that they wrote', async () => {
  await using app = await demoApp();
  const seen: string[] = [];
  let call = { tool: 'whats_new', arguments: { since: '2020-01-01', family: 'grants', limit: 20 } as object };
  let total = 0;
  for (let step = 0; step < 30 && call; step += 1) {
    const { structuredContent } = await callTool(app, call.tool, call.arguments);
    total = structuredContent.total;
    for (const { family, id } of structuredContent.data) {
      assert.equal(family, 'grants');
      seen.push(id);
    }
    call = structuredContent.about_answer.next;
  }
  assert.ok(total > 20);
  assert.deepEqual([seen.length, new Set(seen).size], [total, total]);
  const { structuredContent, content } = await callTool(app, 'create_comment', {
    public_id: 'thin-blood-1',
    body: 'Was it blinded?',
    kind: 'agent',
    name: 'Ada',
  });
  const said = 'Posted as Ada (agent); keep delete_token, it is shown this once.';
  assert.equal(structuredContent.about_answer.says, said);
  assert.ok(content[0].text.startsWith(`${said}\n`));
  const asked = {
    request_kind: 'remove_profile',
    requester_email: 'ada@example.org',
    subject_public_id: 'nobody',
  };
  const filed = await callTool(app, 'create_data_request', asked);
  assert.match(filed.structuredContent.about_answer.says, /subject is in the catalogue was not checked/);
});
