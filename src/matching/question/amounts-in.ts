// How much money a question asks for, and for how long: "up to 500k", "at least 2 million EUR", "a three-year grant".
// Neither is a topic. An amount is held against the awards that a call states; how long is only told.

export interface Amount {
  readonly asked: string;
  readonly least: number | null;
  readonly most: number | null;
  /** ISO 4217, where it was said. */
  readonly currency: string | null;
}

const signs: Readonly<Record<string, string>> = {
  ...{ $: 'USD', usd: 'USD', dollar: 'USD', us$: 'USD' },
  ...{ '€': 'EUR', eur: 'EUR', euro: 'EUR' },
  ...{ '£': 'GBP', gbp: 'GBP', pound: 'GBP' },
  ...{ chf: 'CHF', franc: 'CHF' },
};
const currency = 'us\\$|\\$|€|£|usd|eur(?:os?)?|gbp|chf|dollars?|pounds?|francs?';
const scale: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mio: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};
const most = 'up to|under|below|less than|at most|no more than|not more than|max(?:imum)?(?: of)?';
const least = 'at least|over|above|more than|from|min(?:imum)?(?: of)?|exceeding';
const figure = "\\d{1,3}(?:[,. ']\\d{3})+|\\d+(?:[.,]\\d{1,2})?";
const scales = 'k|thousand|mio|millions?|m|bn|billions?';
const bounds = `(?:(${most})|(${least})|about|around|approximately|roughly|some)`;
const amount = new RegExp(
  `(?:\\b${bounds} )?(?:(?<![\\p{L}\\p{N}])(${currency}) ?)?(?<![\\p{L}\\p{N}.,])(${figure}) ?(?:(${scales})(?![\\p{L}\\p{N}]))?(?: ?(?:of )?(${currency})(?![\\p{L}\\p{N}]))?`,
  'gu',
);
const range = new RegExp(
  `(?:\\b(?:between|from) )?(?<![\\p{L}\\p{N}.,])(?:(${currency}) ?)?(${figure}) ?(?:(${scales}))? ?(?:-|–|to|and) ?(?:(${currency}) ?)?(${figure}) ?(?:(${scales})(?![\\p{L}\\p{N}]))?(?: ?(?:of )?(${currency})(?![\\p{L}\\p{N}]))?`,
  'gu',
);
/** What follows a figure that is money though it names no currency: "500k grant". */
const ofMoney =
  /^ ?(?:grants?|awards?|budget|funding|of funding|in funding|per year|a year|per project|$|[,.;])/;

const count = '\\d{1,2}|one|two|three|four|five|six';
const money =
  'grants?|fellowships?|awards?|funding|support|projects?|programmes?|programs?|positions?|stipends?|postdocs?';
const duration = new RegExp(
  `\\b(?:for )?(?:${count})[- ](?:years?|months?|yr)(?:[- ]long)?(?= (?:${money})\\b)|\\b(?:${count}) (?:years|months) of (?=(?:${money}|salary)\\b)|\\b(?:${count}) (?:years|months|weeks) (?:ago|of experience)\\b`,
  'g',
);

/** The amounts and times of a folded question, and the question without them. */
export function amountsIn(folded: string): {
  amounts: readonly Amount[];
  durations: readonly string[];
  rest: string;
} {
  const amounts: Amount[] = [];
  const durations: string[] = [];
  const withoutAmounts = folded
    .replaceAll(range, (said, first, low, lowTimes, second, high, highTimes, third) => {
      const sign = first ?? second ?? third;
      const times = highTimes ?? lowTimes;
      if (sign === undefined && !/^(?:k|mio)$/.test(times ?? '')) return said;
      const least = sumOf(low, lowTimes ?? times);
      amounts.push({ asked: said.trim(), least, most: sumOf(high, times), currency: currencyOf(sign) });
      return ' ';
    })
    .replaceAll(amount, (said, atMost, atLeast, before, digits, times, behind, at: number, whole: string) => {
      const sign = before ?? behind;
      const isMoney =
        sign !== undefined ||
        (/^(?:k|mio)$/.test(times ?? '') && (atMost ?? atLeast) !== undefined) ||
        (/^(?:k|m|mio)$/.test(times ?? '') && ofMoney.test(whole.slice(at + said.length)));
      if (!isMoney) return said;
      const value = sumOf(digits, times);
      amounts.push({
        asked: said.trim(),
        least: atMost === undefined ? value : null,
        most: atLeast === undefined ? value : null,
        currency: currencyOf(sign),
      });
      return ' ';
    })
    .replaceAll(duration, (said) => {
      durations.push(said.trim());
      return ' ';
    });
  return { amounts, durations, rest: withoutAmounts };
}

function sumOf(digits: string, times: string | undefined): number {
  return numberOf(digits) * (scale[(times ?? '').replace(/s$/, '')] ?? 1);
}

function currencyOf(sign: string | undefined): string | null {
  return sign === undefined ? null : (signs[sign.replace(/s$/, '')] ?? null);
}

function numberOf(digits: string): number {
  if (/^\d{1,3}(?:[,. ']\d{3})+$/.test(digits)) return Number(digits.replace(/\D/g, ''));
  return Number(digits.replace(',', '.'));
}

/** What a call states of its awards. */
export interface Award {
  readonly least: number | null;
  readonly most: number | null;
  readonly currency: string | null;
}

/** Whether an award is of the amount that was asked for; null where the call does not say, or in other money. */
export function isOfAmount(asked: Amount, { least, most, currency }: Award): boolean | null {
  if (least === null && most === null) return null;
  if (asked.currency !== null && currency !== null && asked.currency !== currency) return null;
  const [low, high] = [least ?? most, most ?? least] as [number, number];
  if (asked.least === null) return high <= (asked.most as number);
  if (asked.most === null) return high >= asked.least;
  return low <= asked.most && high >= asked.least;
}
