// The parts of an absolute address as text, without building a URL for every request.

/** Path and query as they were sent. */
export function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

/** The path as it was sent. */
export function pathOf(url: string): string {
  const target = targetOf(url);
  const end = target.search(/[?#]/);
  return end < 0 ? target : target.slice(0, end);
}

/** The path without slashes at its end, looked at from there: a pattern would begin again at each of many slashes. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}

/** The raw query without its question mark, '' when there is none. */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : (url.slice(start + 1).split('#', 1)[0] as string);
}
