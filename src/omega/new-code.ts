// Ids that people read: a prefix, seven random characters of Crockford's base 32 and one that checks them.

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Crockford's check symbols, as letters that fit in an address. */
const checks = `${alphabet}ilou`;

function checkOf(body: string): string {
  let value = 0;
  for (const character of body) value = (value * 32 + alphabet.indexOf(character)) % 36;
  return checks[value] as string;
}

/** Such as or-4d9k2m7c. */
export function newCode(prefix: string, random: (bytes: number) => Uint8Array): string {
  const body = [...random(7)].map((byte) => alphabet[byte % 32]).join('');
  return `${prefix}-${body}${checkOf(body)}`;
}
