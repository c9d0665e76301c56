// The data sets in the words of two vocabularies: Croissant 1.0 (mlcommons.org/croissant/1.0), which tells
// programs how to read each row, and DCAT 3 (w3.org/TR/vocab-dcat-3), which portals collect.

import { licenceUrl } from '../../channels/http/licence.ts';
import { apiRoot } from '../../kernel/address.ts';
import type { Family } from '../../kernel/family.ts';
import { recordSchema } from '../../kernel/listing.ts';

export interface DumpFile {
  readonly family: string;
  readonly access_level: string;
  readonly url: string;
  /** Null, with the two below, for a file that needs a key of a higher tier. */
  readonly bytes: number | null;
  readonly sha256: string | null;
  readonly rows: number | null;
}

export interface Described {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

interface Catalogued {
  readonly site: string;
  readonly name: string;
  readonly families: readonly (Family & { readonly page: string })[];
  /** Of the public tier. */
  readonly files: readonly DumpFile[];
  /** When the files were made; where there are none, now. */
  readonly at: string;
}

/** The type of a member in one word or two: "text", "list of objects". */
export function typeOf(schema: Described): string {
  const { kind, repeated } = scalarOf(schema);
  const word =
    {
      'sc:Text': 'text',
      'sc:Integer': 'whole number',
      'sc:Float': 'number',
      'sc:Boolean': 'yes or no',
      'sc:Date': 'day',
      'sc:DateTime': 'moment',
      'sc:URL': 'address',
    }[kind] ?? 'object';
  return repeated ? `list of ${word === 'text' ? 'texts' : `${word}s`}` : word;
}

function scalarOf(schema: Described): { readonly kind: string; readonly repeated: boolean } {
  const one = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  const type = [one.type ?? []].flat().find((word) => word !== 'null');
  if (type === 'array') return { kind: scalarOf(one.items ?? {}).kind, repeated: true };
  if (type === 'integer') return { kind: 'sc:Integer', repeated: false };
  if (type === 'number') return { kind: 'sc:Float', repeated: false };
  if (type === 'boolean') return { kind: 'sc:Boolean', repeated: false };
  if (type !== 'string') return { kind: 'object', repeated: false };
  const formats: Readonly<Record<string, string>> = {
    date: 'sc:Date',
    'date-time': 'sc:DateTime',
    'web-address': 'sc:URL',
    uri: 'sc:URL',
  };
  return { kind: formats[one.format ?? ''] ?? 'sc:Text', repeated: false };
}

/** The names of Croissant 1.0, each said once for the whole document. */
const croissantContext = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  conformsTo: 'dct:conformsTo',
  data: { '@id': 'cr:data', '@type': '@json' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  ...Object.fromEntries(
    [
      'citeAs',
      'column',
      'extract',
      'field',
      'fileProperty',
      'fileObject',
      'fileSet',
      'format',
      'includes',
      'isLiveDataset',
      'jsonPath',
      'key',
      'md5',
      'parentField',
      'path',
      'recordSet',
      'references',
      'regex',
      'repeated',
      'replace',
      'separator',
      'source',
      'subField',
      'transform',
    ].map((word) => [word, `cr:${word}`]),
  ),
};

/** All public families as one data set, a set of records for each; where there is no dump, the list as it is now. */
export function croissant({ site, name, families, files, at }: Catalogued): object {
  const fileOf = (family: Family) => files.find((file) => file.family === family.name);
  const distribution = families.map((family) => {
    const file = fileOf(family);
    const common = {
      '@type': 'cr:FileObject',
      '@id': `${family.name}-file`,
      encodingFormat: 'application/jsonlines',
    };
    return file
      ? {
          ...common,
          name: `${family.name}.ndjson.gz`,
          description: family.summary,
          contentUrl: file.url,
          contentSize: `${file.bytes} B`,
          sha256: file.sha256,
        }
      : {
          ...common,
          name: `${family.name}.ndjson`,
          description: family.summary,
          contentUrl: `${site}${family.page}.ndjson`,
        };
  });
  return {
    '@context': croissantContext,
    '@type': 'sc:Dataset',
    '@id': `${site}/datasets`,
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: name.replaceAll(/\W+/g, '-'),
    description: `The public records of ${name}: ${families.map(({ title }) => title.toLowerCase()).join(', ')}.`,
    url: `${site}/datasets`,
    license: licenceUrl,
    citeAs: `${name}, ${site}/datasets, ${at.slice(0, 10)}`,
    creator: { '@type': 'sc:Organization', name, url: `${site}/` },
    datePublished: at,
    version: at.slice(0, 10).replaceAll('-', '.'),
    isLiveDataset: files.length < families.length,
    distribution,
    recordSet: families.map((family) => ({
      '@type': 'cr:RecordSet',
      '@id': family.name,
      name: family.name,
      description: family.summary,
      field: fieldsOf(family),
    })),
  };
}

function fieldsOf(family: Family): readonly object[] {
  const { properties } = recordSchema(family, 'public', 'row') as {
    properties: Record<string, Described>;
  };
  return Object.entries(properties).map(([member, schema]) => {
    const { kind, repeated } = scalarOf(schema);
    return {
      '@type': 'cr:Field',
      '@id': `${family.name}/${member}`,
      name: member,
      description: schema.description ?? member,
      // An object is read as its text.
      dataType: kind === 'object' ? 'sc:Text' : kind,
      ...(repeated ? { repeated: true } : {}),
      source: { fileObject: { '@id': `${family.name}-file` }, extract: { column: member } },
    };
  });
}

const dcatContext = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const mediaTypes = 'https://www.iana.org/assignments/media-types/';

/** A data set for each public family: the list in its formats, and the dump where there is one; and the service that answers. */
export function dcat({ site, name, families, files, at }: Catalogued): object {
  const publisher = { '@id': `${site}/`, '@type': 'foaf:Organization', 'foaf:name': name };
  const own = { 'dct:license': { '@id': licenceUrl }, 'dct:publisher': { '@id': publisher['@id'] } };
  const english = (text: string) => ({ '@language': 'en', '@value': text });
  return {
    '@context': dcatContext,
    '@graph': [
      publisher,
      {
        '@id': `${site}/datasets`,
        '@type': 'dcat:Catalog',
        'dct:title': english(`${name}: data sets`),
        'dct:description': english(`The public records of ${name}, family by family.`),
        'dct:modified': moment(at),
        'dct:language': { '@id': 'http://publications.europa.eu/resource/authority/language/ENG' },
        'foaf:homepage': { '@id': `${site}/` },
        ...own,
        'dcat:dataset': families.map((family) => ({ '@id': `${site}/datasets/${family.name}` })),
        'dcat:service': { '@id': `${site}${apiRoot}` },
      },
      ...families.map((family) => ({
        '@id': `${site}/datasets/${family.name}`,
        '@type': 'dcat:Dataset',
        'dct:identifier': family.name,
        'dct:title': english(family.title),
        'dct:description': english(family.summary),
        'dct:modified': moment(at),
        'dcat:landingPage': { '@id': `${site}/datasets/${family.name}` },
        'dct:accrualPeriodicity': {
          '@id': 'http://publications.europa.eu/resource/authority/frequency/DAILY',
        },
        ...own,
        'dcat:distribution': distributionsOf(family, site, files),
      })),
      {
        '@id': `${site}${apiRoot}`,
        '@type': 'dcat:DataService',
        'dct:title': english(`${name}: API`),
        'dcat:endpointURL': { '@id': `${site}${apiRoot}` },
        'dcat:endpointDescription': { '@id': `${site}/openapi.json` },
        'dcat:servesDataset': families.map((family) => ({ '@id': `${site}/datasets/${family.name}` })),
        ...own,
      },
    ],
  };
}

function moment(at: string): object {
  return { '@type': 'xsd:dateTime', '@value': at };
}

function distributionsOf(
  { name, page }: Family & { readonly page: string },
  site: string,
  files: readonly DumpFile[],
): readonly object[] {
  const live = [
    ['csv', 'text/csv'],
    ['ndjson', 'application/x-ndjson'],
    ['jsonld', 'application/ld+json'],
  ] as const;
  const lists = live.map(([ending, type]) => ({
    '@id': `${site}${page}.${ending}`,
    '@type': 'dcat:Distribution',
    'dct:license': { '@id': licenceUrl },
    'dcat:accessURL': { '@id': `${site}${page}.${ending}` },
    'dcat:mediaType': { '@id': mediaTypes + type },
  }));
  const dumps = files
    .filter(({ family }) => family === name)
    .map(({ url, bytes, sha256 }) => ({
      '@id': url,
      '@type': 'dcat:Distribution',
      'dct:license': { '@id': licenceUrl },
      'dcat:accessURL': { '@id': `${site}/datasets` },
      'dcat:downloadURL': { '@id': url },
      'dcat:mediaType': { '@id': `${mediaTypes}application/x-ndjson` },
      'dcat:compressFormat': { '@id': `${mediaTypes}application/gzip` },
      'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(bytes) },
      'spdx:checksum': {
        '@type': 'spdx:Checksum',
        'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
        'spdx:checksumValue': { '@type': 'xsd:hexBinary', '@value': sha256 },
      },
    }));
  return [...dumps, ...lists];
}
