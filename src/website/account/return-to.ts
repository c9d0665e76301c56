/** Where a sign-in leads: a path of this site, else the account. */
export function returnTo(asked: string | null | undefined): string {
  if (asked && asked.length <= 500 && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked)) return asked;
  return '/account';
}
