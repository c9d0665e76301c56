// Lists of ascending numbers, many of them and most of them short, in few bytes: each number is written as what it is
// more than the one before, seven bits a byte, into blocks that double. A list grows at its end and never shrinks.

export interface NumberLists {
  /** Adds a number to a list that has none as large. */
  readonly add: (list: number, number: number) => void;
  readonly sizeOf: (list: number) => number;
  readonly of: (list: number) => Uint32Array;
}

/** Bytes of a piece of memory, and of the first and the largest block in it. A block ends with the address of the next. */
const pieceBits = 20;
const [firstBlock, largestBlock, addressBytes] = [4, 1_024, 4];

export function numberLists(): NumberLists {
  const pieces: Uint8Array[] = [];
  let used = 0;
  /** By list: how many numbers, the last of them, where it begins and goes on, and the bytes left there. */
  let [counts, lasts, starts, ends] = [
    new Uint32Array(64),
    new Uint32Array(64),
    new Uint32Array(64),
    new Uint32Array(64),
  ];
  let [lefts, blocks] = [new Uint16Array(64), new Uint16Array(64)];

  /** Room for a block, which lies in one piece. */
  function newBlock(size: number): number {
    const whole = size + addressBytes;
    const left = (1 << pieceBits) - (used & ((1 << pieceBits) - 1));
    if (used === pieces.length << pieceBits || left < whole) {
      used = pieces.length << pieceBits;
      pieces.push(new Uint8Array(1 << pieceBits));
    }
    const address = used;
    used += whole;
    return address;
  }

  function makeRoom(list: number): void {
    if (list < counts.length) return;
    const wider = <Numbers extends Uint32Array | Uint16Array>(before: Numbers, after: Numbers) => {
      after.set(before);
      return after;
    };
    const size = 2 * list;
    counts = wider(counts, new Uint32Array(size));
    lasts = wider(lasts, new Uint32Array(size));
    starts = wider(starts, new Uint32Array(size));
    ends = wider(ends, new Uint32Array(size));
    lefts = wider(lefts, new Uint16Array(size));
    blocks = wider(blocks, new Uint16Array(size));
  }

  function put(list: number, byte: number): void {
    if (lefts[list] === 0) {
      const before = blocks[list] as number;
      const size = before === 0 ? firstBlock : Math.min(largestBlock, 2 * before);
      const address = newBlock(size);
      if (before === 0) starts[list] = address;
      else writeAddress(ends[list] as number, address);
      ends[list] = address;
      lefts[list] = size;
      blocks[list] = size;
    }
    const end = ends[list] as number;
    (pieces[end >>> pieceBits] as Uint8Array)[end & ((1 << pieceBits) - 1)] = byte;
    ends[list] = end + 1;
    lefts[list] = (lefts[list] as number) - 1;
  }

  function writeAddress(at: number, address: number): void {
    const piece = pieces[at >>> pieceBits] as Uint8Array;
    const from = at & ((1 << pieceBits) - 1);
    for (let byte = 0; byte < addressBytes; byte++) piece[from + byte] = address >>> (8 * byte);
  }

  return {
    add: (list, number) => {
      makeRoom(list);
      let more = number - (lasts[list] as number);
      for (; more > 127; more >>>= 7) put(list, (more & 127) | 128);
      put(list, more);
      lasts[list] = number;
      counts[list] = (counts[list] as number) + 1;
    },
    sizeOf: (list) => counts[list] ?? 0,
    of: (list) => {
      const found = new Uint32Array(counts[list] ?? 0);
      let [piece, at, left, size] = [noBytes, 0, 0, firstBlock];
      let next = starts[list] as number;
      let number = 0;
      for (let index = 0; index < found.length; index++) {
        let [more, shift, byte] = [0, 0, 128];
        for (; byte > 127; shift += 7) {
          if (left === 0) {
            if (piece !== noBytes) {
              next =
                ((piece[at] as number) |
                  ((piece[at + 1] as number) << 8) |
                  ((piece[at + 2] as number) << 16) |
                  ((piece[at + 3] as number) << 24)) >>>
                0;
              size = Math.min(largestBlock, 2 * size);
            }
            piece = pieces[next >>> pieceBits] as Uint8Array;
            at = next & ((1 << pieceBits) - 1);
            left = size;
          }
          byte = piece[at++] as number;
          left--;
          more |= (byte & 127) << shift;
        }
        number += more;
        found[index] = number;
      }
      return found;
    },
  };
}

const noBytes: Uint8Array = new Uint8Array();
