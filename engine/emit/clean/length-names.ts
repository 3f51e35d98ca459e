/**
 * What a distance is called that no step of the scale comes near; those up to 50 px all have one, so it is a large one. By what it
 * does, since elements say little about their distances. @param property a side of it or an axis, `margin-top`, `padding-x`
 */
export function distanceName(property: string): string {
  if (property.includes('gap') || property === 'border-spacing') return 'gutter';
  if (!/^(margin|padding)/.test(property)) return 'offset';
  return /-(x|left|right)$/.test(property) ? 'indent' : 'section';
}

/** What a width is called. @param stem what has it */
export const widthName = (stem: string): string => WIDTHS[stem] ?? stem;

/** `max-w-container` is no more than the utility says already, and rows and stacks are of any width. */
const WIDTHS: Record<string, string> = {
  ...{ container: 'page', box: 'panel', paragraph: 'text', p: 'text' },
  ...{ section: 'content', row: 'content', stack: 'content', group: 'content', grid: 'content' },
};
