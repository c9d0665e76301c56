// Definitions of links ("[a]: https://…") that a text uses over and over: each use writes the whole address once
// more, so a short text would become a page of hundreds of megabytes. The definitions that are used have a length
// in all, that of the text itself; beyond it their uses stay as they are written.

import type MarkdownIt from 'markdown-it';

/** A short text may use its definitions so much, in characters. */
const always = 50_000;

type Writer = InstanceType<typeof MarkdownIt>;

interface Definition {
  readonly href: string;
  readonly title: string;
}

export function boundReferences(writer: Writer): void {
  writer.core.ruler.after('block', 'bounded_references', (state) => {
    const env = state.env as { references?: Record<string, Definition> };
    // A note is written with the definitions of its text, which are bounded already.
    if (state.inlineMode || env.references === undefined) return;
    let left = Math.max(always, state.src.length);
    const bounded = Object.create(null) as Record<string, Definition>;
    for (const [label, definition] of Object.entries(env.references)) {
      const length = definition.href.length + definition.title.length;
      Object.defineProperty(bounded, label, {
        get: () => {
          if (length > left) return undefined;
          left -= length;
          return definition;
        },
      });
    }
    env.references = bounded;
  });
}
