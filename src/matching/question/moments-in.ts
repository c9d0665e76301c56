// When a call is to close, as a question says it: "within 90 days", "by March", "due 15 May", "this year", "in Q2 2027",
// "rolling". What is said beside today is counted from it.

import { dayMs, isoDay } from '../../kernel/durations.ts';
import { closingOf, closingOn, dayOf, type Month, monthNamed, monthsIn, undated } from './months-in.ts';

const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const within =
  /\b(?:with)?in (?:less than )?(?:the )?(?:next|coming|following)? ?(\d{1,3}|a|one|two|three|six) ?(day|week|month|year)s?\b|\b(?:next|coming) (\d{1,3}|two|three|six) (day|week|month)s?\b|\b(?:next|this) (week|month)\b/;
const numbers: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, six: 6 };

const sides = 'before|by|until|till|after';
const closing = 'closing|closes|close|due|deadlines?|ends?|ending|open';
/** What tells that a month is one: march and may are other words too. */
const telling = `(?:(?:(${sides})|(?:${closing}) (?:in|on)|(?:${closing})|in|on)(?: the)?(?: end of| early| mid| late)? )`;
const day = '(\\d{1,2})(?:st|nd|rd|th|\\.)?';
const iso = new RegExp(`(?:\\b(${sides}) )?\\b(20\\d\\d)-(\\d\\d)-(\\d\\d)\\b`, 'g');
const dayOfMonth = new RegExp(`(${telling})?\\b${day} (?:of )?([a-z]{3,10})\\.?,?(?: (20\\d\\d))?\\b`, 'g');
const monthAndDay = new RegExp(`(${telling})?\\b([a-z]{3,10})\\.? ${day}(?!\\d)(?:,? (20\\d\\d))?\\b`, 'g');
const monthAlone = new RegExp(`\\b${telling}([a-z]{3,10})\\b(?! (?:of )?\\d)`, 'g');
const quarter = new RegExp(
  `(?:\\b(${sides}) )?\\b(?:the )?(?:q([1-4])|(first|second|third|fourth) quarter)(?: of)? (20\\d\\d)\\b`,
  'g',
);
const ordinals = ['first', 'second', 'third', 'fourth'];
const year =
  /\b(?:(?:later|sometime|still|due|closing|closes|open)? ?(this year)|(?:by |before )?(?:the )?(end of (?:the|this) year)|(next year))\b/g;
const rolling =
  /\b(?:rolling (?:deadlines?|basis|calls?|submissions?|applications?|admission|funding|grants?)|(?:no|without an?y?) (?:fixed |closing )?(?:deadlines?|closing dates?)|open (?:all year|year[- ]round|continuously)|(?:at )?any ?time of the year|year[- ]round)\b/g;

/** When the asker's own post or money ends, which is no day on which a call closes. */
const ownEnd =
  /\b((?:my|our|his|her) (?:[\w'’-]+ ){0,3}?(?:contract|fellowship|funding|grant|money|post|position|postdoc|salary|stipend|job)(?: (?:in|at|with|from) [\w'’-]+)? (?:ends?|is ending|will end|runs? out|is running out|expires?|finishes)) (?:in|on|at|by|this|next)(?: the)?(?: end of| early| mid| late)?(?: \d{1,2}(?:st|nd|rd|th)?)? [a-z]+(?: (?:days|weeks|months|\d{1,2}\b))?(?: 20\d\d)?/g;

/** What a group of an expression held; undefined: nothing. */
type Said = string | undefined;

interface Moments {
  readonly moments: readonly Month[];
  readonly closing_within_days: number | null;
  readonly rest: string;
}

/** The moments of a folded question, and the question without them. */
export function momentsIn(question: string, now: Date): Moments {
  const folded = question.replaceAll(ownEnd, '$1');
  const moments: Month[] = [];
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
  const comingYear = (month: number) => (month < today.month ? today.year + 1 : today.year);
  const taken = (said: string, closes: string) => {
    moments.push({ asked: said.trim(), closes });
    return ' ';
  };
  /** A day without its year is one where something tells that it is: "12 Dec" may be other words. */
  const onDay = (said: string, told: Said, word: Said, name: string, on: string, years: Said) => {
    const month = monthNamed(name);
    if (!isDay(month, Number(on)) || (told ?? years) === undefined) return said;
    return taken(said, closingOn(word, Number(years ?? comingYear(month)), month, Number(on)));
  };
  const period = within.exec(folded);
  const many = period ? daysOf(period) : null;
  let text = folded;
  if (period && many !== null) {
    const until = isoDay(now.getTime() + many * dayMs);
    const isMeant = meantOf(period[0], folded.slice(0, period.index));
    text = text.replace(period[0], isMeant ? taken(period[0], `..${until}`) : ' ');
  }
  text = text
    .replaceAll(rolling, (said) => taken(said, undated))
    .replaceAll(iso, (said, word, ...date) => {
      const [years, month, on] = date.slice(0, 3).map(Number) as [number, number, number];
      return isDay(month, on) ? taken(said, closingOn(word, years, month, on)) : said;
    })
    .replaceAll(dayOfMonth, (said, told, word, on, name, years) => onDay(said, told, word, name, on, years))
    .replaceAll(monthAndDay, onDay)
    .replaceAll(quarter, (said, word, figure, ordinal, years) => {
      const first = 3 * (figure === undefined ? ordinals.indexOf(ordinal) : Number(figure) - 1);
      if (word !== undefined)
        return taken(said, closingOf(word, Number(years), first + (word === 'before' ? 1 : 3)));
      return taken(said, `${dayOf(Number(years), first, 1)}..${dayOf(Number(years), first + 3, 0)}`);
    });
  const { months, rest } = monthsIn(text);
  text = rest
    .replaceAll(monthAlone, (said, word, name) => {
      const month = monthNamed(name);
      return month === 0 ? said : taken(said, closingOf(word, comingYear(month), month));
    })
    .replaceAll(year, (said, _this, _end, next) =>
      taken(said, next ? `${today.year + 1}-01-01..${today.year + 1}-12-31` : `..${today.year}-12-31`),
    );
  return { moments: [...moments, ...months], closing_within_days: many, rest: text };
}

/** Whether a time is surely that in which a call closes: in two years much may happen. */
function meantOf(period: string, before: string): boolean {
  if (new RegExp(`\\b(?:${closing}) $`).test(before)) return true;
  return !/year/.test(period) && /within|next|coming|following|this|less/.test(period);
}

function isDay(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

function daysOf([, count, unit, next, nextUnit, single]: RegExpExecArray): number {
  if (single !== undefined) return days[single] as number;
  const number = (count ?? next) as string;
  return (numbers[number] ?? Number(number)) * (days[(unit ?? nextUnit) as string] as number);
}
