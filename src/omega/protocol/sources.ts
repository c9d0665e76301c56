// Rules on evidence and citations, the same wherever an answer brings them.

import type { Citation, Evidence } from './shapes.ts';
import { type CheckContext, type Flaw, flaw } from './step-kind.ts';

const patterns: Readonly<Record<string, RegExp>> = {
  doi: /^10\.\d{4,9}\/\S+$/,
  pmid: /^\d{1,8}$/,
  pmcid: /^PMC\d{1,9}$/i,
  nct: /^NCT\d{8}$/i,
  arxiv: /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/,
  patent: /^[A-Z]{2}[\dA-Z/ .-]{3,40}$/,
  url: /^https?:\/\/[^\s<>"]+$/,
};

/** Whether every id of a citation has the form of its kind. */
export function isWellFormed({ ids }: Pick<Citation, 'ids'>): boolean {
  return Object.entries(ids).every(([kind, id]) => patterns[kind]?.test(id) ?? false);
}

/** What is compared of a quote and a text: composed, with white space folded, else exact. */
function foldedQuote(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

interface Brought {
  readonly evidence: readonly Evidence[];
  readonly citations: readonly Citation[];
}

/** L1 to L3. @param at the pointer below which `evidence` and `citations` stand */
export function sourceFlaws(
  { evidence, citations }: Brought,
  context: CheckContext,
  at = '',
): readonly Flaw[] {
  const keys = new Set(citations.map(({ key }) => key));
  const flaws: Flaw[] = [];
  citations.forEach((citation, index) => {
    for (const [kind, id] of Object.entries(citation.ids)) {
      if (!patterns[kind]?.test(id))
        flaws.push(
          flaw(
            `${at}/citations/${index}/ids/${kind}`,
            'L3',
            `This is not the form of a ${kind}.`,
            'Leave out an id that you are not sure of; one good id is enough.',
          ),
        );
    }
    if (citations.findIndex(({ key }) => key === citation.key) !== index)
      flaws.push(
        flaw(
          `${at}/citations/${index}/key`,
          'L1',
          'This key is used twice.',
          'Number the citations c1, c2 …',
        ),
      );
  });
  evidence.forEach((one, index) => {
    flaws.push(...evidenceFlaws(one, `${at}/evidence/${index}`, keys, context));
  });
  return flaws;
}

function evidenceFlaws(
  { ref, cite, quote }: Evidence,
  at: string,
  keys: ReadonlySet<string>,
  { textOf }: CheckContext,
): readonly Flaw[] {
  if (ref === undefined && cite === undefined)
    return [
      flaw(
        at,
        'L1',
        'It names no source.',
        'Give ref, from a catalogue record, or cite, the key of a citation.',
      ),
    ];
  if (cite !== undefined && !keys.has(cite))
    return [
      flaw(`${at}/cite`, 'L1', 'There is no citation with this key.', 'Add the citation, or use its key.'),
    ];
  if (ref === undefined || !textOf) return [];
  const text = textOf(ref);
  if (text === null)
    return [
      flaw(
        `${at}/ref`,
        'L1',
        'There is no public record with this ref.',
        'Use a ref of the input or of search_evidence.',
      ),
    ];
  if (quote === undefined || foldedQuote(text).includes(foldedQuote(quote))) return [];
  return [
    flaw(
      `${at}/quote`,
      'L2',
      'The quote does not stand in the record.',
      'Copy it letter for letter, or leave it out.',
    ),
  ];
}
