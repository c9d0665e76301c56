import { setTimeout } from 'node:timers/promises';
import { nearest } from '../kernel/nearest.ts';
import type { Live, LiveSource } from '../people/research/live-sources.ts';
import type { Source } from '../sources/reading/source.ts';
import { CommandError } from './node/output.ts';

/** How long one source may take for all questions of a job, in ms. */
const timeMs = 30_000;

/** The live sources of RESEARCH_LIVE, and the way out to them; undefined when there are none. */
export async function liveSources(names: readonly string[], fetch: Live['fetch']): Promise<Live | undefined> {
  if (names.length === 0) return undefined;
  const { sources } = await import('../sources/sources.ts');
  return {
    sources: names.map((name) => named(name, sources)),
    fetch,
    sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
    timeMs,
    busy: new Set(),
  };
}

function named(name: string, sources: readonly Source[]): LiveSource {
  const searchable = sources.flatMap(({ ask, ...source }) => (ask ? [{ ...source, ask }] : []));
  const found = searchable.find((source) => source.name === name);
  if (found) return found;
  const names = searchable.map((source) => source.name);
  const near = nearest(name, names);
  const hint = near ? `did you mean ${near}?` : `it takes ${names.join(', ')}.`;
  throw new CommandError(`RESEARCH_LIVE cannot be used: ${name} is no source that can be asked; ${hint}`, 2);
}
