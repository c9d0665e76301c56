// What operations of Omega Point share: who asks, what they may use, and how their answers are described.

import type { CallerLink } from '../../access/caller.ts';
import type { AppContext } from '../../context.ts';
import type { AnswerLink } from '../../kernel/answer.ts';
import type { JsonSchema } from '../../kernel/field.ts';
import type { Context, Operation, Params } from '../../kernel/operation.ts';
import { operation } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/refusal.ts';
import { type Shapes, shape } from '../../kernel/shape.ts';
import type { Source } from '../catalogue/records.ts';
import { linkInvalid, linkRequired } from '../participants.ts';
import { unshowable } from '../protocol/hygiene.ts';
import type { Channel } from '../runs/run.ts';

const omegaTag = 'Omega Point';
export const omegaServer = 'omega-agent';

/** An operation of the agents' tool server, described once for it and for REST. */
export function omegaOperation<const P extends Params, Output>(
  declaration: Omit<Operation<P, Output>, 'tier' | 'tag' | 'toolServer'> & { readonly open?: true },
): Operation<Params, Output> {
  const { open, ...rest } = declaration;
  return operation({
    ...rest,
    tier: 'public',
    tag: omegaTag,
    toolServer: omegaServer,
    ...(open ? {} : { needs: needsLink }),
    refuses: [...(open ? [] : (['link_required', 'link_invalid'] as const)), ...(rest.refuses ?? [])],
  });
}

function needsLink(context: AppContext): void {
  linkOf(context);
}

/** The link of whoever asks. Throws where there is none, or where another key was sent. */
export function linkOf(context: AppContext): CallerLink {
  const { caller } = context;
  if (caller.link) return caller.link;
  throw caller.key ? linkInvalid() : linkRequired();
}

export function sourceOf({ reader, now, site }: Context): Source {
  return { reader, now, site };
}

export function channelOf(context: Context, said: Channel | undefined): Channel {
  return context.door === 'mcp' ? 'mcp' : (said ?? 'rest');
}

/** @throws Refusal where a text that everybody can read holds what none may hold */
export function mustBeShowable(field: string, shown: unknown): void {
  const what = unshowable(shown);
  if (what !== null) throw invalid(field, `${field} is published; it holds ${what}: leave that out.`);
}

/** The schema of an answer: its members, of which those with ! are always there. */
export function answers(notation: string, named: Shapes = {}): () => JsonSchema {
  const { additionalProperties: _, ...schema } = shape(notation, named) as Record<string, unknown>;
  return () => schema;
}

/** The archive of a run, for hosts that offer files to their person. */
export function archiveLink(uri: string): AnswerLink {
  return {
    uri,
    name: 'manifest.zip',
    description: 'The archive of the run: recount it with perennial omega replay.',
    mimeType: 'application/zip',
  };
}
