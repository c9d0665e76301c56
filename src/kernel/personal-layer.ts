// The personal layer: health, family, what photos, aircraft or money tell of a person. It has no field anywhere, and
// no vocabulary of open objects names it (member-names.ts): that is the fence. The words below say which names are
// refused by that reason instead of being left out as unknown, in whatever place of a name they stand:
// personal_health, estimatedNetWorth, private-jets. Names of the field's own trade that only sound like it (a medical
// need, health impact, a family office) are taken out before.

import { remembered } from './remembered.ts';

/** Personal wherever the words stand together. */
const phrases = [
  'personal health',
  'net worth',
  'private (?:jet|plane|aircraft)s?',
  'photo observations?',
  'money observations?',
  'home address(?:es)?',
  'date of birth',
  'marital status',
  'sexual orientation',
  'bank accounts?',
];

/** The trade's own names. */
const trade = [
  '(?:unmet )?medical needs?',
  'medical (?:device|field|indication|area|board|advisory)s?',
  '(?:public|global|digital|population|mental) health',
  'health (?:impact|economics?|technology|tech|system|span|topic|outcome|benefit|interest|care|signal)s?',
  'family offices?',
  '(?:gene|protein|drug|target|patent|mechanism|compound|theory) famil(?:y|ies)',
];

/** Personal by themselves. */
const words = [
  'health',
  'medical',
  'diagnos[ie]s',
  'illness(?:es)?',
  'famil(?:y|ies)',
  'spouses?',
  'wife',
  'husband',
  'children',
  'siblings?',
  'marriages?',
  'divorces?',
  'religion',
  'ethnicity',
  'aircraft',
  'jets?',
  'yachts?',
  'wealth',
  'networth',
];

const whole = (names: readonly string[], flags = '') => new RegExp(`\\b(?:${names.join('|')})\\b`, flags);
const personalPhrase = whole(phrases);
const tradeName = whole(trade, 'g');
const personalWord = whole(words);

/** Records bear the same few hundred names; longer ones are nobody's habit. */
const maxKnown = 5_000;
const longestKept = 60;

/** Whether the name of a member belongs to the personal layer, in whatever way its words are joined. */
export const isPersonal = remembered(maxKnown, saysPersonal, longestKept);

function saysPersonal(member: string): boolean {
  const spaced = member
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();
  return personalPhrase.test(spaced) || personalWord.test(spaced.replaceAll(tradeName, ' '));
}
