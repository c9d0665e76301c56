/** The media types that an Accept header takes, by their weight; those of one weight as they stand. */
export function takenTypes(accept: string): readonly string[] {
  const ranges = accept.split(',', 50).map((part) => {
    const [type, ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const weight = parameters.find((one) => one.startsWith('q='));
    return { type: type as string, weight: weight ? Number(weight.slice(2)) || 0 : 1 };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ type }) => type);
}
