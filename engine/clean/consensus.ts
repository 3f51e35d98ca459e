import type { LayoutNode } from '../model/layout-node.ts';

/**
 * What the instances of a component agree on. A page is described twice: the first time every instance says what was
 * measured, the second time all of them get the middle of that, or what most of them are.
 */
export class Consensus {
  readonly #numbers = new Map<string, number[]>();
  readonly #choices = new Map<string, unknown[]>();
  readonly #isApart: boolean;
  #isCollecting = true;

  /** @param isApart every part answers for itself */
  constructor(isApart = false) {
    this.#isApart = isApart;
  }

  /** From here on answers are those of all instances. */
  settle(): void {
    this.#isCollecting = false;
  }

  /** The middle of a measure, in px, over all nodes in the same place of their component. */
  number({ slot }: LayoutNode, name: string, value: number): number {
    if (!slot || this.#isApart) return value;
    const values = entry(this.#numbers, `${slot} ${name}`);
    if (this.#isCollecting) values.push(value);
    if (values.length === 0) return value;
    const sorted = [...values].sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)];
  }

  /** The least and the greatest of a measure, in px, over all nodes in the same place of their component. */
  range({ slot }: LayoutNode, name: string, value: number): { least: number; greatest: number } {
    if (!slot || this.#isApart) return { least: value, greatest: value };
    const values = entry(this.#numbers, `${slot} ${name}`);
    if (this.#isCollecting) values.push(value);
    const all = values.length > 0 ? values : [value];
    return { least: Math.min(...all), greatest: Math.max(...all) };
  }

  /** What most nodes in the same place of their component are. */
  choice<T extends string | number | boolean | undefined>({ slot }: LayoutNode, name: string, value: T): T {
    if (!slot || this.#isApart) return value;
    const values = entry(this.#choices, `${slot} ${name}`) as T[];
    if (this.#isCollecting) values.push(value);
    const counts = new Map<T, number>();
    for (const one of values) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [value, 0] as [T, number])[0];
  }
}

function entry<T>(map: Map<string, T[]>, key: string): T[] {
  const known = map.get(key);
  if (known) return known;
  const made: T[] = [];
  map.set(key, made);
  return made;
}
