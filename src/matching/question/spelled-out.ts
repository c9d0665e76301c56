// What is written short in a question, in the words by which it is known.

/** What the European Research Council calls its grants. */
const grantsOf: Readonly<Record<string, string>> = {
  stg: 'Starting Grant',
  cog: 'Consolidator Grant',
  adg: 'Advanced Grant',
  syg: 'Synergy Grant',
};

/** One kind of applicant, however it is written, with what it is called. */
const nonProfit =
  /\b(?:non|not)[-‐‑– ]?(?:for[-‐‑– ]?)?profits?(?:[- ]making)?(?: (?:organi[sz]ations?|institutions?|institutes?|groups?|entit(?:y|ies)|sector|corporations?|compan(?:y|ies)|bod(?:y|ies)))?\b/giu;

/** A field of medicine as it is for older people: who asks for it asks for both. */
const geriatric =
  /\bgeriatric (?=(?:oncology|cancer|psychiatry|surgery|cardiology|nephrology|urology|dentistry|trauma|depression|pharmacology|nutrition|anaesthesia)\b)/giu;

/** French for a thesis: without its mark it is a word that connects in English. */
const thesis = /(?<!\p{L})thèses?(?!\p{L})/giu;

const upToTen = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const aNumber = `\\d{1,2}|${upToTen.join('|')}`;
/** How long ago somebody's doctorate is, of a range its later end. */
const sinceDoctorate = new RegExp(
  `\\b(?:(?:${aNumber})(?: ?(?:to|or|and|-|–) ?))?(${aNumber}) ?(?:years?|yrs?) (?:after|since|past|post|from|out of)[- ](?:(?:the|my|a|an|their|your|his|her) )?(?:ph\\.?d\\b\\.?|doctorate\\b)`,
  'giu',
);

/** The stage of a career that such a time is. */
function stageSince(years: string): string {
  const many = upToTen.indexOf(years.toLowerCase()) + 1 || Number(years);
  if (many > 9) return 'mid-career';
  return many > 3 ? 'early career' : 'postdoctoral';
}

/** What somebody is who asks, where it is no stage and no subject of its own. */
const profession =
  /\b(?:i am|i['’]m|as|we are) an? (?:clinical |health |social |medical |cell |molecular )?(?:psychologist|sociologist|anthropologist|biologist|economist|physiotherapist|chemist)\b/giu;

/** What is a word that connects in small letters and a name in capitals. */
export function spelledOut(subject: string): string {
  return subject
    .replaceAll(/[\u00ad\u200b\u2060\ufeff]/gu, '')
    .replaceAll(
      /\bERC[- ](StG|CoG|AdG|SyG)s?\b/giu,
      (_, short: string) => `ERC ${grantsOf[short.toLowerCase()]}`,
    )
    .replaceAll(nonProfit, 'nonprofit')
    .replaceAll(geriatric, 'older adults ')
    .replaceAll(thesis, 'doctorat')
    .replaceAll(profession, ' ')
    .replaceAll(sinceDoctorate, (_, years: string) => stageSince(years))
    .replaceAll(/(?<![\p{L}\p{N}])PET(?![\p{L}\p{N}])/gu, 'positron emission tomography')
    .replaceAll(/(?<![\p{L}\p{N}])AI(?![\p{L}\p{N}])/gu, 'artificial intelligence')
    .replaceAll(/(?<![\p{L}\p{N}])U\.?S\.?(?:A\.?)?(?![\p{L}\p{N}])/gu, 'united states');
}

/** An age at which people are old, in digits or in words. Of women after fifty it is told by a name of its own. */
const tens = 'fifty|sixty|seventy|eighty|ninety';
const since =
  'over|above|aged|after|past|at|older than|beyond|from|uber|ab|plus de|mas de|mais de|mayores de|maiores de|oltre|sopra';
const counted = '%|per|minutes?|hours?|countries|days?|weeks?|months?|million|thousand|k\\b|euro|dollar|\\d';
const years = '(?: (?:years?(?: of age| old)?|jahren?|ans|anos|anni|jaar)|[ -]jahrigen?)';
const ofAnAge = new RegExp(
  [
    '(?<!\\bwomen (?=(?:over|after) (?:50|fifty)\\b))',
    `\\b(?:${since}|acima de|boven)(?: the age of| de| los| i| os)?[ -](?:[5-9]\\d|100|${tens})(?:s\\b|\\b(?! ?(?:${counted})))(?:${years})?`,
    '|\\b[5-9]\\d ?\\+',
    `|\\b(?:[5-9]\\d|${tens}) (?:and|or) (?:over|above|older)\\b`,
    '|\\bin (?:their|our|his|her) (?:late |early )?(?:sixties|seventies|eighties|nineties|[6-9]0s)\\b',
  ].join(''),
  'g',
);

/** An age that few people reach; of other things there may be a hundred too. */
const fewReach = new RegExp(
  [
    '\\b(?:people |persons |men |women |those )?(?:who |that )?',
    '(?:(?:live|lived|lives|living|survive|survived|surviving) (?:past|beyond|over|until|to|up to)',
    '|reach|reached|reaching|aged|over|older than) (?:be )?(?:the age of )?(?:9[5-9]|1[01]\\d)',
    '(?= ?(?:$|[^\\w\\s%]|(?:and|or|in|with|without|who|years?)\\b))',
    '(?: (?:and|or) (?:over|above|older)\\b)?(?: years?(?: of age| old)?\\b)?',
  ].join(''),
  'g',
);

/** Where an asker works, which tells nothing of the place: "our department" is none of a government. */
const ofTheAsker = /\b(?:our|my|this|the) (?:own )?department\b(?! of\b)/g;

/** What somebody of the asker's family needs: research on it may be paid for, the thing itself is a private cost. */
const ofARelative = new RegExp(
  [
    '\\b(?:(?:for|of|in) my (?:own )?(?:grand)?(?:mother|father|parents|mum|mom|dad|ma|pa)',
    '|(?:meiner|meines|fur meinen?|bei meinem) (?:gross)?(?:mutter|vaters?|eltern)',
    '|(?:chez|pour|de) (?:ma|mon|mes) (?:grand-?)?(?:mere|pere|parents)',
    '|(?:de|para) mi (?:madre|padre|abuela|abuelo)|(?:di|per) mi[ao] (?:madre|padre|nonna|nonno)',
    '|(?:da|para a) minha (?:mae|avo)|(?:van|voor) mijn (?:moeder|vader|oma|opa))\\b',
  ].join(''),
  'g',
);
const research = /\b(?:research|stud(?:y|ies)|scien|forsch|recherche|investiga|ricerca|onderzoek)/;

/** A folded question, with an age at which people are old in words, without the asker's own place and family. */
export function withAges(folded: string): {
  readonly text: string;
  /** The ages, as they were said and as they are read. */
  readonly ages: readonly { readonly asked: string; readonly read_as: string }[];
} {
  const ages: { asked: string; read_as: string }[] = [];
  const readAs = (read_as: string) => (said: string) => {
    ages.push({ asked: said.trim(), read_as });
    return ` ${read_as} `;
  };
  const text = folded
    .replaceAll(fewReach, readAs('exceptional longevity'))
    .replaceAll(ofAnAge, readAs('later life'))
    .replaceAll(ofTheAsker, ' ')
    .replaceAll(ofARelative, research.test(folded) ? '$&' : ' private costs ');
  return { text, ages };
}
