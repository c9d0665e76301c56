// The registers of works that citations of Omega Point are looked up in, as the operator has settled it.

import { setTimeout } from 'node:timers/promises';
import type { AppParts } from '../app-parts.ts';
import type { Config } from '../settings/config.ts';

type Told = (error: unknown, sentence: string) => void;
type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The parts with what asks the registers; as they are where none is named. */
export async function withResolvers<Parts extends Pick<AppParts, 'desk' | 'now' | 'omega'>>(
  parts: Parts,
  { omegaResolvers: names, mailFrom: mailto }: Config,
  fetch: Fetch,
  bug: Told,
): Promise<Parts> {
  if (names.length === 0) return parts;
  const { resolversBy } = await import('../omega/catalogue/resolvers.ts');
  const { desk, now } = parts;
  const onBug = (error: unknown) => bug(error, 'a citation was not held against a register of works');
  const lookup = resolversBy({ names, desk, fetch, now, sleep: (ms) => setTimeout(ms), mailto, onBug });
  return { ...parts, omega: { ...parts.omega, lookup } };
}
