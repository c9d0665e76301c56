// Why a request that was made with `fetch` got no answer: what stands behind its "fetch failed", such as a name that
// nobody knows, a connection that was refused, or a certificate that has expired.

export function whyUnanswered(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return whyUnanswered(error.cause);
  // Where several addresses of a name were tried, the error of all of them says nothing but its code.
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
