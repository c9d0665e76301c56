// Room for answers of many rows that nobody keeps. Bytes made anew for each of them are mapped from the system and
// given back to it each time, and count towards collections of the whole heap, during which everybody waits.
// So such answers are written into the same rooms again and again.

type Bytes = Buffer<ArrayBuffer>;

interface Room {
  readonly bytes: Bytes;
  /** The next answer may be written into it. A room that is never given back is collected like anything else. */
  readonly giveBack: () => void;
}

/** Enough for a list of fifty rows. */
export const smallRoom = 96 * 1024;

/**
 * How large they are, and how many of each size wait for an answer: sixteen answers are sent together, and while one is
 * packed elsewhere its room is taken.
 */
const sizes = [
  { size: smallRoom, maxFree: 32 },
  { size: 512 * 1024, maxFree: 16 },
];
const free = sizes.map((one) => ({ ...one, rooms: [] as Bytes[] }));

/** Room for so many bytes, whatever was in it; null where they are more than any holds. */
export function takeRoom(most: number): Room | null {
  const fitting = free.find(({ size }) => most <= size);
  if (!fitting) return null;
  const { size, maxFree, rooms } = fitting;
  const bytes = rooms.pop() ?? Buffer.allocUnsafeSlow(size);
  let lent = true;
  return {
    bytes,
    giveBack: () => {
      if (lent && rooms.length < maxFree) rooms.push(bytes);
      lent = false;
    },
  };
}
