// One word in British and in American spelling, so that whoever asks in one finds what is written in the other.

const ending = '(?=s?$|ed$|ing$|al|ist|ful|ly$|able)';

/** A British pattern with what America writes, and the way back. Words are folded: lower case, plain letters. */
const rules: readonly (readonly [british: RegExp, american: string, back: RegExp, british: string])[] = [
  [/ageing/, 'aging', /(?<=^|anti|pro|inflamm|^re)aging/, 'ageing'],
  [
    /(behavi|tum|col|lab|fav|hon|hum|neighb|harb|vap|rum|vig|flav|endeav)our/,
    '$1or',
    new RegExp(`^(behavi|tum|neighb|harb|vap|endeav|col|fav|lab|flav)or${ending}`),
    '$1our',
  ],
  [/^(cent|fib|theat|calib|lit)re(s?)$/, '$1er$2', /^(cent|fib|theat|calib|lit)er(s?)$/, '$1re$2'],
  [/haem/, 'hem', /^hem(?=o|at)/, 'haem'],
  [/oe(?=str|soph|dem)/, 'e', /^e(?=strog|strad|sophag|dem)/, 'oe'],
  [/(an|leuk|isch|glyc)aem/, '$1em', /(an|leuk|isch|glyc)em(?=i)/, '$1aem'],
  [/^foet/, 'fet', /^fet(?=us|al)/, 'foet'],
  [/paed(?=iatr|ic)/, 'ped', /^ped(?=iatr)/, 'paed'],
  [/gynaec/, 'gynec', /gynec/, 'gynaec'],
  [/anaesth/, 'anesth', /anesth/, 'anaesth'],
  [/aetiolog/, 'etiolog', /(?<=^)etiolog/, 'aetiolog'],
  [/homoeo/, 'homeo', /(?!)/, ''],
  [/isation/, 'ization', /ization/, 'isation'],
  [/(anal|paral|catal|dial|hydrol)ys(?=e|i?ng|ed)/, '$1yz', /(anal|paral|catal|dial)yz/, '$1ys'],
  [/^program(?:me)(s?)$/, 'program$1', /^program(s?)$/, 'programme$1'],
  [/^(catal|anal|dial)ogue(s?)$/, '$1og$2', /^(catal|anal|dial)og(s?)$/, '$1ogue$2'],
  [
    /(model|label|signal|counsel|travel|channel)l(ed|ing|ers?)$/,
    '$1$2',
    /(model|label|signal|counsel|travel|channel)(ed|ing|ers?)$/,
    '$1l$2',
  ],
  [/^sulph/, 'sulf', /^sulf/, 'sulph'],
  [/^defence$/, 'defense', /^defense$/, 'defence'],
];

/** Words that end like -ise and have no other spelling. */
const alwaysIse =
  /(?:exerc|dis?gu|prec|conc|prom|rev|dev|adv|superv|telev|improv|surpr|enterpr|compr|expert|prem|ra|ar|no|w|merchand|franch|exc|inc|dem|desp|otherw|likew|pra)is/;

/** Most words have nothing that a rule would change, which one look tells. */
const perhapsBritish = anyOf(rules.map(([british]) => british));
const perhapsAmerican = anyOf(rules.map(([, , back]) => back));

function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

/** The one spelling by which words are compared: the American one. */
export function american(word: string): string {
  let form = word;
  if (perhapsBritish.test(word)) for (const [british, to] of rules) form = form.replace(british, to);
  const ise = /^(\w{4,})is(es?|ed|ing|ers?)$/.exec(form);
  return ise && !alwaysIse.test(form) ? `${ise[1]}iz${ise[2]}` : form;
}

function british(word: string): string {
  let form = word;
  if (perhapsAmerican.test(word)) for (const [, , back, to] of rules) form = form.replace(back, to);
  return form.replace(/^(\w{4,})iz(es?|ed|ing|ers?)$/, '$1is$2');
}

/** A folded word as it stands, then in its other spellings. */
export function spellingsOf(word: string): readonly string[] {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return [word];
  const plain = american(word);
  return [...new Set([word, plain, british(plain)])];
}
