// The data sets as catalogues for programs: what they name is there, with the hash that they give, and says
// of each member what the rows hold.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DumpIndex } from '../../src/dumps/dump-index.ts';
import { noon, site as siteUrl } from '../support/test-app.ts';
import { demoSite, type TestSite } from '../support/website.ts';

const sha256 = 'a'.repeat(64);

const dumped: DumpIndex = {
  version: '20260301T120000Z',
  generated_at: noon.toISOString(),
  snapshot_seq: { public: 1, full: 1, top: 1 },
  files: (['public', 'full'] as const).map((tier) => ({
    family: tier === 'public' ? 'grants' : 'leads',
    form: 'record',
    tier,
    name: `${tier}.ndjson.gz`,
    bytes: 1234,
    sha256,
    sha256_uncompressed: sha256,
    rows: 49,
    schema_version: '1',
    min_updated_at: null,
    max_updated_at: null,
  })),
};

const withDumps = () => ({ dumps: { newest: () => dumped, older: () => [], set: () => dumped } });

type Node = Readonly<Record<string, unknown>>;

async function jsonAt(site: TestSite, path: string): Promise<Node> {
  const { status, type, text } = await site.visit(path);
  assert.equal(status, 200, path);
  assert.equal(type, 'application/ld+json', path);
  return JSON.parse(text) as Node;
}

test('Croissant tells each public family’s file, its hash, and the members that its rows have', async () => {
  await using site = await demoSite({ parts: withDumps });
  const doc = await jsonAt(site, '/datasets/croissant.json');
  assert.equal(doc.conformsTo, 'http://mlcommons.org/croissant/1.0');
  for (const member of ['name', 'description', 'license', 'url', 'datePublished', 'version'])
    assert.equal(typeof doc[member], 'string', member);
  const files = doc.distribution as readonly Node[];
  const sets = doc.recordSet as readonly Node[];
  const grants = files.find((file) => file['@id'] === 'grants-file');
  assert.equal(grants?.sha256, sha256);
  assert.equal(grants?.contentUrl, `${siteUrl}/datasets/20260301T120000Z/public.ndjson.gz`);
  assert.ok(!JSON.stringify(doc).includes('leads'), 'nothing of a higher tier is named');
  const ids = new Set<unknown>();
  for (const set of sets) {
    const fields = set.field as readonly Node[];
    for (const field of fields) {
      assert.ok(!ids.has(field['@id']), String(field['@id']));
      ids.add(field['@id']);
      const { fileObject, extract } = field.source as { fileObject: Node; extract: Node };
      assert.ok(files.some((file) => file['@id'] === fileObject['@id']));
      assert.equal(extract.column, field.name);
      assert.match(String(field.dataType), /^sc:(?:Text|Integer|Float|Boolean|Date|DateTime|URL)$/);
    }
    const live = files.find((file) => file['@id'] === `${set.name}-file` && file.sha256 === undefined);
    if (!live) continue;
    const { text } = await site.visit(String(live.contentUrl).slice(siteUrl.length));
    const [first] = text.split('\n');
    const known = fields.map(({ name }) => name);
    // The licence line stands in every file.
    for (const member of Object.keys(first ? JSON.parse(first) : {}))
      if (!['license', 'attribution'].includes(member))
        assert.ok(known.includes(member), `${set.name}: ${member}`);
  }
  assert.ok(ids.size > 100);
});

test('DCAT tells every data set with its distributions, and each address in it answers', async () => {
  await using site = await demoSite({ parts: withDumps });
  const { '@graph': graph } = (await jsonAt(site, '/datasets/dcat.jsonld')) as { '@graph': readonly Node[] };
  const typed = (type: string) => graph.filter((node) => node['@type'] === type);
  const [catalogue] = typed('dcat:Catalog');
  const sets = typed('dcat:Dataset');
  assert.equal((catalogue?.['dcat:dataset'] as readonly Node[] | undefined)?.length, sets.length);
  for (const set of sets) {
    const page = await site.visit(String(set['@id']).slice(siteUrl.length));
    assert.equal(page.status, 200, String(set['@id']));
    for (const one of set['dcat:distribution'] as readonly Node[]) {
      const address = (one['dcat:accessURL'] as Node)['@id'];
      assert.equal((await site.visit(String(address).slice(siteUrl.length))).status, 200, String(address));
    }
  }
  const dump = sets
    .flatMap((set) => set['dcat:distribution'] as readonly Node[])
    .find((one) => one['dcat:downloadURL']);
  const checksum = dump?.['spdx:checksum'] as { 'spdx:checksumValue': Node } | undefined;
  assert.equal(checksum?.['spdx:checksumValue']['@value'], sha256);
  assert.equal(typed('dcat:DataService').length, 1);
});

test('a data set’s page shows its first rows and what each member means, and the catalogues are named', async () => {
  await using site = await demoSite();
  const index = await site.visit('/datasets');
  assert.match(index.text, /<link rel="alternate" type="application\/ld\+json" title="Croissant"/);
  assert.match(index.text, /href="\/datasets\/dcat\.jsonld"/);
  const { status, text } = await site.visit('/datasets/grants');
  assert.equal(status, 200);
  assert.equal(text.match(/<th scope="row"><a href="\/grants\//g)?.length, 20);
  assert.match(text, /<code>deadline<\/code>[\s\S]*?moment/);
  assert.doesNotMatch(text, /verified_by|contact_note/);
  assert.equal((await site.visit('/datasets/leads')).status, 404);
});

test('the page of data sets names each file as its address does, with its size', async () => {
  await using site = await demoSite({ parts: withDumps });
  const { text } = await site.visit('/datasets');
  assert.match(text, /<a href="[^"]*\/public\.ndjson\.gz">public\.ndjson\.gz<\/a>/);
  assert.match(text, />full\.ndjson\.gz<.*needs a key/s, 'where it needs a key, too');
  assert.match(text, />1\.2 KB</);
});
