import type { Element } from '../../../model/element.ts';
import { wholeHeight } from './content-height.ts';
import { colorIn, groundOf, isDrawn, pxOf, sidesOf, widestCss } from './css.ts';
import { rem } from './rem.ts';

/**
 * What most cards of a page have: the room in them and their corners in px, the colour of their ground and that of the line
 * around them, `none` where there is none. Left out is what they have as Bootstrap ships it.
 */
export type CardLook = { paddingY: number; paddingX: number; radius: number; ground?: string; line?: string };

/** As Bootstrap ships it. */
export const SHIPPED_CARD: CardLook = { paddingY: 16, paddingX: 16, radius: 6 };

type Look = Required<CardLook> & { weight: number };

/** @param cards what becomes a card, with the width that there is for it, in px, and what it stands on */
export function inferCard(cards: readonly { element: Element; around: { width: number; ground: string } }[]): CardLook {
  const looks = cards.map(({ element, around }) => lookOf(element, around));
  const [first] = looks;
  if (!first) return SHIPPED_CARD;
  return {
    // What is flush on two sides says nothing about the other two.
    paddingX: mostOf(looks, ({ paddingX }) => paddingX || undefined) ?? SHIPPED_CARD.paddingX,
    paddingY: mostOf(looks, ({ paddingY }) => paddingY || undefined) ?? SHIPPED_CARD.paddingY,
    radius: mostOf(looks, ({ radius }) => radius) ?? SHIPPED_CARD.radius,
    ground: mostOf(looks, ({ ground }) => ground) ?? first.ground,
    line: mostOf(looks, ({ line }) => line) ?? first.line,
  };
}

function lookOf(element: Element, { width, ground }: { width: number; ground: string }): Look {
  const css = widestCss(element);
  const [top = 0, right = 0, bottom = 0, left = 0] = sidesOf(css, 'padding').map((side) => pxOf(side) ?? 0);
  const own = Math.min(width, pxOf(css.width) ?? pxOf(css['max-width']) ?? width);
  return {
    paddingY: Math.min(top, bottom),
    paddingX: Math.min(left, right),
    radius: pxOf(css['border-radius']?.split(' ')[0]) ?? 0,
    ground: groundOf(css) ?? ground,
    line: isDrawn(css.border) ? (colorIn(css['border-color'] ?? css.border) ?? 'none') : 'none',
    // A panel weighs more than a tile, and several tiles more than a panel.
    weight: Math.sqrt(own * wholeHeight(element, own)),
  };
}

/** The value of which the cards weigh most. */
function mostOf<T>(looks: readonly Look[], read: (look: Look) => T | undefined): T | undefined {
  const weights = new Map<T, number>();
  for (const look of looks) {
    const value = read(look);
    if (value !== undefined) weights.set(value, (weights.get(value) ?? 0) + look.weight);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** What the block of the cards sets of measures, as far as it differs from what Bootstrap ships. */
export function cardVariables({ paddingY, paddingX, radius, line }: CardLook): Record<string, string> {
  return {
    ...(line === 'none' ? { '--bs-card-border-width': '0' } : {}),
    ...(paddingY === SHIPPED_CARD.paddingY ? {} : { '--bs-card-spacer-y': rem(paddingY) }),
    ...(paddingX === SHIPPED_CARD.paddingX ? {} : { '--bs-card-spacer-x': rem(paddingX) }),
    ...(radius === SHIPPED_CARD.radius
      ? {}
      : {
          '--bs-card-border-radius': rem(radius),
          '--bs-card-inner-border-radius': rem(Math.max(0, radius - (line === 'none' ? 0 : 1))),
        }),
  };
}
