// Hours and dates that an agency writes into its texts: "no later than 4:00 p.m., ET", "Step-1 proposals
// are due January 21, 2026". Only what stands beside a word that makes it a deadline counts.

const zones: readonly (readonly [RegExp, string])[] = [
  [/^(?:e[ds]?t\b|eastern)/i, 'America/New_York'],
  [/^(?:c[ds]?t\b|central)/i, 'America/Chicago'],
  [/^(?:m[ds]?t\b|mountain)/i, 'America/Denver'],
  [/^(?:p[ds]?t\b|pacific)/i, 'America/Los_Angeles'],
];
const clock = /\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\b\.?,? ?\(?([a-z]+(?: standard| daylight)?)?/gi;
const dueWords = /\b(?:due|deadline|no later than|submitted|received|closes?|submit)\b/i;

/** The earliest hour of the text that is a deadline, with its zone; New York where none is named. */
export function timeInText(text: string): { readonly time: string; readonly zone: string } | null {
  const found = [...text.matchAll(clock)].flatMap((match) => {
    const [whole, hour = '', minute = '00', half = '', zone = ''] = match;
    if (!dueWords.test(text.slice(Math.max(0, match.index - 120), match.index + whole.length + 60)))
      return [];
    const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    if (Number(hour) < 1 || Number(hour) > 12 || Number(minute) > 59) return [];
    const named = zones.find(([pattern]) => pattern.test(zone))?.[1];
    return [{ time: `${String(hours).padStart(2, '0')}:${minute}`, zone: named ?? 'America/New_York' }];
  });
  return found.sort((a, b) => (a.time < b.time ? -1 : 1))[0] ?? null;
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const dayInWords = new RegExp(`\\b(${months})\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(20\\d\\d)\\b`, 'g');
/** As agencies of the United States write it: month, day, year. */
const dayInNumbers = /\b(\d{1,2})\/(\d{1,2})\/(20\d\d)\b/g;

export interface StatedDate {
  /** `step`: of a notice without which no application is taken; `closes`: the day on which the call itself says that it ends. */
  readonly kind: 'loi' | 'preproposal' | 'step' | 'full' | 'closes';
  readonly date: string;
}

/** What is due at a date, by the words of its own clause before it. The first pattern that fits counts. */
const kinds: readonly (readonly [RegExp, StatedDate['kind']])[] = [
  [/\bmandatory (?:letters?|notices?) of intent[^.;]*$/i, 'step'],
  [/\b(?:letters? of intent|notices? of intent|\bLOIs?\b)[^.;]*$/i, 'loi'],
  [
    /\b(?:pre-?applications?|pre-?proposals?|preliminary (?:proposal|application)s?|concept (?:paper|outline|note)s?|white papers?)[^.;]*$/i,
    'preproposal',
  ],
  [/\bstep-1 proposals?[^.;]*$/i, 'preproposal'],
  [
    /\b(?:application due dates?|applications? (?:are|is|must be)[^.;]*(?:due|received|submitted))[^.]*$/i,
    'full',
  ],
  [/\bapplications?(?: for this (?:funding opportunity|announcement|NOFO|FOA))? are due[^.]*$/i, 'full'],
  [/\b(?:FOA|NOFO|announcement|opportunity|competition) (?:will close|closes)\b[^.]*$/i, 'closes'],
];

export function datesInText(text: string): readonly StatedDate[] {
  return [...text.matchAll(dayInWords), ...text.matchAll(dayInNumbers)].flatMap(
    (match): readonly StatedDate[] => {
      const date = isoDay(match);
      const before = text.slice(Math.max(0, match.index - 160), match.index);
      const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1);
      if (
        date === null ||
        !/\b(?:due|deadline|no later than|by|requested|received|dates?|closes?)\b/i.test(clause)
      )
        return [];
      const kind = kinds.find(([pattern]) => pattern.test(clause))?.[1];
      return kind && !/\b(?:after|before|from)\s*$/i.test(clause) ? [{ kind, date }] : [];
    },
  );
}

function isoDay([, month = '', day = '', year = '']: RegExpExecArray): string | null {
  const number = months.split('|').indexOf(month) + 1 || Number(month);
  const iso = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== iso ? null : iso;
}
