// What the settings say of dumps.

import { licenceOf } from '../../channels/http/licence.ts';
import type { DumpRequest } from '../../dumps/write-dumps.ts';
import type { Config } from '../../settings/config.ts';
import { shelfFingerprint } from '../../shelf/layout/fingerprint.ts';
import { shelfFile } from '../../shelf/layout/shelf-names.ts';

/** What the settings say of dumps. */
export function dumpTask(
  config: Config,
): Pick<DumpRequest, 'folder' | 'shelf' | 'program' | 'site' | 'licence'> {
  const program = shelfFingerprint();
  return {
    folder: config.perennialDumps,
    shelf: shelfFile(config.perennialData, program),
    program,
    site: config.siteUrl,
    licence: licenceOf(config).file,
  };
}
