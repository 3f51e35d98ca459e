import type { LayoutNode } from '../../model/layout-node.ts';
import { keyOf } from './origin.ts';

/**
 * How a group is described. `apart`: each part by its own measures, not those of other instances; `together`: by what the instances in
 * it have, not those elsewhere. `rigid`: each thing at its own
 * distance and of its own size, in place of columns, free room and what takes the rest.
 */
export type Manner = { apart?: boolean; together?: boolean; rigid?: boolean };

/** The groups of a page that are not described as usual, because that came out wrong. */
export class Manners {
  readonly #byKey = new Map<string, Manner>();
  /** Instances are written alike: what is rigid in one of them is so in all. */
  readonly #rigidSlots = new Set<string>();

  of(node: LayoutNode): Manner {
    const own = this.#byKey.get(keyOf(node)) ?? {};
    return { ...own, rigid: own.rigid || (node.slot !== undefined && this.#rigidSlots.has(node.slot)) };
  }

  /** The same for manners that describe a page alike. */
  get key(): string {
    const own = [...this.#byKey].map(
      ([key, { apart, together, rigid }]) => `${key} ${apart ? 'a' : ''}${together ? 't' : ''}${rigid ? 'r' : ''}`,
    );
    return [...own.sort(), ...[...this.#rigidSlots].sort()].join('\n');
  }

  /** These with one more. */
  with(changes: readonly { node: LayoutNode; manner: Manner }[]): Manners {
    const next = new Manners();
    for (const [key, manner] of this.#byKey) next.#byKey.set(key, manner);
    for (const slot of this.#rigidSlots) next.#rigidSlots.add(slot);
    for (const { node, manner } of changes) {
      const isShared = manner.rigid && !manner.apart && node.slot !== undefined;
      if (isShared) next.#rigidSlots.add(node.slot!);
      else next.#byKey.set(keyOf(node), { ...next.#byKey.get(keyOf(node)), ...manner });
    }
    return next;
  }
}
