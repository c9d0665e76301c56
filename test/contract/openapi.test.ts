// The description of the interface: valid, complete, reviewed, and the same as what is served.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 as Ajv, type ValidateFunction } from 'ajv/dist/2020.js';
import { operations, topics } from '../../src/catalogue.ts';
import { plainRoutes } from '../../src/channels/http/plain-routes.ts';
import { exampleOf } from '../../src/channels/http/route-example.ts';
import { exampleAnswers, exampleBodies } from '../../src/channels/openapi/example-answers.ts';
import { exampleValues, isLeaf } from '../../src/channels/openapi/example-values.ts';
import { explained } from '../../src/channels/openapi/meanings/member-meanings.ts';
import { families } from '../../src/families.ts';
import { pathBelowSite } from '../../src/kernel/address.ts';
import { isPublished } from '../../src/kernel/listing.ts';
import { contractOf } from '../support/contract.ts';
import { addDemoRuns, demoApp } from '../support/demo-app.ts';
import { createTestApp } from '../support/test-app.ts';
import { demoAnswers } from './demo-answers.ts';
import { documentedTable, routesTable } from './routes-table.ts';
import {
  changelogFile,
  clientFile,
  contractLine,
  contractText,
  fingerprintOf,
  snapshotFile,
} from './snapshot.ts';

const text = contractText();
// biome-ignore lint/suspicious/noExplicitAny: a JSON document
type Json = any;
const document: Json = JSON.parse(text);

test('the OpenAPI document is valid', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(text));
  assert.ok(valid, JSON.stringify(errors ?? []).slice(0, 2_000));
  assert.equal(document.openapi.slice(0, 3), '3.1');
  assert.equal(document.info.version, '1.0.0');
});

test('the contract is the reviewed one; "npm run contract" writes it anew', () => {
  assert.equal(
    fingerprintOf(text),
    fingerprintOf(readFileSync(snapshotFile, 'utf8')),
    'the interface changed: run "npm run contract", look at the difference, and write it into CHANGELOG.md',
  );
});

test('the changelog names the reviewed contract, and the client was made from it', () => {
  const snapshot = fingerprintOf(readFileSync(snapshotFile, 'utf8'));
  const changelog = readFileSync(changelogFile, 'utf8');
  const unreleased = changelog.slice(changelog.indexOf('## Unreleased')).split('\n## ')[0] as string;
  assert.equal(contractLine.exec(unreleased)?.[1], snapshot, 'CHANGELOG.md, under Unreleased');
  const [first] = readFileSync(clientFile, 'utf8').split('\n');
  assert.ok(first?.includes(snapshot), `clients/typescript: run "npm run contract"; found: ${first}`);
});

test('the table of routes in docs/api-design.md has every route as it is declared', () => {
  assert.equal(documentedTable(), routesTable(), 'run "npm run contract"');
  for (const { name } of [...operations, ...plainRoutes])
    assert.ok(documentedTable().includes(`| \`${name}\` |`));
});

test('every operation and every plain route is in the document, under its name', () => {
  for (const route of [...operations, ...plainRoutes]) {
    const item = document.paths[pathBelowSite(route)]?.[route.method.toLowerCase()];
    assert.equal(item?.operationId, route.name);
    assert.equal(item['x-tier'], route.tier);
    assert.ok(topics[route.tag], `${route.tag} stands among the topics of src/catalogue.ts`);
    assert.deepEqual(
      parametersOf(item).map(({ name }) => name),
      Object.entries(route.input).flatMap(([name, param]) =>
        param.in === 'body' ? [] : [param.header ?? name],
      ),
    );
  }
});

test('a member of a higher tier is marked with it and never required', () => {
  const { Grant, Theory, Error: error } = document.components.schemas;
  assert.equal(Grant.properties.relevance_score['x-tier'], 'full');
  assert.deepEqual(Grant.properties.relevance_score.type, ['number', 'null']);
  assert.ok(!Grant.required.includes('relevance_score'));
  assert.ok(Grant.required.includes('title'));
  assert.equal(Theory.properties.added_by['x-tier'], 'full');
  assert.deepEqual(error.required, ['error', 'code', 'request_id', 'docs_url']);
});

