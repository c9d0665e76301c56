// Names of people and teams, as others see them: no characters that nobody sees, and none that looks like
// the service or its operator.

import { invalid } from '../../kernel/refusal.ts';
import { mustBeText, shownName } from '../../kernel/sent-text.ts';

/** Letters of other scripts, and digits, that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  г: 'r',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  τ: 't',
  υ: 'u',
  η: 'n',
  0: 'o',
  1: 'l',
  3: 'e',
  5: 's',
  '|': 'l',
  '!': 'i',
};

/** The name as an eye reads it in passing. */
function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const latin = [...plain].map((letter) => lookalikes[letter] ?? letter).join('');
  return latin
    .replaceAll('rn', 'm')
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll('l', 'i');
}

/** Names that only the operator has. */
const reserved = [
  'operator',
  'local operator',
  'administrator',
  'admin',
  'moderator',
  'support',
  'perennial',
];

/** A name of 2 to 80 characters, as it is kept. */
export function goodName(name: string): string {
  mustBeText('name', name, 'line');
  const shown = (shownName(name) ?? '').normalize('NFC').replaceAll(/\s+/g, ' ');
  const length = [...shown].length;
  if (length < 2 || length > 80) throw invalid('name', 'name takes 2 to 80 characters.', 'length');
  if (reserved.map(skeleton).includes(skeleton(shown))) {
    throw invalid('name', 'name looks like a name of the operator; choose another one.', 'reserved');
  }
  return shown;
}

/** The handle of whoever runs this machine: the command line finds the account by it. */
export const localHandle = 'local';

/** A handle: 3 to 30 of a–z, 0–9 and hyphens, null for none. */
export function goodHandle(handle: string | undefined): string | null {
  const text = (handle ?? '').trim().toLowerCase();
  if (text === '') return null;
  if (!/^(?=.{3,30}$)[a-z](?:-?[a-z0-9])+$/.test(text)) {
    throw invalid(
      'handle',
      'handle takes 3 to 30 letters a to z, digits and single hyphens, a letter first.',
    );
  }
  if (reserved.map(skeleton).includes(skeleton(text)) || text === localHandle) {
    throw invalid('handle', 'This handle is kept for the operator.', 'reserved');
  }
  return text;
}

/** The name and handle that somebody takes: what they have is theirs, also where nobody else may take it. */
export function profileNames(
  asked: { readonly name: string; readonly handle: string | undefined },
  own: { readonly name: string; readonly handle: string | null },
): { readonly name: string; readonly handle: string | null } {
  const name = asked.name === own.name ? own.name : goodName(asked.name);
  const isOwn = (asked.handle ?? '') === (own.handle ?? '');
  if (own.handle === localHandle && !isOwn) {
    throw invalid('handle', `Whoever runs this machine keeps the handle ${localHandle}.`, 'reserved');
  }
  return { name, handle: isOwn ? own.handle : goodHandle(asked.handle) };
}
