import type { Element } from '../../../../model/element.ts';
import { withRoom } from '../bands.ts';
import { contentHeight } from '../content-height.ts';
import { type Around, type ComponentOf, dressed } from '../context.ts';
import { elementsOf, pxOf, sidesOf, widestCss } from '../css.ts';
import { radiusClass } from '../paint-classes.ts';
import { utilities } from '../utilities.ts';

/** With less room around its content, in px, a picture is only what lies behind. */
const MIN_ROOM_PX = 112;
/** So much more room on one side than on the other: the content is at the other side. */
const UNEVEN = 2;

const photographIn = (element: Element): Element | undefined =>
  elementsOf(element).find(
    ({ tag, css }) => tag === 'img' && css.position === 'absolute' && css.inset === '0' && css.display !== 'none',
  );

const roomIn = (element: Element): [top: number, bottom: number] => {
  const [top, , bottom] = sidesOf(widestCss(element), 'padding').map((side) => pxOf(side) ?? 0);
  return [top, bottom];
};

const contentIn = (element: Element, { width }: Around): number => {
  const [, right = 0, , left = 0] = sidesOf(widestCss(element), 'padding').map((side) => pxOf(side) ?? 0);
  return contentHeight(element, Math.max(1, width - left - right));
};

/**
 * A photograph with something written on a part of it: the picture has its height, and what is written lies on it. Distances of
 * that size are in no utility.
 */
export const PICTURED: ComponentOf = {
  is(element, around) {
    const [top, bottom] = roomIn(element);
    const room = top + bottom;
    return photographIn(element) !== undefined && room >= MIN_ROOM_PX && room >= contentIn(element, around);
  },
  dress(element, around, context) {
    const { theme } = context;
    const [top, bottom] = roomIn(element);
    const height = Math.round(top + bottom + contentIn(element, around));
    const photograph = photographIn(element) as Element;
    const css = widestCss(element);
    const shape = radiusClass(css, theme);
    const corners = shape === 'rounded-0' ? [] : [shape];
    const picture = dressed(
      { ...photograph, attributes: { ...photograph.attributes, height: String(height) } },
      ['d-block', 'w-100', 'object-fit-cover', ...corners],
      [],
    );
    const isAtEnd = top > UNEVEN * bottom;
    const isAtStart = bottom > UNEVEN * top;
    const { instance, comment, attributes, ...rest } = withRoom(element, isAtStart ? top : 0, isAtEnd ? bottom : 0);
    const { position: _, isolation: __, ...plain } = rest.css;
    const margins = Object.fromEntries(
      Object.entries(plain).filter(([property]) => /^(margin|flex|align-self|width|max-width)/.test(property)),
    );
    const inside = Object.fromEntries(Object.entries(plain).filter(([property]) => !(property in margins)));
    const written: Element = {
      ...rest,
      tag: 'div',
      name: 'overlay',
      css: {
        ...inside,
        display: 'flex',
        'flex-direction': 'column',
        'justify-content': isAtEnd ? 'flex-end' : isAtStart ? 'flex-start' : 'center',
      },
      children: element.children.filter((child) => child !== photograph),
    };
    const overlay = context.dress(written, around);
    const names = ['position-absolute', 'top-0', 'start-0', 'w-100', 'h-100'];
    const outer = utilities({ ...element, css: margins, at: {} }, around, theme, { type: null, padding: null });
    const frame: Element = { ...element, css: {}, at: {}, attributes, instance, comment };
    return dressed(
      frame,
      ['position-relative', ...outer],
      [picture, dressed(overlay, [...names, ...(overlay.attributes?.class?.split(' ') ?? [])], overlay.children)],
    );
  },
};