test('every parameter in a path and every required one has an example', () => {
  for (const { name, requestBody, ...item } of everyItem()) {
    for (const one of parametersOf(item)) {
      const needed = one.in === 'path' || one.required;
      if (needed) assert.notEqual(one.example, undefined, `${name}: ${one.name}`);
    }
    const content = requestBody?.content['application/json'];
    for (const member of content?.schema.required ?? []) {
      assert.notEqual(content.example?.[member], undefined, `${name}: ${member}`);
    }
  }
});

/** The parameters of a route; those that several addresses share stand among the components. */
function parametersOf({ parameters = [] }: { parameters?: { $ref?: string; name: string }[] }) {
  // biome-ignore lint/suspicious/noExplicitAny: parameters of a JSON document
  return parameters.map((one): any =>
    one.$ref ? document.components.parameters[one.$ref.split('/').at(-1) as string] : one,
  );
}

/** Schemas with members, wherever they stand in the document. */
function withMembers(at: unknown, place = ''): readonly (readonly [string, Record<string, Json>])[] {
  if (at === null || typeof at !== 'object') return [];
  if (Array.isArray(at)) return at.flatMap((one) => withMembers(one, place));
  const { example: _example, examples: _examples, ...rest } = at as Record<string, unknown>;
  const own = rest.properties as Record<string, Json> | undefined;
  const inner = Object.entries(rest).flatMap(([name, one]) => withMembers(one, `${place}/${name}`));
  return own && !('in' in rest) ? [[place, own], ...inner] : inner;
}

test('no property is without a description, and the dictionary explains nothing that is not there', () => {
  const used = new Set<string>();
  for (const [place, members] of withMembers(document)) {
    if (place.endsWith('/properties')) continue;
    for (const [name, { description }] of Object.entries(members)) {
      const said = typeof description === 'string' && description !== '';
      assert.ok(
        said,
        `${place}.${name}: describe it where it is declared, or in src/channels/openapi/meanings`,
      );
      used.add(name);
    }
  }
  const unknown = explained.filter((one) => !used.has(one.split('.').at(-1) as string));
  assert.deepEqual(unknown, []);
});

test('every property has an example that fits it: what the server answered, or what its declaration says', () => {
  const bare = new Set<string>();
  const validators = new Map<string, ValidateFunction>();
  const ajv = new Ajv({ strict: false, validateFormats: false, allowUnionTypes: true });
  let all = 0;
  for (const [place, members] of withMembers(document)) {
    if (place.endsWith('/properties')) continue;
    for (const [name, property] of Object.entries(members)) {
      if (property.$ref || !isLeaf(property)) continue;
      all += 1;
      const { examples, description: _, title: _title, ...rules } = property;
      if (examples === undefined) bare.add(`${place}.${name}`);
      const key = JSON.stringify(rules);
      const fits = validators.get(key) ?? ajv.compile(rules);
      validators.set(key, fits);
      for (const one of examples ?? []) assert.ok(fits(one), `${place}.${name}: ${JSON.stringify(one)}`);
    }
  }
  assert.ok(all > 2_500, `${all} properties`);
  assert.deepEqual([...bare], [], 'say one where it is declared');
});

test('a form of an answer is a media type of its operation, and a suffix is no operation of its own', () => {
  const grants = document.paths['/api/v1/grants'].get;
  assert.equal(grants['x-suffixes']['.csv'], 'text/csv');
  assert.ok(grants.responses['200'].content['text/csv']);
  assert.match(grants.description, /`\.csv` \(text\/csv\)/);
  const suffixed = Object.keys(document.paths).filter(
    (path) => path.startsWith('/api/v1/') && /\.\w+$/.test(path),
  );
  assert.deepEqual(suffixed.sort(), ['/api/v1/omega/runs/{run_id}/manifest.json', '/api/v1/openapi.json']);
  const counted = Object.values<object>(document.paths).flatMap((methods) => Object.keys(methods));
  assert.equal(counted.length, operations.length + plainRoutes.length);
});

