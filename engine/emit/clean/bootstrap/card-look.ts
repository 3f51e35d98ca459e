import type { Element } from '../../../model/element.ts';
import { elementsOf, pxOf, sidesOf, widestCss } from './css.ts';

/** What most cards of a page measure, in px: the room in them, and their corners. */
export type CardLook = { paddingY: number; paddingX: number; radius: number };

/** As Bootstrap ships it. */
const SHIPPED: CardLook = { paddingY: 16, paddingX: 16, radius: 6 };

/** @param isCard whether an element becomes a card */
export function inferCard(body: Element, isCard: (element: Element) => boolean): CardLook {
  const looks: CardLook[] = [];
  const visit = (element: Element): void => {
    if (isCard(element)) {
      const css = widestCss(element);
      const [top = 0, right = 0, bottom = 0, left = 0] = sidesOf(css, 'padding').map((side) => pxOf(side) ?? 0);
      looks.push({
        paddingY: Math.min(top, bottom),
        paddingX: Math.min(left, right),
        radius: pxOf(css['border-radius']?.split(' ')[0]) ?? 0,
      });
    }
    for (const child of elementsOf(element)) visit(child);
  };
  visit(body);
  if (looks.length === 0) return SHIPPED;
  // What is flush on two sides says nothing about the other two.
  const [{ paddingX } = SHIPPED] = mostOf(
    looks.filter((look) => look.paddingX > 0),
    (look) => String(look.paddingX),
  );
  const [{ paddingY } = SHIPPED] = mostOf(
    looks.filter((look) => look.paddingY > 0),
    (look) => String(look.paddingY),
  );
  const [{ radius }] = mostOf(looks, (look) => String(look.radius));
  return { paddingX, paddingY, radius };
}

const mostOf = (looks: readonly CardLook[], read: (look: CardLook) => string): readonly CardLook[] =>
  [...Map.groupBy(looks, read).values()].sort((a, b) => b.length - a.length)[0] ?? [];

const rem = (px: number): string => (px === 0 ? '0' : `${px / 16}rem`);

/** What the block of the cards sets, as far as it differs from what Bootstrap ships. */
export function cardVariables({ paddingY, paddingX, radius }: CardLook): Record<string, string> {
  return {
    ...(paddingY === SHIPPED.paddingY ? {} : { '--bs-card-spacer-y': rem(paddingY) }),
    ...(paddingX === SHIPPED.paddingX ? {} : { '--bs-card-spacer-x': rem(paddingX) }),
    ...(radius === SHIPPED.radius
      ? {}
      : { '--bs-card-border-radius': rem(radius), '--bs-card-inner-border-radius': rem(Math.max(0, radius - 1)) }),
  };
}
