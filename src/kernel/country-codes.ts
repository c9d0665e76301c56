// Codes of countries, and what is often written in their place.

import { lazily } from './remembered.ts';

/** The country codes of ISO 3166-1, and XK, which registries use for Kosovo. */
export const countryCodes: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO
  FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE
  JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
  MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW
  PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM
  TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW XK
`
  .trim()
  .split(/\s+/);

const known = new Set(countryCodes);

/** What the European Union writes, and most people of the one country do. */
const written: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

const codesByName = lazily(() => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return new Map(countryCodes.map((code) => [names.of(code)?.toUpperCase(), code]));
});

/** The code of the country that two letters or its English name mean; null where they mean none. */
export function countryCodeOf(typed: string): string | null {
  const upper = typed.trim().toUpperCase();
  const code = written[upper] ?? upper;
  return known.has(code) ? code : (codesByName().get(upper) ?? null);
}

/** The same where a list of them is sent: what means no country stays as it was typed, to be refused so. */
export function countryCodeOr(typed: string): string {
  return countryCodeOf(typed) ?? typed;
}
