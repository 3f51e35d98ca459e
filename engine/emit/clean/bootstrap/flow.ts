import type { Css, Element } from '../../../model/element.ts';
import { BLOCKS } from './block-tags.ts';
import { groundOf, isDrawn, pxOf, sidesOf, without } from './css.ts';
import { OVERLAP } from './overlaps.ts';
import { canShare } from './share-margins.ts';
import { SPACERS_PX, spacerOf, splitSpacer } from './spacers.ts';

/** Blocks, and what Bootstrap makes one of. */
const isBlock = ({ tag, css }: Element): boolean =>
  (BLOCKS.has(tag) && css.display !== 'inline-flex' && css.display !== 'inline-block') ||
  /^(label|input|select|textarea)$/.test(tag);

/** What is painted in a line of text; it stands alone in its line between blocks. */
const isButton = ({ tag, css }: Element): boolean =>
  tag === 'button' || (tag === 'a' && (groundOf(css) !== undefined || isDrawn(css.border)));

/**
 * A stack as its author would write it in Bootstrap: blocks in the normal flow, with margins between them. Stacks that place
 * their children, or whose children take up room, stay flexible boxes; so do lists, whose items are all written alike.
 *
 * @param shiftOf how much higher a child is in the design than it comes out, in px
 */
export function asFlow(element: Element, shiftOf: (child: Element) => number = () => 0): Element {
  const { css, at, children } = element;
  const isStack =
    css.display === 'flex' &&
    css['flex-direction'] === 'column' &&
    !Object.values(at ?? {}).some((one) => Object.keys(one).some((property) => OF_STACK.test(property))) &&
    (css['align-items'] ?? 'stretch') === 'stretch' &&
    (css['justify-content'] ?? 'flex-start') === 'flex-start';
  const items = children.filter((child): child is Element => typeof child !== 'string').map(unaligned);
  if (!isStack || items.length < children.length || items.some(needsBox) || areAlike(items)) return element;
  if (!items.every((child, i) => isBlock(child) || (isButton(child) && !(items[i + 1] && isButton(items[i + 1])))))
    return element;
  const gap = pxOf(css['row-gap'] ?? css.gap?.split(' ')[0]) ?? 0;
  // What a spacer is off the design is made up for by the next one, unless all distances are one.
  let rest = 0;
  const nearest = (child: Element, px: number): number => {
    if (gap > 0) return px;
    rest = Math.max(-MAX_REST_PX, Math.min(MAX_REST_PX, rest + shiftOf(child)));
    const wanted = Math.max(0, px + rest);
    const steps = canShare(child) ? splitSpacer(wanted) : [spacerOf(wanted)];
    const room = steps.reduce((sum, step) => sum + SPACERS_PX[step], 0);
    rest = Math.max(-MAX_REST_PX, Math.min(MAX_REST_PX, wanted - room));
    return room;
  };
  const spaced = items.map((child, i): Element => {
    const next = items[i + 1];
    const own = pxOf(sidesOf(child.css, 'margin')[2]) ?? 0;
    const above = next ? gap + (pxOf(sidesOf(next.css, 'margin')[0]) ?? 0) : 0;
    const kept = i > 0 && !child.css.margin ? without(child, (property) => property === 'margin-top') : child;
    return { ...kept, css: { ...kept.css, 'margin-bottom': `${next ? nearest(child, own + above) : own}px` } };
  });
  return { ...without(element, (property) => OF_STACK.test(property)), children: spaced };
}

/** More than this, in px, no one distance makes up for. */
const MAX_REST_PX = 16;

/** A button at the beginning of its line needs no alignment; another one has the whole line. */
function unaligned(child: Element): Element {
  if (!isButton(child)) return child;
  const align = child.css['align-self'];
  if (align === 'flex-start' || align === 'start') return without(child, (property) => property === 'align-self');
  return align || child.css.width ? child : { ...child, css: { ...child.css, width: '100%' } };
}

const areAlike = (items: readonly Element[]): boolean =>
  items.length > 1 &&
  items.every(({ tag, instance }) => tag === 'li' || (instance && instance.component === items[0].instance?.component));

const OF_STACK = /^(display|flex-direction|gap|row-gap|column-gap|align-items|justify-content)$/;

const GROWING = /^(flex|flex-grow|flex-basis|align-self|order)$/;

/** What is pulled over what comes before would take its box along in the normal flow. */
const needsBox = ({ css, at }: Element): boolean =>
  css[OVERLAP] !== undefined ||
  [css, ...Object.values(at ?? {})].some((one: Css) => Object.keys(one).some((property) => GROWING.test(property))) ||
  ['margin-top', 'margin-bottom'].some((property) => css[property] === 'auto');
