import type { Css, Element } from '../model/element.ts';

/** The different values that a page uses. Lengths in CSS pixels, ascending. */
export type UsedValues = {
  typeScale: number[];
  spacing: number[];
  /** As they are written, most used first. */
  radii: string[];
  shadows: string[];
  families: string[];
  /** Widths that parts of the page do not grow beyond. */
  containers: number[];
};

const SPACING = /^(?:padding|margin)(?:-|$)|^(?:row-|column-)?gap$/;
const PX = /(?<![\w.-])(\d+(?:\.\d+)?)px/g;

/** The values of all declarations of a page, whatever the width of the screen. */
export function collectValues(body: Element): UsedValues {
  const counts = new Map<string, Map<string, number>>();
  const count = (kind: string, value: string): void => {
    const values = counts.get(kind) ?? new Map<string, number>();
    counts.set(kind, values.set(value, (values.get(value) ?? 0) + 1));
  };
  const read = (css: Css): void => {
    for (const [property, value] of Object.entries(css)) {
      if (SPACING.test(property)) for (const [, px] of value.matchAll(PX)) count('spacing', px!);
      else if (property === 'font-size' || property === 'max-width')
        for (const [, px] of value.matchAll(PX)) count(property, px!);
      else if (property === 'border-radius' || property === 'box-shadow' || property === 'font-family')
        count(property, value);
    }
  };
  const visit = ({ css, wide = {}, at = {}, children }: Element): void => {
    for (const each of [css, wide, ...Object.values(at)]) read(each);
    for (const child of children) if (typeof child !== 'string') visit(child);
  };
  visit(body);
  const mostUsed = (kind: string) =>
    [...(counts.get(kind) ?? [])].sort(([, a], [, b]) => b - a).map(([value]) => value);
  const ascending = (kind: string) =>
    mostUsed(kind)
      .map(Number)
      .filter((length) => length > 0)
      .sort((a, b) => a - b);
  return {
    typeScale: ascending('font-size'),
    spacing: ascending('spacing'),
    radii: mostUsed('border-radius'),
    shadows: mostUsed('box-shadow'),
    families: mostUsed('font-family'),
    containers: ascending('max-width'),
  };
}
