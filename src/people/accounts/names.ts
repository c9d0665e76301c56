// Names of people and teams, as others see them: no characters that nobody sees, and none that looks like
// the service, its operator, or what pages call people who are not named.

import { invalid } from '../../kernel/refusal.ts';
import { mustBeText, shownName } from '../../kernel/sent-text.ts';

/** Letters of other scripts, digits and signs, each pair with the Latin letters that they look like. */
const alike = [
  // Cyrillic and Greek.
  ['аеорсухіѕјкмтнвг', 'aeopcyxisjkmthbr'],
  ['αεορικντυη', 'aeopikvtun'],
  // Armenian, Cherokee, Lisu.
  ['օսհոց', 'ouhng'],
  ['ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏕᏙᏞᏟᏢᏦᏒᏴ', 'drtajewmhgzsvlcpkrb'],
  ['ꓐꓑꓓꓔꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpdtkjczfmnlsrvhwxyaeiou'],
  // Small capitals, and letters of phonetics.
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  ['ɑɡıɩɛɾʋ', 'agiieru'],
  ['013457@$|!', 'oleastasli'],
] as const;

const lookalikes: ReadonlyMap<string, string> = new Map(
  alike.flatMap(([letters, latin]) =>
    [...letters.toLowerCase()].map((letter, at) => [letter, latin[at] ?? letter] as const),
  ),
);

/** Stands for a letter that is not known to look like any. */
const unknown = '?';

/** The name as an eye reads it in passing. */
function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const latin = [...plain].map((letter) => lookalikes.get(letter) ?? letter).join('');
  return latin
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll(/[^a-z]/gu, unknown)
    .replaceAll('rn', 'm')
    .replaceAll('l', 'i');
}

const roles = ['operator', 'administrator', 'admin', 'moderator', 'former member'];
/** What the site calls itself and those who speak for it, and who is no member any more. */
const reserved = [...roles, ...roles.map((role) => `${role}s`), 'support', 'perennial'].map(skeleton);
/** What such names are put together with. */
const beside = [
  'a',
  'an',
  'the',
  'of',
  'at',
  'and',
  'team',
  'staff',
  'official',
  'local',
  'site',
  'service',
  'desk',
].map(skeleton);

/**
 * Whether a name is put together of nothing but names of the site and what goes with them. An unknown letter may be any
 * one, where most are known.
 */
function isOfTheSite(name: string): boolean {
  const read = skeleton(name);
  const unknowns = read.split(unknown).length - 1;
  if (unknowns * 3 > read.length) return false;
  const goesOn = (at: number, word: string) =>
    [...word].every((letter, place) => read[at + place] === letter || read[at + place] === unknown);
  // The places up to which words were found, each with whether one of them is reserved.
  const reached = new Map([[0, false]]);
  for (let at = 0; at < read.length; at++) {
    const had = reached.get(at);
    if (had === undefined) continue;
    for (const [words, isReserved] of [
      [reserved, true],
      [beside, false],
    ] as const) {
      for (const word of words) {
        const end = at + word.length;
        if (goesOn(at, word)) reached.set(end, reached.get(end) === true || had || isReserved);
      }
    }
  }
  return reached.get(read.length) === true;
}

/** As boards call somebody who does not want to be named, "member 7f3a". */
function isOfNobody(name: string): boolean {
  const [, before] = /^(.+?)[\s-]*[0-9a-f]{4}$/i.exec(name.normalize('NFKC')) ?? [];
  return before !== undefined && skeleton(before) === skeleton('member');
}

function isReserved(name: string): boolean {
  return isOfTheSite(name) || isOfNobody(name);
}

/** A name of 2 to 80 characters, as it is kept. */
export function goodName(name: string): string {
  mustBeText('name', name, 'line');
  const shown = (shownName(name) ?? '').normalize('NFC').replaceAll(/\s+/g, ' ');
  const length = [...shown].length;
  if (length < 2 || length > 80) throw invalid('name', 'name takes 2 to 80 characters.', 'length');
  if (isReserved(shown)) {
    throw invalid(
      'name',
      'name looks like a name of the operator or of this site; choose another one.',
      'reserved',
    );
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
  if (isReserved(text) || text === localHandle) {
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
