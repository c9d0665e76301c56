// Forms by their addresses: a suffix behind the path. Where a path ends in the name of a record, the exact
// name wins: a record may be called `x.csv`.

import type { Operation } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { pathOf, targetOf } from '../http/address-parts.ts';
import type { Format, FormatRequest } from './format.ts';

export function endsInName({ path }: Operation): boolean {
  return path.endsWith('}');
}

/** The form that is asked for behind a name, once there is nothing of the whole name; null for none. */
export function formInName(
  error: unknown,
  { path }: Operation,
  formats: readonly Format[],
  params: Readonly<Record<string, string>>,
): { form: Format; params: Record<string, string> } | null {
  const parameter = /\{(\w+)\}$/.exec(path)?.[1] as string;
  const value = params[parameter] as string;
  const form = formats.find(({ suffix }) => value.endsWith(suffix));
  if (!form || !(error instanceof Refusal) || error.reason !== 'not_found') return null;
  return { form, params: { ...params, [parameter]: value.slice(0, -form.suffix.length) } };
}

/** The whole address that was asked, and that of the same without the suffix. */
export function formAddresses(site: string, url: string, form?: Format): { self: string; plain: string } {
  const self = site + targetOf(url);
  const path = pathOf(url);
  if (!form || !path.endsWith(form.suffix)) return { self, plain: self };
  return { self, plain: site + path.slice(0, -form.suffix.length) + targetOf(url).slice(path.length) };
}

/** Who follows a merged record in a form by its address stays in that form. */
export function inThisForm(error: unknown, { suffix }: Format, { self, plain }: FormatRequest): unknown {
  if (self === plain || !(error instanceof Refusal) || !error.details.location) return error;
  const details = { ...error.details, location: `${error.details.location}${suffix}` };
  return new Refusal(error.reason, error.message, details);
}
