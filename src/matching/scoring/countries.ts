// Where those who ask are, as far as it tells which funders serve them.

import type { Aspect } from '../question/read-query.ts';

/** Parts of the world that are no funder's own here: that a call takes them it must say. */
const withoutFunders: ReadonlySet<string> = new Set(['poorer-countries', 'latin-america']);
/** Countries of which the catalogue has few funders. */
const withFewFunders: ReadonlySet<string> = new Set([
  ...['canada', 'australia', 'japan', 'china', 'korea', 'israel-and-gulf'],
  ...['germany', 'france', 'italy', 'spain', 'netherlands', 'switzerland', 'austria', 'belgium'],
  ...['sweden', 'denmark', 'ireland', 'portugal'],
]);

type Place = Pick<Aspect, 'meanings'>;

export function isOfNoFunder({ meanings }: Place): boolean {
  return meanings.some((slug) => withoutFunders.has(slug));
}

/** Whether it is where somebody is whom mostly funders of elsewhere serve. */
export function isWithoutFunders(place: Place): boolean {
  return isOfNoFunder(place) || place.meanings.some((slug) => withFewFunders.has(slug));
}
