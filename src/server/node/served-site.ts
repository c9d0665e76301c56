// The address at which a data folder was served last. Commands write it into files and links where nothing else
// tells them: the port of `serve --port` stands in no setting.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webAddress } from '../../settings/setting.ts';

const siteFile = (folder: string) => join(folder, 'site');

export function noteSite(folder: string, site: string): void {
  try {
    writeFileSync(siteFile(folder), `${site}\n`);
  } catch {
    // Serving goes on without it: commands then take PORT, as for a folder that nobody served yet.
  }
}

/** Null for a folder that nobody served yet. */
export function notedSite(folder: string): string | null {
  try {
    return webAddress(readFileSync(siteFile(folder), 'utf8').trim());
  } catch {
    return null;
  }
}
