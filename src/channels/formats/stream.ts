// Pieces that are made while they are read. Nobody waits long for them: of all streams together one piece
// is made in each turn of the event loop, when it is its reader's turn, and none before the reader has room for it.

const never = () => false;

/**
 * Waits for the next turn of the event loop that nobody else waits for. Whoever is over meanwhile needs none: it goes
 * on in the next one, with all others that are over, so that what nobody reads is not kept.
 */
export function turns(): (isOver?: () => boolean) => Promise<void> {
  let waiting: { readonly begin: () => void; readonly isOver: () => boolean }[] = [];
  const next = () => {
    const { over = [], left = [] } = Object.groupBy(waiting, ({ isOver }) => (isOver() ? 'over' : 'left'));
    waiting = left;
    waiting.shift()?.begin();
    for (const { begin } of over) begin();
    if (waiting.length > 0) setImmediate(next);
  };
  return (isOver = never) =>
    new Promise((begin) => {
      if (waiting.push({ begin, isOver }) === 1) setImmediate(next);
    });
}

const encoder = new TextEncoder();

/** Makes a piece when it is its reader's turn. */
export type Turn = <Piece>(make: () => Piece) => Promise<Piece>;

/**
 * The pieces as bytes. Empty ones are passed over.
 * @param ended told once when the last piece is read, the reader left, or (with the error) a piece failed;
 *   the reader of a failed stream sees it break off
 */
export function streamOf(
  pieces: Iterable<string>,
  turn: Turn,
  ended: (error?: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.iterator]();
  let over = false;
  function end(error?: unknown): void {
    over = true;
    ended(error);
  }
  return new ReadableStream({
    async pull(controller) {
      try {
        while (!over) {
          // The reader may have left while it was waited for.
          const made = await turn(() => (over ? null : iterator.next()));
          if (made === null) return;
          const { done, value } = made;
          if (done) {
            end();
            controller.close();
          } else if (value !== '') {
            controller.enqueue(encoder.encode(value));
            return;
          }
        }
      } catch (error) {
        end(error);
        controller.error(error);
      }
    },
    cancel() {
      iterator.return?.();
      end();
    },
  });
}
