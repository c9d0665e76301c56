// Room for large answers that nobody keeps. Bytes made anew for each of them are mapped from the system and
// given back to it each time, and count towards collections of the whole heap, during which everybody waits.
// So such answers are written into the same rooms again and again.

type Bytes = Buffer<ArrayBuffer>;

export interface Room {
  readonly bytes: Bytes;
  /** The next answer may be written into it. A room that is never given back is collected like anything else. */
  readonly giveBack: () => void;
}

const roomBytes = 512 * 1024;
/** Rooms that wait for an answer. */
const mostFree = 8;
const free: Bytes[] = [];

/** Room for so many bytes, whatever was in it; null where they are more than it holds. */
export function takeRoom(most: number): Room | null {
  if (most > roomBytes) return null;
  const bytes = free.pop() ?? Buffer.allocUnsafeSlow(roomBytes);
  let lent = true;
  return {
    bytes,
    giveBack: () => {
      if (lent && free.length < mostFree) free.push(bytes);
      lent = false;
    },
  };
}
