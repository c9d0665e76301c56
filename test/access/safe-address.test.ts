import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { createServer as createTcp } from 'node:net';
import { test } from 'node:test';
import {
  isPublic,
  OutsideAddressError,
  type SafeAddressRules,
  vetAddress,
} from '../../src/access/outgoing/safe-address.ts';
import { safePost } from '../../src/access/outgoing/safe-post.ts';
import { type Listening, listening } from '../support/listening.ts';

const message = { headers: { 'content-type': 'application/json' }, body: '{}', timeoutMs: 2_000 };

/** Names as a hostile resolver gives them; literal addresses never come here. */
const names: Readonly<Record<string, readonly string[]>> = {
  localhost: ['127.0.0.1'],
  'localhost.': ['127.0.0.1'],
  'six.test': ['::1'],
  'inside.test': ['10.0.0.5'],
  'metadata.test': ['169.254.169.254'],
  'mixed.test': ['93.184.216.34', '127.0.0.1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'nat64.test': ['64:ff9b::7f00:1'],
  'garbage.test': ['not an address'],
  'public.test': ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'],
};

function rules(permitted: readonly string[] = []): SafeAddressRules {
  return { permitted, resolve: async (name) => names[name] ?? [] };
}

function corpus(port: number): readonly string[] {
  const hosts = [
    ...[
      '127.0.0.1',
      '127.1',
      '127.0.1',
      '127.0.0.2',
      '127.255.255.254',
      '0',
      '0.0.0.0',
      '0x7f.1',
      '0x7f000001',
    ],
    ...[
      '0x7F.0x0.0x0.0x1',
      '2130706433',
      '017700000001',
      '0177.0.0.1',
      '0177.1',
      '127.0x0.1',
      '127.00.00.01',
    ],
    ...[
      '10.0.0.1',
      '10.255.255.255',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1',
      '192.168.1.1',
      '100.64.0.1',
    ],
    ...['169.254.169.254', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '169.254.170.2', '192.0.0.1'],
    ...[
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '[::1]',
      '[::]',
      '[0:0:0:0:0:0:0:1]',
      '[::ffff:7f00:1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:169.254.169.254]',
    ],
    ...['[::127.0.0.1]', '[::7f00:1]', '[64:ff9b::7f00:1]', '[64:ff9b::127.0.0.1]', '[64:ff9b:1::7f00:1]'],
    ...[
      '[2002:7f00:1::]',
      '[2002:a9fe:a9fe::]',
      '[2001::7f00:1]',
      '[fe80::1]',
      '[fec0::1]',
      '[fc00::1]',
      '[fd00::1]',
    ],
    ...['[ff02::1]', '[100::1]', '[2001:db8::1]', '[5f00::1]', '[::ffff:0:127.0.0.1]', '[4000::1]'],
    ...['localhost', 'LOCALHOST', 'localhost.', 'six.test', 'inside.test', 'metadata.test', 'mixed.test'],
    ...['mapped.test', 'nat64.test', 'garbage.test', 'nowhere.test', '127.0.0.1.', '%31%32%37.0.0.1'],
    ...['127。0。0。1', '１２７.0.0.1', 'ⓛocalhost', 'user@127.0.0.1', 'user:pw@127.0.0.1', '@127.0.0.1'],
    ...['public.test@127.0.0.1', 'public.test:443@127.0.0.1', '127.0.0.1\\@public.test', '[::1%25lo]'],
  ];
  return [
    ...hosts.flatMap((host) => [`http://${host}:${port}/`, `https://${host}:${port}/`]),
    ...hosts.filter((host) => !host.includes('public.test')).map((host) => `https://${host}/`),
    'file:///etc/passwd',
    'unix:/var/run/docker.sock',
    'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
    `gopher://127.0.0.1:${port}/`,
    `ftp://127.0.0.1:${port}/`,
    `ws://127.0.0.1:${port}/`,
    'data:text/plain,x',
    'javascript:1',
    `//127.0.0.1:${port}/`,
    `http:/127.0.0.1:${port}/`,
    `http:127.0.0.1:${port}`,
    `http:\\\\127.0.0.1:${port}\\`,
    ` http://127.0.0.1:${port}/`,
    `http://127.0.0.1:${port}/\n`,
    `ht\ntp://127.0.0.1:${port}/`,
    'http://public.test/',
    'https://public.test:8443/',
    'https://public.test:22/',
    '',
    'https://',
    `https://public.test/${'a'.repeat(3_000)}`,
  ];
}

async function listener(): Promise<Listening & { readonly heard: readonly string[] }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(204).end();
  });
  server.on('connection', () => heard.push('connection'));
  return { heard, ...(await listening(server)) };
}

test('no form of a forbidden address reaches a listener on this machine', async () => {
  await using local = await listener();
  const forms = corpus(local.port);
  assert.ok(forms.length >= 80, `${forms.length} forms`);
  const post = safePost(rules());
  for (const url of forms) {
    const outcome = await post({ ...message, url });
    assert.ok('error' in outcome, url);
    assert.ok(['not_allowed', 'unresolved'].includes(outcome.error), `${url}: ${outcome.error}`);
    await assert.rejects(vetAddress(url, rules()), OutsideAddressError, url);
  }
  assert.deepEqual(local.heard, []);
});

