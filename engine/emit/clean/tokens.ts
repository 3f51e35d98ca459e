import type { Purpose } from '../../design-system/collect-color-uses.ts';

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

/** The variables of a page, each asked for by its value. */
export class Tokens {
  readonly #named = new Map<string, string>();
  readonly #values = new Map<string, string>();

  /** @returns the name of a value, `card` for `--radius-card`; a new value whose name is taken gets one beside it */
  name(namespace: Namespace, value: string, wanted: string): string {
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
    const other = namespace === 'container' ? 'spacing' : namespace === 'spacing' ? 'container' : undefined;
    if (other && this.#values.has(`--${other}-${wanted}`) && !this.#values.has(`--${namespace}-${wanted}`))
      return this.#freeName(namespace, `${wanted}-${other === 'spacing' ? 'width' : 'space'}`, value);
    const first = this.#values.get(`--${namespace}-${wanted}`);
    if (first === undefined) return wanted;
    const sizes = Number.parseFloat(value) < Number.parseFloat(first) ? SMALLER : LARGER;
    const stem = wanted.replace(SIZE, '');
    const free = [...sizes, ...MORE].find((size) => !this.#values.has(`--${namespace}-${stem}-${size}`));
    return `${stem}-${free}`;
  }
}

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
