// What the address of a list or a record may end in to ask for another format. They stand below the formats
// themselves, because no record may take a name that means a format of another one.

export const formatSuffixes = [
  '.json',
  '.csv',
  '.ndjson',
  '.atom',
  '.jsonld',
  '.md',
  '.ics',
  '.bib',
  '.ris',
  '.csl.json',
] as const;

export type FormatSuffix = (typeof formatSuffixes)[number];
