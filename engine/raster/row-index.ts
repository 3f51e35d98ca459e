import type { Box } from '../model/box.ts';

/** Boxes are looked up in bands of this height. */
const BAND_HEIGHT_PX = 32;

type Rows = Pick<Box, 'y' | 'height'>;
type Entry<T> = { item: T; order: number; from: number; to: number };

/** Boxes by the bands of rows that they reach into: a box meets those of its own rows, not all of the page. */
export class RowIndex<T> {
  readonly #bands = new Map<number, Entry<T>[]>();
  readonly #entries = new Map<T, Entry<T>>();

  /** Enters an item with the rows it takes; once more when it has grown. The items are ranked as they first came. */
  add(item: T, { y, height }: Rows): void {
    const first = Math.floor(y / BAND_HEIGHT_PX);
    const last = Math.floor((y + height) / BAND_HEIGHT_PX);
    let entry = this.#entries.get(item);
    if (!entry) {
      entry = { item, order: this.#entries.size, from: first, to: first - 1 };
      this.#entries.set(item, entry);
    }
    for (let band = first; band <= last; band++) {
      if (band >= entry.from && band <= entry.to) continue;
      const entries = this.#bands.get(band);
      if (entries) entries.push(entry);
      else this.#bands.set(band, [entry]);
    }
    entry.from = Math.min(entry.from, first);
    entry.to = Math.max(entry.to, last);
  }

  /** Of the items near some rows, the one that first came and for which `test` holds. */
  find({ y, height }: Rows, test: (item: T) => boolean): T | undefined {
    let found: Entry<T> | undefined;
    for (let band = Math.floor(y / BAND_HEIGHT_PX); band <= (y + height) / BAND_HEIGHT_PX; band++) {
      for (const entry of this.#bands.get(band) ?? []) {
        if ((!found || entry.order < found.order) && test(entry.item)) found = entry;
      }
    }
    return found?.item;
  }

  /** Of the items near some rows, the one with the least of `measure`, of several the first; none when that is infinite. */
  least({ y, height }: Rows, measure: (item: T) => number): T | undefined {
    let found: Entry<T> | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let band = Math.floor(y / BAND_HEIGHT_PX); band <= (y + height) / BAND_HEIGHT_PX; band++) {
      for (const entry of this.#bands.get(band) ?? []) {
        const value = measure(entry.item);
        if (value > least || (value === least && (!found || found.order <= entry.order))) continue;
        least = value;
        found = entry;
      }
    }
    return found?.item;
  }

  /** Calls back for each item near some rows, for some more than once; those that it answers `false` for never come again. */
  visit({ y, height }: Rows, onItem: (item: T, order: number) => boolean): void {
    for (let band = Math.floor(y / BAND_HEIGHT_PX); band <= (y + height) / BAND_HEIGHT_PX; band++) {
      const entries = this.#bands.get(band) ?? [];
      for (let i = entries.length - 1; i >= 0; i--) {
        if (onItem(entries[i].item, entries[i].order)) continue;
        entries[i] = entries[entries.length - 1];
        entries.pop();
      }
    }
  }
}
