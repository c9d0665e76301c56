// The archive of a published run: manifest, parts, a Workflow Run RO-Crate with the terms of PROV-O, and
// the signed statement.

import { canonical } from '../protocol/canonical.ts';
import { licenseName, protocolName } from '../protocol/protocol.ts';
import type { Doc } from '../protocol/step-kind.ts';
import type { ManifestStep } from './manifest.ts';
import type { Files } from './zip.ts';

export function crateText(manifest: Doc, title: string, publishedAt: string): string {
  const steps = manifest.steps as readonly ManifestStep[];
  const root = {
    '@id': './',
    '@type': 'Dataset',
    name: title,
    datePublished: publishedAt,
    license: { '@id': 'https://creativecommons.org/licenses/by/4.0/' },
    conformsTo: [
      { '@id': 'https://w3id.org/ro/wfrun/process/0.5' },
      { '@id': 'https://w3id.org/ro/wfrun/workflow/0.5' },
    ],
    hasPart: [{ '@id': 'manifest.json' }, { '@id': 'statement.json' }],
    mainEntity: { '@id': '#protocol' },
    mentions: steps.map(({ id }) => ({ '@id': `#${id}` })),
  };
  const actions = steps.map((step) => ({
    '@id': `#${step.id}`,
    '@type': ['CreateAction', 'prov:Activity'],
    name: step.kind,
    endTime: step.at,
    instrument: { '@id': '#protocol' },
    agent: { '@id': `parts/${step.model}.json` },
    object: [{ '@id': `parts/${step.input}.json` }],
    result: [{ '@id': `parts/${step.output}.json` }],
    'prov:used': { '@id': `parts/${step.input}.json` },
    'prov:generated': { '@id': `parts/${step.output}.json` },
    'prov:wasAssociatedWith': { '@id': `parts/${step.model}.json` },
  }));
  return canonical({
    '@context': ['https://w3id.org/ro/crate/1.1/context', { prov: 'http://www.w3.org/ns/prov#' }],
    '@graph': [
      {
        '@id': 'ro-crate-metadata.json',
        '@type': 'CreativeWork',
        about: { '@id': './' },
        conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
      },
      root,
      {
        '@id': '#protocol',
        '@type': ['File', 'SoftwareSourceCode', 'ComputationalWorkflow', 'prov:Plan'],
        name: protocolName,
        license: licenseName,
      },
      ...actions,
    ],
  });
}

interface ArchiveParts {
  readonly manifest: string;
  readonly statement: string;
  readonly crate: string;
  readonly parts: ReadonlyMap<string, { readonly salt: string; readonly part: unknown }>;
  readonly erased: readonly string[];
}

export function archiveOf({ manifest, statement, crate, parts, erased }: ArchiveParts): Files {
  const text = (value: string) => Buffer.from(value, 'utf8');
  return new Map([
    ['manifest.json', text(manifest)],
    ['statement.json', text(statement)],
    ['ro-crate-metadata.json', text(crate)],
    ['erased.json', text(canonical([...erased].sort()))],
    ...[...parts.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([digest, { salt, part }]) => [`parts/${digest}.json`, text(canonical({ salt, part }))] as const),
  ]);
}
