// The names of the desk's migrations, oldest first, apart from what they do: whoever opens the data looks
// here whether a newer program brought it up to date.

const migrationNames = [
  '001-teams-and-keys',
  '002-participation',
  '003-crm-and-audit',
  '004-research',
  '005-upkeep',
  '006-erased-names',
  '007-night-leases',
  '012-unfinished-erasures',
  '020-accounts',
  '021-oauth',
  '022-account-closings',
  '023-receipts',
  '030-omega',
  '040-projects',
  '041-searches',
  '042-markets',
  '043-essays',
  '044-reviews',
  '047-appeals',
  '051-search-profiles',
  '052-mail-suppressions',
  '055-omega-reports',
  '056-team-closings',
  '059-reports-without-addresses',
  '061-comments-in-order',
  '062-replaced-reviews',
  '063-bounded-reads',
  '064-replaced-keys',
  '065-left-behind',
  '067-what-was-withdrawn',
] as const;

export type MigrationName = (typeof migrationNames)[number];

/** Why data with these migrations cannot be used here; null when it can. */
export function whyTooNew(done: readonly string[]): string | null {
  const newer = done.filter((name) => !migrationNames.some((known) => known === name));
  if (newer.length === 0) return null;
  return `a newer program brought the data up to date (${newer.join(', ')}); start that program, or restore the backup made before it.`;
}
