// The table that is printed: Markdown, padded so that it reads in a terminal too.

export interface Row {
  readonly what: string;
  readonly seen: string;
  /** What stands beside it, measured in the same run. */
  readonly beside?: string;
  /** Ours by theirs. */
  readonly ratio?: number | string;
  readonly goal?: Goal;
}

export interface Goal {
  readonly words: string;
  readonly met: boolean;
}

const widths = [50, 72, 66, 52, 20];

export function header(): string {
  const names = ['what', 'seen', 'beside', 'ratio', 'goal'];
  return `${line(names)}\n${line(widths.map((width) => '-'.repeat(width)))}`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell, index) => cell.padEnd(widths[index] as number)).join(' | ')} |`;
}

export function rowLine({ what, seen, beside, ratio, goal }: Row): string {
  const outcome = goal ? `${goal.words} ${goal.met ? 'met' : 'MISSED'}` : '';
  return line([
    what,
    seen,
    beside ?? '',
    typeof ratio === 'number' ? ratio.toFixed(2) : (ratio ?? ''),
    outcome,
  ]);
}

export function atLeast(value: number, least: number, unit = ''): Goal {
  return { words: `≥ ${least.toLocaleString('en')}${unit}`, met: value >= least };
}

export function atMost(value: number, most: number, unit = ''): Goal {
  return { words: `≤ ${most.toLocaleString('en')}${unit}`, met: value <= most };
}

export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en')}/s`;
}
