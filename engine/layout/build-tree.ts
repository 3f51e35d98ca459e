import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Rule } from '../model/rule.ts';
import type { TextBlock } from '../model/text-block.ts';
import { area, centerX, centerY, contains, intersection } from '../raster/box.ts';
import type { PlacedCheckbox } from '../text-detection/separate-checkboxes.ts';
import { arrange } from './arrange.ts';
import { liesAcrossFoot, resolveOverhang } from './resolve-overhang.ts';
import { withoutEnds } from './split-at-rules.ts';

export type Parts = {
  page: Box;
  boxes: readonly PaintedBox[];
  blocks: readonly TextBlock[];
  rules: readonly Rule[];
  pictures: readonly Box[];
  icons: readonly Box[];
  checks: readonly PlacedCheckbox[];
  /** Lines that are not read yet: shown as grey bars. */
  waiting: readonly Box[];
};

/** A grey that can be seen on light and on dark. */
const BAR = 0xb8bcc4;

/** Nests everything by containment, then arranges the content of each box. */
export function buildTree(parts: Parts): LayoutNode {
  const containers: LayoutNode[] = parts.boxes.map(({ box, paint }) => leaf('stack', box, { paint }));
  const items: LayoutNode[] = [
    ...parts.blocks.map((text) => ({ ...leaf('text', text.box, { text }), ink: text.ink })),
    ...parts.rules.map((rule) => ({ ...leaf('rule', rule, { color: rule.color }), ink: withoutEnds(rule) })),
    ...parts.waiting.map((line) => leaf('empty', line, { paint: { fill: BAR, radius: 3 } })),
    ...parts.icons.map((box) => leaf('image', box, { image: { kind: 'icon' as const } })),
    ...parts.checks.map(({ box, check }) => leaf('image', box, { role: 'input', check })),
  ];
  for (const picture of parts.pictures) {
    const covered = items.some((item) => item.kind === 'text' && contains(picture, item.ink, 2));
    if (covered) containers.push(leaf('stack', picture, { image: { kind: 'photo', background: true } }));
    else items.push(leaf('image', picture, { image: { kind: 'photo' } }));
  }
  const root = leaf('stack', parts.page, {});
  containers.sort((a, b) => area(b.box) - area(a.box));
  containers.forEach((container, i) => {
    home(containers.slice(0, i), container.box, root).children.push(container);
  });
  for (const item of items) home(containers, item.ink, root).children.push(item);
  return arrangeInside(root);
}

function leaf(kind: LayoutNode['kind'], { x, y, width, height }: Box, rest: Partial<LayoutNode>): LayoutNode {
  const box = { x, y, width, height };
  return { kind, box, ink: box, children: [], ...rest };
}

/** The smallest container around a box, of two that lap over each other the one in front; a box that sticks out a little still belongs to where its middle lies. */
function home(containers: readonly LayoutNode[], box: Box, root: LayoutNode): LayoutNode {
  let best = root;
  for (const container of containers) {
    if (container.box === box || area(container.box) > area(best.box)) continue;
    const middle = { x: centerX(box), y: centerY(box), width: 0, height: 0 };
    const inside = contains(container.box, middle) && intersection(container.box, box) > 0.85 * area(box);
    if (inside && area(box) <= area(container.box) && !liesAcrossFoot(best.box, container.box)) best = container;
  }
  return best;
}

function arrangeInside(node: LayoutNode): LayoutNode {
  if (node.children.length === 0) {
    if (node.kind !== 'stack') return node;
    return isPicture(node)
      ? { ...node, kind: 'image', paint: undefined, image: { kind: 'photo' } }
      : { ...node, kind: 'empty' };
  }
  const children = node.children.map((child) => (child.kind === 'stack' ? arrangeInside(child) : child));
  const content = arrange(resolveOverhang(children));
  const own =
    content === children[0]
      ? { kind: 'stack' as const, children: [content] }
      : { kind: content.kind, children: content.children };
  return { ...node, ...own };
}

/** A plain block with nothing on it, as high as wide or so, stands for a picture; thin or framed ones are decoration. */
function isPicture({ box, paint }: LayoutNode): boolean {
  if (!paint || paint.border || paint.radius || paint.fill === undefined || paint.fill === BAR) return false;
  const aspect = box.width / box.height;
  return box.width >= 40 && box.height >= 40 && aspect < 5 && aspect > 0.3;
}
