// Chance that everybody can repeat: numbers from the seed of a run and the name of what they decide.

import { hash } from 'node:crypto';

type Draw = () => number;

/** A stream of numbers in [0, 1) for one purpose; the same seed and purpose give the same stream. */
export function drawFrom(seed: string, purpose: string): Draw {
  let block = Buffer.alloc(0);
  let at = 0;
  let count = 0;
  return () => {
    if (at + 6 > block.length) {
      block = hash('sha256', `${seed}\n${purpose}\n${count++}`, 'buffer');
      at = 0;
    }
    const value = block.readUIntBE(at, 6) / 2 ** 48;
    at += 6;
    return value;
  };
}

export function shuffled<T>(items: readonly T[], draw: Draw): readonly T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(draw() * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}
