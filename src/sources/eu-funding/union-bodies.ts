// Joint undertakings of the European Union: bodies of their own (Regulation (EU) 2021/2085), which award the money
// of their calls themselves; and councils, whose calls the Commission gives under their name. The identifier of a
// topic names them.

/** A body of the Union that gives the money of a call in place of the Commission. */
interface JointUndertaking {
  readonly name: string;
  /** What it is called for short. */
  readonly acronym: string;
}

const undertakings: Readonly<Record<string, JointUndertaking>> = {
  CBE: { name: 'Circular Bio-based Europe Joint Undertaking', acronym: 'CBE JU' },
  CHIPS: { name: 'Chips Joint Undertaking', acronym: 'Chips JU' },
  'CLEAN-AVIATION': { name: 'Clean Aviation Joint Undertaking', acronym: 'Clean Aviation JU' },
  CLEANH2: { name: 'Clean Hydrogen Joint Undertaking', acronym: 'Clean Hydrogen JU' },
  EDCTP3: { name: 'Global Health EDCTP3 Joint Undertaking', acronym: 'Global Health EDCTP3' },
  ER: { name: 'Europe’s Rail Joint Undertaking', acronym: 'EU-Rail' },
  EUROHPC: { name: 'European High Performance Computing Joint Undertaking', acronym: 'EuroHPC JU' },
  IHI: { name: 'Innovative Health Initiative Joint Undertaking', acronym: 'IHI' },
  SNS: { name: 'Smart Networks and Services Joint Undertaking', acronym: 'SNS JU' },
};

const named = new RegExp(
  `^[A-Z]+-(?:JU-(?:GH-)?(${Object.keys(undertakings).join('|')})|(EUROHPC|ER)-JU)-`,
  'i',
);

/** The joint undertaking whose topic has this identifier; null for a topic of the Commission and its agencies. */
export function jointUndertakingOf(identifier: string): JointUndertaking | null {
  const [, after, before] = named.exec(identifier) ?? [];
  return undertakings[(after ?? before ?? '').toUpperCase()] ?? null;
}

/** A council of the Union, under whose name the Commission calls. */
interface Council {
  readonly name: string;
  readonly acronym: string;
}

const councils: readonly (readonly [RegExp, Council])[] = [
  [/^ERC-\d{4}-/, { name: 'European Research Council', acronym: 'ERC' }],
  [/^HORIZON-EIC-\d{4}-/, { name: 'European Innovation Council', acronym: 'EIC' }],
];

/** The council under whose name the topic with this identifier is called; null for any other topic. */
export function councilOf(identifier: string): Council | null {
  return councils.find(([pattern]) => pattern.test(identifier))?.[1] ?? null;
}
