// How long each function of a file is. The formatter gives every function the same form, so its end is the
// next line that is indented no deeper than its beginning; no parser of the language is needed.

export interface MeasuredFunction {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly begins: string;
  readonly lines: number;
}

const opens = /[({[]$|=>$/;
const isNoFunction =
  /^(?:\} )?(?:if|for|while|switch|else|catch|try|finally|do|class|interface|type|export (?:type|interface))\b/;
const isFunction =
  /=>|\bfunction\b|^(?:async |get )?[\w$[\].]+\(.*\)(?:: .+)? \{$|^\)(?:: .*)? \{$|^\}\)(?:: .*)? \{$/;

/** @param text a file as the formatter leaves it */
export function functionLines(text: string): readonly MeasuredFunction[] {
  const lines = withoutTexts(text).split('\n');
  const depth = (line: string) => line.length - line.trimStart().length;
  return lines.flatMap((line, at) => {
    const begins = line.trim();
    if (!opens.test(begins) || isNoFunction.test(begins) || !isFunction.test(begins)) return [];
    // Parameters on lines of their own: the function begins above them.
    let from = at;
    if (/^[)}]/.test(begins)) {
      do from -= 1;
      while (from > 0 && (lines[from]?.trim() === '' || depth(lines[from] as string) !== depth(line)));
    }
    let to = at + 1;
    while (to < lines.length && (lines[to]?.trim() === '' || depth(lines[to] as string) > depth(line)))
      to += 1;
    return [{ line: from + 1, begins: (lines[from] as string).trim(), lines: to - from + 1 }];
  });
}

/** Texts and comments may hold anything; their lines stay. */
function withoutTexts(text: string): string {
  const pieces = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*$/gm;
  return text.replaceAll(pieces, (piece) =>
    piece.startsWith('/') ? piece.replaceAll(/\S/g, '') : `'${piece.slice(1, -1).replaceAll(/[^\n]/g, ' ')}'`,
  );
}