test('the listener is reached when the operator permits its address, so silence above means something', async () => {
  await using local = await listener();
  for (const permitted of ['127.0.0.1', '127.0.0.0/8']) {
    const outcome = await safePost(rules([permitted]))({
      ...message,
      url: `http://localhost:${local.port}/hook`,
    });
    assert.deepEqual(outcome, { status: 204, retryAfter: null });
  }
  assert.equal(local.heard.filter((one) => one === '/hook').length, 2);
});

test('an address that is permitted opens no other one', async () => {
  const permitted = rules(['192.0.2.7', '2001:db8:1::/48']);
  assert.equal((await vetAddress('http://192.0.2.7:8080/', permitted)).url.port, '8080');
  assert.equal((await vetAddress('http://[2001:db8:1::9]:1/', permitted)).addresses[0], '2001:db8:1::9');
  for (const url of [
    'http://192.0.2.8/',
    'http://[2001:db8:2::9]/',
    'http://public.test/',
    'http://mixed.test/',
  ]) {
    await assert.rejects(vetAddress(url, permitted), OutsideAddressError, url);
  }
});

test('https on port 443 of a public address is accepted, with every address its name has', async () => {
  const vetted = await vetAddress('https://public.test:443/hook?x=1', rules());
  assert.deepEqual(vetted.addresses, names['public.test']);
  assert.equal((await vetAddress('https://93.184.216.34/', rules())).addresses[0], '93.184.216.34');
  for (const address of ['8.8.8.8', '2606:4700::1111']) assert.ok(isPublic(address), address);
});

test('a name that changes its mind between check and connection is looked up once and gains nothing', async () => {
  await using local = await listener();
  let asked = 0;
  const answers = [['93.184.216.34'], ['127.0.0.1']];
  const flipping: SafeAddressRules = {
    permitted: [],
    resolve: async () => answers[Math.min(asked++, 1)] ?? [],
  };
  await vetAddress('https://flip.test/', flipping);
  const outcome = await safePost(flipping)({ ...message, url: 'https://flip.test/', timeoutMs: 500 });
  assert.deepEqual(outcome, { error: 'unresolved' });
  assert.deepEqual([asked, local.heard], [2, []]);
});

test('a name of the inside is refused like one that nobody has, to whoever asks and in what a try tells', async () => {
  const told = async (host: string) => {
    const url = `https://${host}/`;
    const refused = await vetAddress(url, rules()).catch(({ reason, message }) => [reason, message]);
    return [refused, await safePost(rules())({ ...message, url })];
  };
  const unknown = await told('nowhere.test');
  for (const host of ['inside.test', 'localhost', 'mixed.test', 'metadata.test'])
    assert.deepEqual(await told(host), unknown, host);
});

test('the connection goes to the address that was checked, not to what the name means elsewhere', async () => {
  await using local = await listener();
  const pinned: SafeAddressRules = { permitted: ['127.0.0.1'], resolve: async () => ['127.0.0.1'] };
  const outcome = await safePost(pinned)({ ...message, url: `http://any.invalid:${local.port}/` });
  assert.deepEqual(outcome, { status: 204, retryAfter: null });
});

test('a redirect is an answer and is not followed', async () => {
  await using local = await listener();
  await using redirecting = await listening(
    createServer((_request, response) => {
      response.writeHead(307, { location: `${local.url}/` }).end();
    }),
  );
  const outcome = await safePost(rules(['127.0.0.1']))({
    ...message,
    url: `${redirecting.url}/`,
  });
  assert.deepEqual(outcome, { status: 307, retryAfter: null });
  assert.deepEqual(local.heard, []);
});

test('proxies named in the environment are not used', async () => {
  await using proxy = await listener();
  const before = process.env.http_proxy;
  process.env.http_proxy = `http://127.0.0.1:${proxy.port}`;
  try {
    const outcome = await safePost(rules(['127.0.0.1']))({ ...message, url: 'http://127.0.0.1:9/' });
    assert.deepEqual(outcome, { error: 'connection_failed' });
  } finally {
    if (before === undefined) delete process.env.http_proxy;
    else process.env.http_proxy = before;
  }
  assert.deepEqual(proxy.heard, []);
});

test('a receiver that never answers is given up in time, and one that never ends is read to 64 kB', async () => {
  await using silent = await listening(createTcp(() => undefined));
  let sent = 0;
  await using endless = await listening(
    createServer((_request, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384;
        response.once('drain', more);
      };
      more();
    }),
  );
  const post = safePost(rules(['127.0.0.1']));
  assert.deepEqual(await post({ ...message, url: `${silent.url}/`, timeoutMs: 200 }), { error: 'timeout' });
  assert.deepEqual(await post({ ...message, url: `${endless.url}/` }), { status: 200, retryAfter: null });
  assert.ok(sent < 8_000_000, `${sent} bytes were taken`);
});

test('a name whose only address has no route is a failed try, not the end of the process', async () => {
  // To the address of everybody a connection fails in the very call that begins it.
  const post = safePost({
    permitted: ['127.0.0.1', '::1', '255.255.255.255'],
    resolve: async () => ['255.255.255.255'],
  });
  const outcome = await post({ ...message, url: 'http://no-route.test/' });
  assert.deepEqual(outcome, { error: 'connection_failed' });
});
