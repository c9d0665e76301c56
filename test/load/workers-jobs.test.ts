// What is done once is done once, however many workers there are and while they are replaced.

import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { serving } from '../commands/process.ts';
import { folderForTest } from '../ledger/folder.ts';
import { listening } from '../support/listening.ts';

/** A mail server that takes everything and keeps the Message-IDs of what goes to others than the operator. */
async function mailbox() {
  const ids: string[] = [];
  const server = createServer((socket) => {
    let data = false;
    let said = '';
    let toOperator = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.on('data', (bytes) => {
      said += bytes;
      for (let end = said.indexOf('\r\n'); end >= 0; end = said.indexOf('\r\n')) {
        const line = said.slice(0, end);
        said = said.slice(end + 2);
        if (data) {
          const id = /^message-id: <(.+)@/i.exec(line)?.[1];
          if (id && !toOperator) ids.push(id);
          if (line !== '.') continue;
          data = false;
          socket.write('250 taken\r\n');
        } else if (/^rcpt to:/i.test(line)) {
          toOperator = line.includes('operator@');
          socket.write('250 ok\r\n');
        } else if (line === 'DATA') {
          data = true;
          socket.write('354 go on\r\n');
        } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  return { ids, ...(await listening(server)) };
}

test('two workers send each mail once, while they are replaced too', { timeout: 300_000 }, async () => {
  using folder = folderForTest();
  await using mail = await mailbox();
  const data = {
    PERENNIAL_DATA: folder.path,
    LOG_LEVEL: 'info',
    TRUST_PROXY: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'service@perennial.example',
    MAIL_TO: 'operator@perennial.example',
  };
  await using server = await serving(data, ['--workers', '2']);
  const write = async (number: number) => {
    const { status } = await fetch(`${server.url}/api/public/data-requests`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        connection: 'close',
        'x-forwarded-for': `192.0.2.${number}`,
      },
      body: JSON.stringify({
        request_kind: 'remove_profile',
        subject_kind: 'hero',
        subject_public_id: 'nobody-at-all',
        requester_email: `ada-${number}@paper.example`,
      }),
    });
    assert.equal(status, 202);
  };
  for (let number = 0; number < 5; number++) await write(number);
  process.kill(server.pid, 'SIGHUP');
  const end = performance.now() + 200_000;
  let number = 5;
  while (!server.said().stderr.includes('"the workers are replaced"')) {
    assert.ok(performance.now() < end, 'they are replaced');
    if (number < 20) await write(number++);
    await setTimeout(100);
  }
  while (mail.ids.length < number) {
    assert.ok(performance.now() < end + 60_000, `${mail.ids.length} of ${number} mails`);
    await setTimeout(100);
  }
  assert.equal((await server.stop()).code, 0);
  assert.deepEqual([mail.ids.length, new Set(mail.ids).size], [number, number]);
});
