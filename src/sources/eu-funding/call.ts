// One call of the EU Funding & Tenders Portal, as each reader hands it to the mapper.
//
// Three kinds share the portal: topics of the programmes (`topic`), calls of the external action
// (`prospect`), and calls of running projects that pass money on (`cascade`). Each kind counts its own
// numbers, so the key names the kind; a topic's key is its ccm2Id alone.

export interface EuFacet {
  readonly code: string;
  /** Null when the source gives only the code. */
  readonly label: string | null;
}

export interface EuBudget {
  /** EUR. */
  readonly total: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly expectedGrants: number | null;
  readonly years: readonly string[];
}

export interface EuCall {
  readonly key: string;
  readonly kind: 'topic' | 'prospect' | 'cascade';
  readonly identifier: string;
  readonly title: string;
  /** For a cascade call: its own name; `title` is then the topic of the project. */
  readonly callTitle: string | null;
  /** HTML or plain text. */
  readonly text: string | null;
  /** The page for people. */
  readonly url: string | null;
  /** 31094501 forthcoming, 31094502 open, 31094503 closed. */
  readonly statusCode: string;
  readonly opens: string | null;
  readonly deadlines: readonly string[];
  readonly deadlineModel: string | null;
  readonly programmes: readonly EuFacet[];
  readonly divisions: readonly EuFacet[];
  readonly actions: readonly string[];
  readonly budget: EuBudget | null;
  /** The project that gives the money of a cascade call, where the source names it. */
  readonly project: string | null;
  /** Of its texts, where the source tells it: `en`. */
  readonly language: string | null;
  /** When the portal's index took the document in; decides between two forms of one call. */
  readonly ingested: string | null;
}

const pages = 'https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/opportunities';

/** The key and kind that a portal reference such as `50129698TOPICSen` stands for; null for another text. */
export function keyOf(reference: string): Pick<EuCall, 'key' | 'kind'> | null {
  const number = /^\d+/.exec(reference)?.[0];
  if (number === undefined) return null;
  if (/^\d+COMPETITIVE_CALL/i.test(reference)) return { key: `cascade-${number}`, kind: 'cascade' };
  if (/^\d+PROSPECTS?/i.test(reference)) return { key: `prospect-${number}`, kind: 'prospect' };
  return { key: number, kind: 'topic' };
}

export function topicPage(identifier: string): string {
  return `${pages}/topic-details/${encodeURIComponent(identifier)}`;
}

export function cascadePage(callNumber: string): string {
  return `${pages}/competitive-calls-cs/${encodeURIComponent(callNumber)}`;
}

/** A number above 0, or null: the portal writes 0 where nothing is stated. */
export function amountOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}
