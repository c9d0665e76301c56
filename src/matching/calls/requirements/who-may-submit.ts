// Kinds of applicants that NSF names in words: its calls carry the code "other" alone, and a list in the text says which
// organizations may submit. Its items begin with headings that hardly vary.

/** The list, up to who may lead a proposal. */
const section = /\*?Who May Submit Proposals:([\s\S]*?)(?=\*Who May Serve as PI|$)/i;
const closed = /\bmay only be submitted by\b/i;

/** What an item begins with, and the kinds that it stands for as CommonGrants names them. */
const items: readonly (readonly [heading: RegExp, kinds: readonly string[]])[] = [
  [/-\s*Institutions? of Higher Education\b/i, ['higher_education_public', 'higher_education_private']],
  [
    /-\s*Non-?profit, non-(?:academic|degree-granting)\b[^:]{0,40}\borganizations\b/i,
    ['non_profit_with_501c3', 'nonprofit_without_501c3'],
  ],
  [/-\s*For-profit organizations\b/i, ['for_profit_small_business', 'for_profit_not_small_business']],
  [/-\s*Tribal Nations\b/i, ['government_tribal']],
  [/-\s*State and Local Governments\b/i, ['government_state', 'government_county', 'government_municipal']],
  [/-\s*Unaffiliated (?:individuals|people)\b/i, ['individual']],
];

/** How an item says that non-profits need the status that others may lack. */
const taxExempt = /\b(?:must|and) have 501\(c\)\(3\) (?:tax )?status\b/i;

/** The list of those who alone may submit; null where there is none. */
export function closedListIn(details: string): string | null {
  const list = section.exec(details)?.[1] ?? '';
  return closed.test(list) ? list : null;
}

/** The kinds of applicants that a closed list names; none where there is no such list. */
export function submittersIn(details: string): readonly string[] {
  const list = closedListIn(details);
  if (list === null) return [];
  const kinds = items.flatMap(([heading, kinds]) => (heading.test(list) ? kinds : []));
  return taxExempt.test(list) ? kinds.filter((kind) => kind !== 'nonprofit_without_501c3') : kinds;
}
