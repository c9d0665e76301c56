// The registry's API, as a way to look at a few organizations, not the way to load it.
//
// The right way is the dump that ROR publishes with every release (a zip with one JSON array): one
// download, one moment in time. The API gives 20 records an answer and 10,000 a question, so all
// funders cost some thousand requests, country by country, while the registry may change under them.

import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { countryCodes } from '../../kernel/country-codes.ts';
import { jsonOf, politeFetch } from '../reading/polite-fetch.ts';
import { listOf, membersOf, textOf } from '../reading/read-lines.ts';
import { type LiveService, SourceError } from '../reading/source.ts';

const organizations = 'https://api.ror.org/v2/organizations';
const pageSize = 20;
const pageWindow = 10_000;
const pauseMs = 200;
const pageBytes = 16 * 1024 * 1024;

interface Page {
  readonly total: number;
  readonly items: readonly unknown[];
}

/**
 * Writes the registry's records, active or not, into an NDJSON file in the scratch folder and returns
 * its path. Throws SourceError when a page fails or fewer records came than were stated.
 */
export async function downloadRegistry(service: LiveService, all: boolean): Promise<string> {
  const path = join(service.scratch, 'ror-live.ndjson');
  const file = await open(path, 'w');
  const seen = new Set<string>();
  const keep = async (items: readonly unknown[]) => {
    const lines: string[] = [];
    for (const item of items) {
      const id = textOf(membersOf(item)?.id);
      if (id === null || seen.has(id)) continue;
      seen.add(id);
      lines.push(`${JSON.stringify(item)}\n`);
    }
    await file.write(lines.join(''));
  };
  try {
    const filters = all ? [] : ['types:funder'];
    const first = await fetchPage(service, filters, 1);
    if (first.total <= pageWindow) {
      await readPages(service, filters, first, keep);
    } else {
      for (const code of countryCodes) {
        const ofCountry = [...filters, `country.country_code:${code}`];
        await service.sleep(pauseMs);
        await readPages(service, ofCountry, await fetchPage(service, ofCountry, 1), keep);
      }
    }
    if (seen.size < first.total) {
      throw new SourceError(
        `ROR stated ${first.total} organizations and gave ${seen.size}; nothing was taken over`,
      );
    }
  } finally {
    await file.close();
  }
  return path;
}

async function readPages(
  service: LiveService,
  filters: readonly string[],
  first: Page,
  keep: (items: readonly unknown[]) => Promise<void>,
): Promise<void> {
  if (first.total > pageWindow) {
    throw new SourceError(
      `ROR has ${first.total} records for ${filters.join(' and ')}; load its dump with --from`,
    );
  }
  await keep(first.items);
  const pages = Math.ceil(first.total / pageSize);
  for (let number = 2; number <= pages; number += 1) {
    await service.sleep(pauseMs);
    await keep((await fetchPage(service, filters, number)).items);
  }
}

async function fetchPage(service: LiveService, filters: readonly string[], number: number): Promise<Page> {
  const query = new URLSearchParams({ page: String(number), all_status: 'true' });
  if (filters.length > 0) query.set('filter', filters.join(','));
  const url = `${organizations}?${query}`;
  const answer = await politeFetch(service, url, {
    init: { headers: { accept: 'application/json' } },
    maxBytes: pageBytes,
  });
  const body = membersOf(jsonOf(answer, url));
  const total = body?.number_of_results;
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 0 || !Array.isArray(body?.items)) {
    throw new SourceError(`page ${number} of ROR has no number_of_results and items`);
  }
  return { total, items: listOf(body.items) };
}
