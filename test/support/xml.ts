// Reads XML with a parser that is not the writer's.

import { SaxesParser } from 'saxes';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** The document as a tree; throws where it is not well-formed. */
export function xml(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const add = (part: string) => {
    (open.at(-1) as Element).text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return top.children[0] as Element;
}

export const parts = (element: Element, name: string) => element.children.filter((one) => one.name === name);
export const textOf = (element: Element, name: string) => parts(element, name)[0]?.text;
