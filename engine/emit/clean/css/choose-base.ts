import { canUndo, commonOf, difference, isEmpty, lineCountOf, type Style } from './stages.ts';

/**
 * A style that elements of one name have. `uses`: how many; `letters`: how many are read in them; `hasPlaceholder`: one of them
 * has words for where nothing is written yet.
 */
export type Variant = {
  style: Style;
  uses: number;
  letters: number;
  hint: string | undefined;
  tag: string;
  hasPlaceholder: boolean;
};

/** So many letters of text weigh as much as one more use. */
const LETTERS_IN_USE = 30;

export type Unsaid = (property: string, tag: string) => string;

/** What a modifier says for a variant. */
export const modifierOf = ({ style, tag }: Variant, base: Style, unsaid: Unsaid): Style =>
  difference(style, base, (property) => unsaid(property, tag));

/**
 * The variant that the others are modifications of: the one that takes the least to turn into them, counted for each of their
 * uses and for what is read in them; the first one of those alike. One that is set apart is it only where all are.
 *
 * @returns undefined where none can be turned into all others
 */
export function middleOf<T extends Variant>(variants: readonly T[], unsaid: Unsaid): T | undefined {
  const plain = variants.filter(({ hint }) => !hint);
  const able = (plain.length > 0 ? plain : variants).filter((base) =>
    variants.every((other) => canUndo(other.style, base.style, other.hasPlaceholder)),
  );
  const costs = new Map(
    able.map((base) => [base, sum(variants, (one) => weightOf(one) * effortOf(one, base.style, unsaid))]),
  );
  const [middle] = able.toSorted((a, b) => costs.get(a)! - costs.get(b)!);
  return middle;
}

const weightOf = ({ uses, letters }: Variant): number => uses + letters / LETTERS_IN_USE;

/**
 * What a rule says that modifiers change: what the middle one does, or what all have in common where that makes less to read,
 * with a second class on each use of the middle one.
 */
export function baseOf(variants: readonly Variant[], unsaid: Unsaid): Style {
  const middle = middleOf(variants, unsaid);
  const plain = variants.filter(({ hint }) => !hint);
  if (!middle) return commonOf(variants.map(({ style }) => style));
  const common = commonOf((plain.length > 0 ? plain : variants).map(({ style }) => style));
  if (plain.length < 2 || isEmpty(common)) return middle.style;
  const lengthWith = (base: Style): number => lineCountOf(base) + sum(plain, (one) => effortOf(one, base, unsaid));
  return lengthWith(common) + middle.uses < lengthWith(middle.style) ? common : middle.style;
}

/** Lines that turn a base into a variant; what only takes back something counts twice. */
function effortOf(variant: Variant, base: Style, unsaid: Unsaid): number {
  const own = modifierOf(variant, base, unsaid);
  const { css, at } = variant.style;
  const isSaid = (property: string): boolean => [css, ...Object.values(at)].some((one) => one[property] !== undefined);
  const undone = (one: Style['css']): Style['css'] =>
    Object.fromEntries(Object.entries(one).filter(([property]) => !isSaid(property)));
  const takenBack: Style = {
    css: undone(own.css),
    at: Object.fromEntries(Object.entries(own.at).map(([screen, one]) => [screen, undone(one)])),
    states: {},
  };
  return lineCountOf(own) + lineCountOf(takenBack);
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);
