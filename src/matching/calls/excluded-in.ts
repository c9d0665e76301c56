// What the text of a call says is not paid for: "not responsive are studies of exercise", "basic research is not funded",
// "not for clinical trials". What stands there is not named by the call. A passage that is wrongly taken for one hides a
// call: so only what funders write is read, and a clause that refuses twice ("without … will not be funded") is none.

interface Passage {
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** Each sentence with a passage has one of these; most sentences have none. */
const excluding =
  /not\b|Not\b|\bno [a-z]|No [a-z]|xclud|neligible|esponsive|(?:utside|out|eyond) (?:of )?the |eft out|ompanion|eside it|ather than|ithout review|go to the /;

/** Paid for, as funders say it. */
const paidFor =
  '(?:funded|supported|financed|considered for|accepted|covered|allowed|permitted|eligible|responsive|appropriate for|suitable for|(?:of interest|in scope|(?:with)?in ?the scope)\\b)';

/** Those who pay, as calls call themselves: a document that does not support a claim is none. */
const payer =
  '(?:[Pp]rogram(?:me)?s?|[Aa]nnouncement|[Oo]pportunity|[Ss]olicitation|[Ii]nitiative|[Ff]oundation|[Ff]und|[Ss]ociety|[Mm]echanism|[Ss]cheme|[Aa]wards?|[Gg]rants?|[Cc]all|[Tt]opic|[Aa]ction|[Ii]nstitute|[Aa]gency|[Ss]upport|[Ff]unding|[Ww]e|[Ii]t|[A-Z]{2,}s?|\\([A-Z]+s?\\))';

/** Where a sentence or a part of one begins. */
const first = '(?<=^|[;:)\\]] )';
/** Of these the clause before is refused. */
const before: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:that|which|who) )\\b(?:(?:is|are|was|were) (?:(?:also|generally|specifically|normally) )?not|(?:will|would|can|may|shall) (?:(?:also|generally|normally) )?not be|cannot be) ?${paidFor}`,
    'gi',
  ),
  /(?<!\b(?:that|which|who) )\b(?:is|are|will be) (?:(?:also|specifically|explicitly) )?(?:excluded\b(?! from(?! this))|ineligible\b|left out\b|(?:non-?|un)responsive\b|(?:outside|out|beyond)(?: of)? the (?:scope|remit)\b)/gi,
  /\b(?:should|must) (?:instead )?(?:apply to|consider|submit (?:a proposal )?to) (?:the |a )?companion\b/gi,
  /\bgo to the (?=(?:[A-Z][\w’'-]+ )+(?:Accelerator|Program(?:me)?|Scheme|Award|Fund)\b)/g,
];
/** Of these what comes next, to the end of the clause. */
const behind: readonly RegExp[] = [
  new RegExp(
    `\\b${payer} (?:(?:does|do|did|will|can) (?:(?:also|generally|normally) )?not|cannot)(?: and will not)? (?:support|fund|pay for|finance|cover|accept|allow|be used for)\\b`,
    'g',
  ),
  /\bnor (?:does|will) (?:it|we) (?:support|fund)\b/gi,
  /\bsupport (?:will|can) not be given to\b|\b(?:is|are) not intended (?:to (?:support|fund|create|replace)|for)\b/gi,
  /\bexcludes (?=projects|proposals|applications|research|studies|costs)/gi,
  new RegExp(`${first}not for\\b(?![ -]profits?\\b)`, 'gi'),
  /(?<=; )not (?=[a-z])(?!(?:for|only|just|merely|all|every|least|yet)\b)/g,
  new RegExp(`${first}no (?:grants|funding|money|support) for\\b`, 'gi'),
  new RegExp(
    `${first}no (?=[a-z]+(?: (?:or|and) [a-z]+)* (?:work|trials|studies|research|projects)(?:$|;| \\())`,
    'gi',
  ),
  new RegExp(`${first}(?:an? |other |another )?(?:scheme|call|programme)s? beside it\\b`, 'gi'),
];
/** Of these what comes next, to a comma. */
const aside: readonly RegExp[] = [
  /(?<!\bnot )\bexcluding\b/gi,
  /\brather than\b/gi,
  /\bwho are not (?=(?:clinicians|physicians|doctors|students)\b)/gi,
];
/** Of these the list that comes next, to the end of the sentence. */
const list: readonly RegExp[] = [
  /\b(?:not |non-?|un)responsive(?: to th(?:is|e) [a-z]+)?:? (?:include|are|is)\b:?/gi,
  /\b(?:specifically|explicitly) excluded (?:is|are)\b/gi,
  /\breturned without review if\b/gi,
];
const endOfClause = /;|,? (?:but|unless|except|however|although|with the exception)\b| - /g;
const comma = /[,;)]/g;
const startOfClause = /[;:]\s|\s-\s/g;
/** A clause with one of these refuses what is not of its kind, or says more than what is refused. */
const saysMore =
  /\b(?:not?|without|fail(?:s|ing)?|lack(?:s|ing)?|unless|except(?:ion)?|otherwise|only|other than|outside|neither|because|if|supports|invites|encourages)\b/i;
const longest = 600;

/** Whether a text may have such a passage. */
export function mayExclude(text: unknown): boolean {
  return typeof text === 'string' && excluding.test(text);
}

/** Passages that say what a call does not pay for, in the order of the text. */
export function excludedIn(text: string): readonly Passage[] {
  if (!mayExclude(text)) return [];
  const found: Passage[] = [];
  for (let at = 0; at < text.length; ) {
    const sentence = sentenceFrom(text, at);
    found.push(...passagesIn(text, sentence));
    at = sentence.end + 1;
  }
  return found;
}

/** Whether what stands there is in such a passage: of a text no sentences are read but those that are asked for. */
export function exclusionsOf(text: string): (place: Passage) => boolean {
  const known = new Map<number, readonly Passage[]>();
  const around = (at: number): readonly Passage[] => {
    const sentence = sentenceAround(text, at);
    const before = known.get(sentence.start);
    if (before) return before;
    const passages = passagesIn(text, sentence);
    known.set(sentence.start, passages);
    return passages;
  };
  return ({ start, end }) => {
    const isMet = (one: Passage) => start < one.end && end > one.start;
    return around(start).some(isMet) || around(Math.max(start, end - 1)).some(isMet);
  };
}

/** The text with spaces where such a passage stands. */
export function withoutExcluded(text: string): string {
  let cleaned = '';
  let from = 0;
  for (const { start, end } of excludedIn(text)) {
    if (end <= from) continue;
    const begin = Math.max(from, start);
    cleaned += text.slice(from, begin) + ' '.repeat(end - begin);
    from = end;
  }
  return cleaned + text.slice(from);
}

function passagesIn(text: string, { start: from, end }: Passage): readonly Passage[] {
  const sentence = text.slice(from, end);
  if (!excluding.test(sentence)) return [];
  const found: Passage[] = [];
  for (const pattern of before)
    for (const { index } of hitsOf(pattern, sentence)) {
      const reach = Math.max(0, index - longest);
      const last = [...sentence.slice(reach, index).matchAll(startOfClause)].at(-1);
      const start = reach + (last === undefined ? 0 : last.index + last[0].length);
      if ((start > reach || reach === 0) && !saysMore.test(sentence.slice(start, index)))
        found.push({ start: from + start, end: from + index });
    }
  const take = (patterns: readonly RegExp[], ...ends: readonly RegExp[]) => {
    for (const pattern of patterns)
      for (const match of hitsOf(pattern, sentence)) {
        const start = match.index + match[0].length;
        const until = Math.min(
          ...ends.map((one) => firstOf(one, sentence, start)),
          start + longest,
          sentence.length,
        );
        if (until > start) found.push({ start: from + start, end: from + until });
      }
  };
  take(behind, endOfClause);
  take(aside, endOfClause, comma);
  take(list);
  return found.sort((a, b) => a.start - b.start);
}

/** Most patterns occur nowhere, and saying so costs less than an iterator. */
function hitsOf(pattern: RegExp, text: string): Iterable<RegExpExecArray> {
  return text.search(pattern) < 0 ? [] : text.matchAll(pattern);
}

/** Where a pattern, which is global, is found first from there on; at the end of the text where it is not. */
export function firstOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/** The sentence that begins here, without the spaces before it. */
function sentenceFrom(text: string, from: number): Passage {
  let start = from;
  while (start < text.length && text.charCodeAt(start) <= 32) start++;
  for (let end = firstOf(endSign, text, start); end < text.length; end = firstOf(endSign, text, end + 1))
    if (endsSentence(text, end)) return { start, end };
  return { start, end: text.length };
}

/** The sentence in which something stands. */
function sentenceAround(text: string, at: number): Passage {
  let from = at;
  while (from > 0 && !endsSentence(text, from - 1)) from--;
  return sentenceFrom(text, from);
}

/** A sentence ends at some of these. */
const endSign = /[\n….!?]/g;
const abbreviated = /(?:\b(?:e\.g|i\.e|etc|vs|al|No)|\b[A-Z])$/;
const begins = /^(?:\s|$|[A-Z][a-z])/;

function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // Line feed, ellipsis; then point, exclamation and question mark.
  if (code === 10 || code === 8230) return true;
  if (code !== 46 && code !== 33 && code !== 63) return false;
  return begins.test(text.slice(at + 1, at + 3)) && !abbreviated.test(text.slice(Math.max(0, at - 4), at));
}
