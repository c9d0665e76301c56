// Things that come and go all the time, in no order. A Set that is filled and emptied as fast makes one table
// after another; each former one leads to the next, so what was in them is kept until the whole heap is
// collected. An array has no former tables.

export interface Bag<Item> extends Iterable<Item> {
  readonly size: () => number;
  /** Puts it in; to be called once, what comes back takes it out. */
  readonly add: (item: Item) => () => void;
}

export function bag<Item>(): Bag<Item> {
  const places: { readonly item: Item; at: number }[] = [];
  return {
    size: () => places.length,
    add: (item) => {
      const place = { item, at: places.length };
      places.push(place);
      return () => {
        const last = places.pop();
        if (last === undefined || last === place) return;
        // The last one takes the place that is free.
        places[place.at] = last;
        last.at = place.at;
      };
    },
    [Symbol.iterator]: function* () {
      for (const { item } of places) yield item;
    },
  };
}
