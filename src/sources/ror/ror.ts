// The Research Organization Registry: funders, with their names, places and successors.

import { readItems } from '../reading/read-lines.ts';
import type { HarvestContext, OperatorRecord, Reading, Source } from '../reading/source.ts';
import { gatherKinship, type Kinship } from './kinship.ts';
import { downloadRegistry } from './live.ts';
import { rorOrganization } from './organization.ts';
import { rorOutline, rorRecord } from './record.ts';

export const ror: Source = {
  name: 'ror',
  family: 'organizations',
  credit: {
    name: 'Research Organization Registry',
    url: 'https://ror.org',
    licence: 'CC0-1.0',
    licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    statement: 'Organizations from the Research Organization Registry (ROR).',
  },
  summary: 'Research funders of the Research Organization Registry; --all takes every organization.',
  files: 'the JSON file of a ROR dump or release (.json), or its records one a line (.ndjson, .ndjson.gz)',
  readFiles: async (paths, context) => read(paths, context),
  readLive: async (service, context) => read([await downloadRegistry(service, context.all)], context),
  left: (record) => record,
};

/**
 * Reads the files twice: who continues whom must be known before the first organization is written.
 * The reading never counts as complete. ROR keeps every record for ever and marks the end of an
 * organization in it, so a record that is missing only shows that the file is a part of the registry.
 */
async function read(paths: readonly string[], context: HarvestContext): Promise<Reading> {
  const gathering = gatherKinship(context.all);
  for await (const { where, value } of allItems(paths, context.refuse)) {
    const outline = attempt(() => rorOutline(value), where, context);
    if (outline) gathering.add(outline, where);
  }
  return { records: organizations(paths, context, gathering.finish()), complete: false };
}

async function* organizations(
  paths: readonly string[],
  context: HarvestContext,
  kinship: Kinship,
): AsyncGenerator<OperatorRecord> {
  for await (const { where, value } of allItems(paths, () => undefined, kinship.takes)) {
    const record = attempt(
      () => rorOrganization(rorRecord(value), kinship, context.organizationSlugByRor),
      where,
      context,
    );
    if (record) yield record;
  }
}

async function* allItems(
  paths: readonly string[],
  refuse: HarvestContext['refuse'],
  wanted?: Kinship['takes'],
) {
  for (const path of paths) yield* readItems(path, refuse, wanted);
}

function attempt<T>(make: () => T, where: string, context: HarvestContext): T | null {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    context.refuse(where, error.message);
    return null;
  }
}
