interface MediaRange {
  readonly type: string;
  readonly weight: number;
}

/** The ranges of an Accept header as they stand. */
function rangesOf(accept: string): readonly MediaRange[] {
  return accept.split(',', 50).map((part) => {
    const [type, ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const weight = parameters.find((one) => one.startsWith('q='));
    return { type: type as string, weight: weight ? Number(weight.slice(2)) || 0 : 1 };
  });
}

/** The media types that an Accept header takes, by their weight; those of one weight as they stand. */
export function takenTypes(accept: string): readonly string[] {
  return rangesOf(accept)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ type }) => type);
}

/** Whether an Accept header names a media type and likes it no less than another one. */
export function prefersType(accept: string, type: string, other: string): boolean {
  const ranges = rangesOf(accept);
  const weightOf = (...names: readonly string[]) =>
    names.map((name) => ranges.find((one) => one.type === name)).find((one) => one !== undefined)?.weight ??
    0;
  const named = weightOf(type);
  return named > 0 && named >= weightOf(other, `${other.split('/')[0]}/*`, '*/*');
}
