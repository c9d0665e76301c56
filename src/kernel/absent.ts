// What is said of a record that is not there, or not for this caller, or elsewhere by now.

import type { DetailRoute, Family } from './family.ts';
import type { Context } from './operation.ts';
import { Refusal } from './refusal.ts';

/**
 * The refusal for a record that is not there, or not for this caller: the two look the same.
 * @param shape its path names the record by its only parameter
 */
export function absent(
  family: Family,
  shape: Pick<DetailRoute, 'path'>,
  id: string,
  context: Context,
): Refusal {
  const survivor = context.reader.survivor(family, id, context.tier);
  if (survivor === null)
    return new Refusal('not_found', `There is no ${words(family.singular)} with this id.`, {
      forPeople: `There is no ${words(family.singular)} at this address. Look whether it is whole, or search by name.`,
    });
  const location = shape.path.replace(/\{\w+\}/, encodeURIComponent(survivor));
  return new Refusal('merged', `This ${words(family.singular)} was merged into another one.`, {
    location,
  });
}

/** The same, where the record may have another address now: whoever asks by the one of before is led to it. */
export async function absentOrMoved(
  family: Family,
  shape: Pick<DetailRoute, 'path'>,
  name: string,
  context: Context,
): Promise<Refusal> {
  const refusal = absent(family, shape, name, context);
  if (refusal.reason === 'merged') return refusal;
  const id = await context.formerly?.(family.of ?? family.name, name);
  const one = id == null ? null : context.reader.detail(family, id, context.tier, context.now);
  const now = one?.public_id ?? one?.id ?? name;
  // Its record may have been merged after it got another name.
  if (one === null) return id == null || id === name ? refusal : absent(family, shape, id, context);
  if (now === name) return refusal;
  const location = shape.path.replace(/\{\w+\}/, encodeURIComponent(now));
  return new Refusal('moved', `This ${words(family.singular)} has another address now.`, { location });
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}
