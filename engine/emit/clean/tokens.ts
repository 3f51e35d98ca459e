import type { Purpose } from '../../design-system/collect-color-uses.ts';
import { freeName } from '../../design-system/name-colors.ts';

/** What a variable of the design is for; the first part of its name. */
export type Namespace =
  | 'background-image'
  | 'color'
  | 'container'
  | 'font'
  | 'grid-template-columns'
  | 'leading'
  | 'radius'
  | 'shadow'
  | 'space'
  | 'spacing'
  | 'text'
  | 'tracking';

/** How often each value was asked for under a name. */
type Asked = { namespace: Namespace; wanted: string; values: Map<string, number> };

/** The variables of a page, each asked for by its value. */
export class Tokens {
  readonly #named = new Map<string, string>();
  readonly #values = new Map<string, string>();
  readonly #asked = new Map<string, Asked>();

  /**
   * @returns variables with the names that these were asked for, so that sizes go by their order: of several under one name the most
   * frequent one has it, and those next to it are `sm` and `lg`
   */
  inOrder(): Tokens {
    const ordered = new Tokens();
    for (const { namespace, wanted, values } of this.#asked.values()) {
      const lengths = [...values].map(([value, count]) => ({ value, count, size: Number.parseFloat(value) }));
      const main = lengths.reduce((a, b) => (b.count > a.count ? b : a));
      // The nearest first, on either side.
      lengths.sort((a, b) => Math.abs(a.size - main.size) - Math.abs(b.size - main.size));
      for (const { value } of SIZED.has(namespace) ? lengths : []) ordered.name(namespace, value, wanted);
    }
    return ordered;
  }

  /** @returns the name of a value, `card` for `--radius-card`; a new value whose name is taken gets one beside it */
  name(namespace: Namespace, value: string, wanted: string): string {
    const asked = this.#asked.get(`${namespace} ${wanted}`) ?? { namespace, wanted, values: new Map<string, number>() };
    this.#asked.set(`${namespace} ${wanted}`, asked);
    asked.values.set(value, (asked.values.get(value) ?? 0) + 1);
    const key = `${namespace} ${value}`;
    const known = this.#named.get(key);
    if (known) return known;
    const name = this.#freeName(namespace, wanted, value);
    this.#named.set(key, name);
    this.#values.set(`--${namespace}-${name}`, value);
    return name;
  }

  /** A variable whose name is known, such as that of a colour; one value may have several. @returns the name */
  set(namespace: Namespace, name: string, value: string): string {
    this.#values.set(`--${namespace}-${name}`, value);
    return name;
  }

  /** The declarations of all variables, in the order of the namespaces. */
  lines(): string[] {
    return [...this.#values]
      .sort(([a], [b]) => rankOf(a) - rankOf(b) || this.#sizeOf(a) - this.#sizeOf(b))
      .map(([name, value]) => `${name}: ${value};`);
  }

  /** Lengths stand in ascending order, each with what belongs to it, all others as they were asked for. */
  #sizeOf(name: string): number {
    const [length] = name.slice(2).split('--');
    return /^(text|space|spacing|radius)-/.test(length) ? Number.parseFloat(this.#values.get(`--${length}`) ?? '') : 0;
  }

  #freeName(namespace: Namespace, wanted: string, value: string): string {
    // `max-w-card` asks both for widths and for distances.
    const namespaces = namespace === 'container' || namespace === 'spacing' ? ['container', 'spacing'] : [namespace];
    const lengthOf = (name: string): string | undefined =>
      namespaces.map((one) => this.#values.get(`--${one}-${name}`)).find((known) => known !== undefined);
    const first = lengthOf(wanted);
    if (first === undefined) return wanted;
    // Shades have no size.
    if (namespace === 'color') return freeName(wanted, longHex(value), { has: (name) => lengthOf(name) !== undefined });
    const sizes = Number.parseFloat(value) < Number.parseFloat(first) ? SMALLER : LARGER;
    const stem = wanted.replace(SIZE, '');
    return `${stem}-${[...sizes, ...MORE].find((size) => lengthOf(`${stem}-${size}`) === undefined)}`;
  }
}

const longHex = (hex: string): string => hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

/** Namespaces whose values have an order. */
const SIZED = new Set<Namespace>(['container', 'leading', 'radius', 'space', 'spacing', 'text', 'tracking']);

const SMALLER = ['sm', 'xs', '2xs', '3xs', '4xs'];
const LARGER = ['lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl'];
const SIZE = /-(\d?xs|sm|lg|\d?xl)$/;
const MORE = 'abcdefghijklmnopqrstuvwxyz'.split('');

const ORDER = [
  'font',
  'color',
  'text',
  'leading',
  'tracking',
  'container',
  'spacing',
  'space',
  'grid',
  'radius',
  'shadow',
];

function rankOf(name: string): number {
  const rank = ORDER.findIndex((namespace) => name.startsWith(`--${namespace}-`));
  return rank === -1 ? ORDER.length : rank;
}

/** What a colour is called that the palette has no name for: nothing that the palette may call another one. */
export const unnamedColor = (purpose: Purpose): string => (purpose === 'text' ? 'ink' : purpose);
