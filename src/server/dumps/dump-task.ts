// What the settings say of dumps.

import { licenceOf } from '../../channels/http/licence.ts';
import type { DumpRequest } from '../../dumps/write-dumps.ts';
import type { Config } from '../../settings/config.ts';
import { shelfFingerprint } from '../../shelf/layout/fingerprint.ts';
import { shelfFile } from '../../shelf/layout/shelf-names.ts';

/**
 * What the settings say of dumps.
 * @param program the fingerprint of the shelf that is read; reading the program for it takes a moment
 */
export function dumpTask(
  config: Config,
  program = shelfFingerprint(),
): Pick<DumpRequest, 'folder' | 'shelf' | 'program' | 'site' | 'licence'> {
  return {
    folder: config.perennialDumps,
    shelf: shelfFile(config.perennialData, program),
    program,
    site: config.siteUrl,
    licence: licenceOf(config).file,
  };
}
