// The institutes and centers of NIH by the assistance listings that they give money under.

interface Institute {
  readonly acronym: string;
  readonly name: string;
}

const table: readonly (readonly [RegExp, string, string])[] = [
  [/^93\.866$/, 'NIA', 'National Institute on Aging'],
  [/^93\.853$/, 'NINDS', 'National Institute of Neurological Disorders and Stroke'],
  [/^93\.85[56]$/, 'NIAID', 'National Institute of Allergy and Infectious Diseases'],
  [/^93\.847$/, 'NIDDK', 'National Institute of Diabetes and Digestive and Kidney Diseases'],
  [/^93\.(?:233|83[7-9]|840)$/, 'NHLBI', 'National Heart Lung and Blood Institute'],
  [/^93\.242$/, 'NIMH', 'National Institute of Mental Health'],
  [/^93\.279$/, 'NIDA', 'National Institute on Drug Abuse'],
  [/^93\.273$/, 'NIAAA', 'National Institute on Alcohol Abuse and Alcoholism'],
  [/^93\.865$/, 'NICHD', 'National Institute of Child Health and Human Development'],
  [/^93\.867$/, 'NEI', 'National Eye Institute'],
  [/^93\.846$/, 'NIAMS', 'National Institute of Arthritis and Musculoskeletal and Skin Diseases'],
  [/^93\.173$/, 'NIDCD', 'National Institute on Deafness and Other Communication Disorders'],
  [/^93\.121$/, 'NIDCR', 'National Institute of Dental and Craniofacial Research'],
  [/^93\.361$/, 'NINR', 'National Institute of Nursing Research'],
  [/^93\.39[3-9]$/, 'NCI', 'National Cancer Institute'],
  [/^93\.859$/, 'NIGMS', 'National Institute of General Medical Sciences'],
  [/^93\.172$/, 'NHGRI', 'National Human Genome Research Institute'],
  [/^93\.286$/, 'NIBIB', 'National Institute of Biomedical Imaging and Bioengineering'],
  [/^93\.(?:113|142|143)$/, 'NIEHS', 'National Institute of Environmental Health Sciences'],
  [/^93\.307$/, 'NIMHD', 'National Institute on Minority Health and Health Disparities'],
  [/^93\.213$/, 'NCCIH', 'National Center for Complementary and Integrative Health'],
  [/^93\.879$/, 'NLM', 'United States National Library of Medicine'],
  [/^93\.350$/, 'NCATS', 'National Center for Advancing Translational Sciences'],
  [/^93\.989$/, 'FIC', 'Fogarty International Center'],
  [/^93\.(?:310|351)$/, 'OD', 'NIH Office of the Director'],
];

/** The institutes that the listings of a call of NIH name, by acronym. */
export function institutesOf(listings: readonly string[]): readonly Institute[] {
  const found = new Map<string, Institute>();
  for (const listing of listings) {
    const entry = table.find(([pattern]) => pattern.test(listing));
    if (entry) found.set(entry[1], { acronym: entry[1], name: entry[2] });
  }
  return [...found.values()].sort((a, b) => (a.acronym < b.acronym ? -1 : 1));
}
