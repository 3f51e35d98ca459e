import { px } from '../emit/lengths.ts';
import type { Element } from '../model/element.ts';

/** Parts that return so often, besides the first, have a margin that belongs to them. */
const MIN_OTHER_COUNT = 2;
/** A distance that is less by no more, in px, is that margin. */
const MAX_ERROR_PX = 2;

/**
 * What begins a stack has no margin above it, where parts like it further down have one. It gets theirs, taken off the distance
 * that the stack keeps there, so that all of them are written alike. Changes the elements.
 */
export function shareFirstMargin(element: Element): void {
  const children = element.children.filter((child) => typeof child !== 'string');
  children.forEach(shareFirstMargin);
  const [first, ...others] = children;
  if (!first || others.length !== element.children.length - 1 || first.css['margin-top'] !== undefined) return;
  const like = others.filter((other) => looksLike(other, first)).map(({ css }) => pxOf(css['margin-top']));
  const [margin] = like;
  if (like.length < MIN_OTHER_COUNT || !(margin > 0) || like.some((one) => one !== margin)) return;
  if (takeOff(element, margin)) first.css['margin-top'] = px(margin);
}

/** Takes a distance off the padding or margin above a stack. @returns whether it has that much */
function takeOff(stack: Element, distance: number): boolean {
  const { css, at = {} } = stack;
  if (css.display !== undefined && css['flex-direction'] !== 'column') return false;
  const isFree = ['padding-top', 'border-top', 'border'].every((name) => css[name] === undefined);
  const name = isFree ? 'margin-top' : 'padding-top';
  const left = pxOf(css[name]) - distance;
  if (!(left >= -MAX_ERROR_PX) || Object.values(at).some((wide) => wide[name] !== undefined)) return false;
  if (left > 0) css[name] = px(left);
  else delete css[name];
  // The margin would collapse with what is left, or leave the box.
  if (css.display === undefined && (isFree ? left > 0 : left <= 0)) css.display = 'flow-root';
  return true;
}

const pxOf = (length: string | undefined): number => Number.parseFloat(length ?? '');

const looksLike = (other: Element, first: Element): boolean => spelling(other) === spelling(first);

/** A part without its content and the distance above it. */
const spelling = ({ tag, css: { 'margin-top': _, ...css }, at = {} }: Element): string =>
  JSON.stringify([tag, Object.entries(css).sort(), Object.entries(at).sort()]);
