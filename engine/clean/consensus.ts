import { textsOf } from '../layout/assign-headings.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { MAX_ERROR_PX } from './spacing-scale.ts';

/** So many of the nodes in one place say what holds for all: those with the most parts. */
const VOTER_SHARE = 1 / 3;

/**
 * Sizes that differ by no more, in px or as a share, were measured of one; so many of a kind are no error of measurement, nor is one that
 * is so much larger or smaller than the others.
 */
const SAME_SIZE_PX = 3;
const SAME_SIZE_SHARE = 0.1;
const MIN_SAME_COUNT = 3;
const MIN_OTHER_SHARE = 0.3;

/**
 * What the instances of a component agree on. A page is described twice: the first time every instance says what was
 * measured, the second time all of them get the middle of that, or what most of them are. What lacks parts that others have does not
 * say where the rest of them stands.
 */
export class Consensus {
  readonly #numbers = new Map<string, number[]>();
  readonly #last = new Map<string, number>();
  readonly #choices = new Map<string, unknown[]>();
  /** The number of different parts that a voter has, by slot. */
  readonly #leastParts = new Map<string, number>();
  readonly #counts = new Map<string, number>();
  readonly #isApart: boolean;
  #paintedCount = 0;
  #isCollecting = true;

  /** @param isApart every part answers for itself */
  constructor(root?: LayoutNode, isApart = false) {
    this.#isApart = isApart;
    const counts = new Map<string, number[]>();
    const visit = (node: LayoutNode): void => {
      if (node.slot) entry(counts, node.slot).push(partsOf(node));
      else if (node.paint) this.#paintedCount++;
      node.children.forEach(visit);
    };
    if (root) visit(root);
    for (const [slot, parts] of counts) {
      this.#leastParts.set(slot, parts.sort((a, b) => b - a)[Math.ceil(parts.length * VOTER_SHARE) - 1]);
      this.#counts.set(slot, parts.length);
    }
  }

  /** Whether anything has more than one instance that could agree. */
  get isNeeded(): boolean {
    return this.#counts.size > 0 || this.#paintedCount > 1;
  }

  /** From here on answers are those of all instances. */
  settle(): void {
    this.#isCollecting = false;
  }

  /** How many nodes answer for a part. */
  countOf({ slot }: LayoutNode): number {
    return slot && !this.#isApart ? (this.#counts.get(slot) ?? 1) : 1;
  }

  /**
   * The middle of a measure, in px, over all nodes in the same place of their component. What is in none agrees with what is painted
   * like it, as far as nobody sees a difference.
   */
  number(node: LayoutNode, name: string, value: number): number {
    const { slot } = node;
    if (this.#isApart) return value;
    if (!slot) return node.paint && name.startsWith('padding') ? this.alike(`${lookOf(node)} ${name}`, value) : value;
    const values = entry(this.#numbers, `${slot} ${name}`);
    if (this.#hasVote(node)) values.push(value);
    if (values.length === 0) return value;
    return middleOf(values);
  }

  /** The middle of those measures under one key that look the same, in px. */
  alike(key: string, value: number): number {
    if (this.#isApart) return value;
    const values = entry(this.#numbers, key);
    if (this.#isCollecting) values.push(value);
    const same = values.filter((one) => Math.abs(one - value) <= MAX_ERROR_PX);
    return same.length > 0 ? middleOf(same) : value;
  }

  /**
   * As `number`, for what is seen in some instances and assumed in others, as the height of the lines of a text that has but one:
   * where one is seen, what is assumed has no vote.
   */
  seen(node: LayoutNode, name: string, value: number, isSeen: boolean): number {
    const { slot } = node;
    if (!slot || this.#isApart) return value;
    const seen = entry(this.#numbers, `${slot} ${name}`);
    if (isSeen && this.#isCollecting) seen.push(value);
    return seen.length > 0 ? middleOf(seen) : this.number(node, `${name} assumed`, value);
  }

  /** The middle of a size, in px; a size that several have, or that is a wholly different one, is meant: buttons come in small and large. */
  size(node: LayoutNode, name: string, value: number): number {
    const middle = this.number(node, name, value);
    if (!node.slot || this.#isApart) return value;
    const values = entry(this.#numbers, `${node.slot} ${name}`);
    const same = values.filter((one) => Math.abs(one - value) <= Math.max(SAME_SIZE_PX, SAME_SIZE_SHARE * value));
    const off = Math.abs(value - middle);
    const isMeant = same.length >= MIN_SAME_COUNT || (off > SAME_SIZE_PX && off > MIN_OTHER_SHARE * middle);
    return isMeant && same.length > 0 ? middleOf(same) : middle;
  }

  /** The least and the greatest of a measure, in px, over all nodes in the same place of their component. */
  range({ slot }: LayoutNode, name: string, value: number): { least: number; greatest: number } {
    if (!slot || this.#isApart) return { least: value, greatest: value };
    const values = entry(this.#numbers, `${slot} ${name}`);
    if (this.#isCollecting) values.push(value);
    const all = values.length > 0 ? values : [value];
    return { least: Math.min(...all), greatest: Math.max(...all) };
  }

  /**
   * A measure that follows from others, in px, as the last of the nodes in one place has it that answer for the component: by then all
   * have said what the others are.
   */
  last(node: LayoutNode, name: string, value: number): number {
    const { slot } = node;
    if (!slot || this.#isApart) return value;
    if (this.#hasVote(node)) this.#last.set(`${slot} ${name}`, value);
    return this.#last.get(`${slot} ${name}`) ?? value;
  }

  /** What most nodes in the same place of their component are. */
  choice<T extends string | number | boolean | undefined>(node: LayoutNode, name: string, value: T): T {
    const { slot } = node;
    if (!slot || this.#isApart) return value;
    const values = entry(this.#choices, `${slot} ${name}`) as T[];
    if (this.#hasVote(node)) values.push(value);
    const counts = new Map<T, number>();
    for (const one of values) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [value, 0] as [T, number])[0];
  }

  #hasVote(node: LayoutNode): boolean {
    return this.#isCollecting && partsOf(node) >= (this.#leastParts.get(node.slot!) ?? 0);
  }
}

/** How many different parts a node has; the items of a list are one. */
const partsOf = ({ children }: LayoutNode): number => new Set(children.map(({ slot }) => slot)).size;

/** How something is painted, and how large what is written on it is where that is all it holds. */
function lookOf(node: LayoutNode): string {
  const { fill, border, gradient, radius } = node.paint!;
  const [text, ...others] = textsOf(node);
  const size = text && others.length === 0 ? Math.round(text.text!.size) : '';
  return [node.kind, node.role, fill, border?.color, border?.sides, Boolean(gradient), Boolean(radius), size].join();
}

/** The lower of the middle two. */
function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function entry<T>(map: Map<string, T[]>, key: string): T[] {
  const known = map.get(key);
  if (known) return known;
  const made: T[] = [];
  map.set(key, made);
  return made;
}