function everyItem() {
  // biome-ignore lint/suspicious/noExplicitAny: items of a JSON document
  return Object.values<any>(document.paths).flatMap((methods) =>
    // biome-ignore lint/suspicious/noExplicitAny: items of a JSON document
    Object.values<any>(methods).map((item) => ({ name: item.operationId, ...item })),
  );
}

/** Examples of what is there only after something was sent or made: its answers are those of the story. */
const notYet = [
  'get_data_request',
  'get_research',
  'get_project',
  'get_market',
  'get_market_history',
  'get_essay',
  'list_essay_revisions',
];

test('every operation has an example, and every documented example is what the server answers', async () => {
  const { answers, bodies, values } = await demoAnswers();
  assert.deepEqual(exampleAnswers(), answers, 'run "npm run contract"');
  assert.deepEqual(exampleBodies(), bodies, 'run "npm run contract"');
  assert.deepEqual(exampleValues(), values, 'run "npm run contract"');
  assert.deepEqual(
    Object.keys(answers),
    operations.map(({ name }) => name),
  );
  for (const operation of operations) {
    const { name } = operation;
    const item = everyItem().find((one) => one.name === name);
    const [success] = Object.entries<Json>(item.responses).find(([status]) => status.startsWith('2')) ?? [];
    assert.deepEqual(
      item.responses[success as string].content['application/json'].example,
      answers[name],
      name,
    );
    const sent = item.requestBody?.content['application/json'].example;
    assert.deepEqual(sent, bodies[name] ?? exampleOf(operation).body, name);
  }
});

test('the examples of reading routes work in the demo', async () => {
  await using app = await demoApp();
  await addDemoRuns(app);
  for (const operation of operations.filter(({ method }) => method === 'GET')) {
    const { target } = exampleOf(operation);
    const { status, text: said } = await app.get(target, { as: 'top house operator' });
    const expected = operation.needs ? 401 : notYet.includes(operation.name) ? 404 : 200;
    assert.equal(status, expected, `${operation.name}: ${target}: ${said.slice(0, 200)}`);
  }
  assert.deepEqual(app.bugs, []);
});

test('no published schema names a format that validators elsewhere do not know', async () => {
  await using app = await createTestApp();
  const schemas = await Promise.all(
    families
      .filter(isPublished)
      .map(async ({ name }) => (await app.get(`/schemas/${name}`, { as: 'top' })).text),
  );
  const formats = [
    ...`${JSON.stringify(contractOf(operations).document)}${schemas.join('')}`.matchAll(
      /"format":"([^"]*)"/g,
    ),
  ];
  assert.deepEqual([...new Set(formats.map(([, format]) => format))].sort(), [
    'date',
    'date-time',
    'email',
    'uuid',
  ]);
});

test('what a test is answered is held against the document', async () => {
  const { check } = contractOf(operations);
  const grants = new Request('http://perennial.test/api/v1/grants');
  const page = { data: [], pagination: { total: 0, limit: 50, offset: 0, has_more: false } };
  const answer = (body: object, status = 200, type = 'application/json') =>
    new Response(JSON.stringify({ ...page, access_level: 'public', license: '', attribution: '', ...body }), {
      status,
      headers: { 'content-type': type },
    });
  await check(grants, answer({}), 'public');
  for (const bad of [
    answer({ extra: 1 }),
    answer({ data: {} }),
    answer({ access_level: 'none' }),
    answer({}, 201),
    answer({}, 404),
    answer({}, 200, 'text/plain'),
  ]) {
    await assert.rejects(check(grants, bad, 'public'), assert.AssertionError);
  }
  const lead = new Request('http://perennial.test/api/v1/search?q=xx');
  const found = { grants: [], events: [], leads: [], has_more: false, license: '', attribution: '' };
  const search = () =>
    new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } });
  await check(lead, search(), 'full');
  await assert.rejects(check(lead, search(), 'public'), /additional/);
});
