// The YAML of the conference lists. Every value is a text, or null when nothing stands there; numbers
// and dates stay as they are written. Anchors and tags, and a name twice, are refused with their line,
// because guessing would publish wrong dates.

import type { Node } from 'yaml';

type YamlValue = string | null | readonly YamlValue[] | { readonly [name: string]: YamlValue };

export class YamlError extends Error {
  override readonly name = 'YamlError';
}

const maxDepth = 12;

/** Reads a document. Throws YamlError with the line number. */
export async function readYaml(text: string): Promise<YamlValue> {
  // Every harvest brings this file along, and few of them read YAML.
  const { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } = await import('yaml');
  const nodeOf = (value: unknown): Node | null => (isNode(value) ? value : null);
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const refuse = (offset: number, reason: string): never => {
    throw new YamlError(`line ${lineAt(offset)}: ${reason}`);
  };
  const [flaw] = [...document.errors, ...document.warnings];
  if (flaw) refuse(flaw.pos[0], flaw.message);

  function readNode(node: Node | null, depth: number): YamlValue {
    if (node === null) return null;
    const offset = node.range?.[0] ?? 0;
    if (depth > maxDepth) refuse(offset, 'This is nested too deeply');
    if (isScalar(node)) {
      if (node.anchor !== undefined || node.tag !== undefined)
        refuse(offset, 'Anchors and tags are not read');
      const value = String(node.value);
      return node.type === 'PLAIN' && /^(?:|~|null)$/i.test(value) ? null : value;
    }
    if (!isSeq(node) && !isMap(node)) return refuse(offset, 'References to anchors are not read');
    if (node.anchor !== undefined || node.tag !== undefined) refuse(offset, 'Anchors and tags are not read');
    if (isSeq(node)) return node.items.map((item) => readNode(nodeOf(item), depth + 1));
    return Object.fromEntries(
      node.items.map(({ key, value }) => {
        if (!isScalar(key)) refuse(offset, 'A name is a text');
        return [String(isScalar(key) ? key.value : ''), readNode(nodeOf(value), depth + 1)];
      }),
    );
  }
  return readNode(document.contents, 0);
}
