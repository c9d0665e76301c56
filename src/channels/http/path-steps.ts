// Patterns of paths, step by step: a step is a text, or a parameter behind a colon.

export function isParameter(step: string): boolean {
  return step.startsWith(':');
}

/** Whether a path of as many steps is one of the pattern; no parameter is empty. */
export function fits(pattern: readonly string[], steps: readonly string[]): boolean {
  // Those that are alike differ at the end first.
  for (let at = pattern.length - 1; at >= 0; at--) {
    const step = pattern[at] as string;
    if (isParameter(step) ? steps[at] === '' : step !== steps[at]) return false;
  }
  return true;
}

/** What stands in the place of each parameter. */
export function paramsOf(pattern: readonly string[], steps: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  pattern.forEach((step, at) => {
    if (isParameter(step)) params[step.slice(1)] = steps[at] as string;
  });
  return params;
}
