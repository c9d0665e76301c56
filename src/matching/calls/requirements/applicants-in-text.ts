// Kinds of applicants that a call of the United States names in its text alone, where its source has no code for
// them but "other": the list of NSF, the labels of health agencies, or a sentence such as "Eligible applicants include
// institutions of higher education, nonprofit organizations, and …". What such a sentence narrows gives nothing.

import { submittersIn } from './who-may-submit.ts';

type Named = readonly (readonly [name: RegExp, kinds: readonly string[]])[];

const universities = ['higher_education_public', 'higher_education_private'];
const nonprofits = ['non_profit_with_501c3', 'nonprofit_without_501c3'];
const companies = ['for_profit_small_business', 'for_profit_not_small_business'];

/** The kinds that a text names, as CommonGrants has them; none where it says more than kinds. */
export function applicantsInText(details: string): readonly string[] {
  const submitters = submittersIn(details);
  if (submitters.length > 0) return submitters;
  if (/^Eligible Organizations/.test(details)) return kindsIn(labels, details);
  for (const lead of leads) {
    for (const part of details.split(/(?<=\.)\s|\n\n/)) {
      const list = lead.exec(part)?.[1] ?? '';
      const found = narrowed.test(list) ? [] : kindsIn(words, list);
      if (found.length > 0) return found;
    }
  }
  return isBareList(details) ? kindsIn(words, details) : [];
}

/** What stands between the words of a sentence that say that these may apply. */
const leads: readonly RegExp[] = [
  /\beligible (?:funding )?applicants(?: (?:under|for) (?:this|the) \w+)? (?:are|include|may be)\b(?:,? but are not limited to,?|:)?([\s\S]*)/i,
  /\bthe following (?:organizations|entities|applicants) are eligible to apply:([\s\S]*)/i,
  /^([^.;]*?) are eligible to apply\b/i,
  /^all responsible sources from ([^.;]*?) may submit (?:applications|proposals)\b/i,
  /\bproposals are sought from ([^.;]*)/i,
];

/** A denial, a condition, or a narrower circle than the words of the list. */
const narrowed =
  /\b(?:not|only|except|unless|must|as defined|as described|that meet|partners?|each|designated)\b/i;

const words: Named = [
  [
    /\binstitutions? of higher education\b|\bcolleges and universities\b|^universities$|^academia$/i,
    universities,
  ],
  [/\bnon-?profits?\b|\bnot-for-profit\b/i, nonprofits],
  [/(?<!not-)\bfor(?:-| |- )profit\b|\bcommercial\b|^industry$/i, companies],
  [/^small business(?:es)?$/i, ['for_profit_small_business']],
  [/^states$|^state governments$/i, ['government_state']],
  [/^count(?:y|ies)$/i, ['government_county']],
  [/^local governments$/i, ['government_county', 'government_municipal']],
  [/\btribal governments\b|^Indian Tribes$/i, ['government_tribal']],
  [/^individuals$/i, ['individual']],
];

const labels: Named = [
  [/State Controlled Institutions of Higher Education/, ['higher_education_public']],
  [/Private Institutions of Higher Education/, ['higher_education_private']],
  [/Nonprofits with 501\(c\)\(3\) IRS Status/, ['non_profit_with_501c3']],
  [/Nonprofits without 501\(c\)\(3\) IRS Status/, ['nonprofit_without_501c3']],
  [/Small Businesses(?!\))/, ['for_profit_small_business']],
  [/For-Profit Organizations \(Other than Small Businesses\)/, ['for_profit_not_small_business']],
  [/State Governments/, ['government_state']],
  [/County Governments/, ['government_county']],
  [/City or Township Governments/, ['government_municipal']],
  [/Special District Governments/, ['government_special_district']],
  [/Tribal Governments \(Federally Recognized\)/, ['government_tribal']],
  [/Tribal Governments \(Other than Federally Recognized\)/, ['organization_tribal_other']],
  [/Independent School Districts/, ['school_district_independent']],
];

/** "State, local, and Indian Tribal governments" and "state and local governments", as three and as two. */
const governments = /\b(state|local)(?=(?:,| and)[^;.]{0,90}\bgovernments\b)/gi;

/** Of a list of labels the whole is looked at, of one in words each of its items. */
function kindsIn(named: Named, list: string): readonly string[] {
  const spelled = list.replace(governments, '$1 governments');
  const parts = spelled.split(/[,;.:]|\n|\b(?:and|or)\b/).map((item) => item.trim());
  const items = named === labels ? [list] : parts;
  const found = named.filter(([name]) => items.some((item) => name.test(item)));
  return [...new Set(found.flatMap(([, kinds]) => kinds))];
}

const bareItem =
  /^(?:states?|universities|count(?:y|ies)|small business(?:es)?|non-?profits?(?: organizations?)?)$/i;

/** A text that is a list of kinds and nothing else. */
function isBareList(details: string): boolean {
  const items = details.split(/[,;.]/).map((item) => item.trim());
  const filledItems = items.filter((item) => item !== '');
  return filledItems.length > 1 && filledItems.every((item) => bareItem.test(item));
}
