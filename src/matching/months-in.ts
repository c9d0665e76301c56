// Months in a question, in which a call closes: "in March 2026". A month without its year is none.

const names = [
  'january|januar|jan|janvier|enero|gennaio|janeiro|januari',
  'february|februar|feb|fevrier|febrero|febbraio|fevereiro|februari',
  'march|marz|maerz|mars|marzo|marco|maart',
  'april|apr|avril|abril|aprile',
  'may|mai|mayo|maggio|maio|mei',
  'june|juni|jun|juin|junio|giugno|junho',
  'july|juli|jul|juillet|julio|luglio|julho',
  'august|aug|aout|agosto|augustus',
  'september|sept|sep|septembre|septiembre|settembre|setembro',
  'october|oktober|oct|octobre|octubre|ottobre|outubro',
  'november|nov|novembre|noviembre|novembro',
  'december|dezember|dec|decembre|diciembre|dicembre|dezembro',
].map((name) => new RegExp(`^(?:${name})$`));

const monthAndYear = /(?<![\p{L}\p{N}])(\p{L}{3,10})\.? (?:de |of )?(20\d\d)(?!\p{N})/gu;

export interface Month {
  readonly asked: string;
  /** As a moment begins: 2026-03. */
  readonly begins: string;
}

/** The months of a folded question, and the question without them. */
export function monthsIn(folded: string): { months: readonly Month[]; rest: string } {
  const months: Month[] = [];
  const rest = folded.replaceAll(monthAndYear, (said, name: string, year: string) => {
    const month = names.findIndex((pattern) => pattern.test(name)) + 1;
    if (month === 0) return said;
    months.push({ asked: said, begins: `${year}-${String(month).padStart(2, '0')}` });
    return ' ';
  });
  return { months, rest };
}

/** The filters for deadlines in a month, or in a year. */
export function deadlinesIn(begins: string): { deadline_after: string; deadline_before: string } {
  const [year, month] = begins.split('-').map(Number) as [number, number?];
  const last = new Date(Date.UTC(year, month ?? 12, 0)).toISOString().slice(0, 10);
  return { deadline_after: month === undefined ? `${begins}-01-01` : `${begins}-01`, deadline_before: last };
}
