/** So many bytes stand in the cookie of a sign-in that is under way, beside what else it holds (4,096 in all). */
const maxBytes = 1_500;

/** Where a sign-in leads: a path of this site, else the account. */
export function returnTo(asked: string | null | undefined): string {
  const isShort = asked && Buffer.byteLength(asked) <= maxBytes;
  return isShort && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) ? asked : '/account';
}
