import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';

/** How far a dot may be from the corner that it sits on, in px, as they are measured. */
const MAX_APART_PX = 1;
/** What is larger than this share of a sign, each way, is a sign itself. */
const MAX_DOT_SHARE = 0.6;

/**
 * A dot on the upper or lower corner of a sign, as on the bell that has something new, lies over it: it is one part with the sign, in
 * which it takes no room beside it. Changes the tree in place.
 */
export function pinDots(node: LayoutNode): void {
  node.children.forEach(pinDots);
  if (node.kind !== 'row') return;
  const sorted = [...node.children].sort((a, b) => a.box.x - b.box.x);
  for (let i = sorted.length - 1; i > 0; i--) {
    const [sign, dot] = [sorted[i - 1], sorted[i]];
    if (!isSign(sign) || !isDotOn(dot, sign)) continue;
    const box = unionBox([sign.box, dot.box]);
    sorted.splice(i - 1, 2, { kind: 'overlay', box, ink: box, children: [sign, dot] });
  }
  if (sorted.length < node.children.length) node.children = sorted;
}

const isSign = ({ kind, image, role, children }: LayoutNode): boolean =>
  kind === 'image' ? image?.kind === 'icon' : role === 'button' && children.length === 1 && isSign(children[0]);

/** Whether a thing sits on the right corner of a sign: beside it, and about as far over one edge as within it. */
function isDotOn({ kind, paint, image, box, children }: LayoutNode, { box: sign }: LayoutNode): boolean {
  const isDrawn = (kind === 'empty' && paint?.fill !== undefined) || image?.kind === 'icon';
  const isSmall = box.width <= MAX_DOT_SHARE * sign.width && box.height <= MAX_DOT_SHARE * sign.height;
  const meets = box.x <= right(sign) + MAX_APART_PX && right(box) >= right(sign);
  const isOn = (edge: number): boolean => box.y <= edge + MAX_APART_PX && bottom(box) >= edge - MAX_APART_PX;
  return children.length === 0 && isDrawn && isSmall && meets && (isOn(sign.y) || isOn(bottom(sign)));
}
