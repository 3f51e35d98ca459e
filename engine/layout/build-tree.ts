import type { PlacedGauge } from '../controls/find-gauges.ts';
import type { PlacedField } from '../controls/find-underlined-fields.ts';
import type { Box } from '../model/box.ts';
import type { Drawing } from '../model/drawing.ts';
import type { ContainerNode, Corners, LayoutNode, Subject } from '../model/layout-node.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { Rule } from '../model/rule.ts';
import { LIFTED } from '../model/segmentation.ts';
import type { TextBlock } from '../model/text-block.ts';
import { area, bottom, centerX, centerY, contains, intersection, overlapX, overlapY, unionBox } from '../raster/box.ts';
import type { PortraitRow } from '../segmentation/pictures/find-portraits.ts';
import type { PlacedCheckbox } from '../text-detection/separate-checkboxes.ts';
import { arrange } from './arrange.ts';
import { freeFloats } from './free-floats.ts';
import { freeSidePanel } from './free-side-panel.ts';
import { gatherColumns } from './gather-columns.ts';
import { gatherTimelines } from './gather-timelines.ts';
import { joinDotted } from './join-dotted.ts';
import { liesAcrossFoot, resolveOverhang } from './resolve-overhang.ts';
import { withoutEnds } from './split-at-rules.ts';

/** `box` is that of its element, `ink` what is seen. `onPicture`: the picture below it is seen around it. */
export type PlacedIcon = { box: Box; ink: Box; drawing?: Drawing; onPicture?: boolean };

export type Parts = {
  page: Box;
  boxes: readonly PaintedBox[];
  blocks: readonly TextBlock[];
  rules: readonly Rule[];
  pictures: readonly (Box & { round?: boolean; corners?: Corners; subject?: Subject })[];
  portraits: readonly PortraitRow[];
  icons: readonly PlacedIcon[];
  checks: readonly PlacedCheckbox[];
  gauges: readonly PlacedGauge[];
  /** Fields that are a line under what is written in them. */
  fields: readonly PlacedField[];
  /** Texts that are but the dot between two things. */
  dots: readonly TextBlock[];
  /** Lines that are not read yet: shown as grey bars. */
  waiting: readonly Box[];
};

/** A grey that is visible on light and on dark grounds. */
const WAITING_COLOR = 0xb8bcc4;

/**
 * Nests everything by containment, then arranges the content of each box.
 *
 * @returns the page, and what floats over it
 */
export function buildTree(parts: Parts): { root: LayoutNode; floats: LayoutNode[] } {
  const containers: ContainerNode[] = [
    ...parts.boxes.map(
      ({ box, paint, layer }): ContainerNode => ({ ...placed(box), kind: 'stack', paint, ...(layer ? { layer } : {}) }),
    ),
    ...parts.fields.map(({ box, paint, role }): ContainerNode => ({ ...placed(box), kind: 'stack', paint, role })),
  ];
  const items: LayoutNode[] = [
    ...parts.blocks.map((text): LayoutNode => ({ ...placed(text.box), kind: 'text', text, ink: text.ink })),
    ...parts.rules.map(
      (rule): LayoutNode => ({ ...placed(rule), kind: 'rule', color: rule.color, ink: withoutEnds(rule) }),
    ),
    ...parts.waiting.map(
      (line): LayoutNode => ({ ...placed(line), kind: 'empty', paint: { fill: WAITING_COLOR, radius: 3 } }),
    ),
    ...parts.icons.map(
      ({ box, ink, drawing }): LayoutNode => ({
        ...placed(box),
        ink,
        kind: 'image',
        image: { kind: 'icon', ...(drawing ? { drawing } : {}) },
      }),
    ),
    ...parts.portraits.map(portraitNode),
    ...parts.checks.map(({ box, check }): LayoutNode => ({ ...placed(box), kind: 'image', role: 'input', check })),
    ...parts.gauges.map(({ box, gauge }): LayoutNode => ({ ...placed(box), kind: 'image', role: 'input', gauge })),
  ];
  for (const picture of parts.pictures) {
    // What stands beside a round portrait, within its square, does not stand on it.
    const onIt = parts.boxes.filter(({ box }) => contains(picture, box, 2));
    const covered = items.some(
      ({ text, ink }) =>
        text !== undefined &&
        contains(picture, ink, 2) &&
        (text.lines[0].surface <= LIFTED || onIt.some(({ box }) => contains(box, ink, 2))),
    );
    const signed = parts.icons.some(({ onPicture, ink }) => onPicture && contains(picture, ink, 2));
    const { round, corners, subject } = picture;
    const shape = corners ? { corners } : {};
    if (covered || signed)
      containers.push({ ...placed(picture), kind: 'stack', image: { kind: 'photo', background: true, ...shape } });
    else
      items.push({
        ...placed(picture),
        kind: 'image',
        image: { kind: 'photo', round, ...shape, ...(subject ? { subject } : {}) },
      });
  }
  const root: LayoutNode = { ...placed(parts.page), kind: 'stack' };
  containers.sort((a, b) => area(b.box) - area(a.box));
  containers.forEach((container, i) => {
    const larger = containers.slice(0, i);
    const card = container.paint && cardBelow(larger, container.box);
    (card ?? parentOf(larger, container.box, root)).children.push(container);
    if (card) card.ink = unionBox([card.ink, container.box]);
  });
  for (const container of [...containers].reverse()) widen(container);
  for (const item of items) {
    const card = item.image?.kind === 'photo' ? cardBelow(containers, item.box) : undefined;
    (card ?? parentOf(containers, item.ink, root)).children.push(item);
    if (card) card.ink = unionBox([card.ink, item.box]);
  }
  const arrangeIn = (node: ContainerNode): LayoutNode => arrangeInside(node, parts.dots);
  const floats = freeFloats(root).map(arrangeIn);
  const bands = freeSidePanel(root);
  const page = arrangeIn(root);
  if (bands.length === 0) return { root: page, floats };
  const content = { ...page, ...placed(unionBox(page.children.map(({ box }) => box))), children: page.children };
  return { root: { ...root, kind: 'overlay', children: [...bands, content as LayoutNode] }, floats };
}

/** What a box in front hides of an edge of the box behind it is less than this, in pixels. */
const MAX_HIDDEN_PX = 8;

/** A box reaches at least as far as the boxes on it, whose own edges hide a little of its edge. */
function widen(container: ContainerNode): void {
  const inside = container.children.filter(
    ({ box, paint }) => paint?.fill !== undefined && contains(container.box, box, MAX_HIDDEN_PX),
  );
  const box = unionBox([container.box, ...inside.map((child) => child.box)]);
  Object.assign(container, { box, ink: unionBox([container.ink, box]) });
}

/** Share of the height of a portrait or card that lies on the box that it sticks out of at the top. */
const MIN_ON_CARD_SHARE = 0.4;

/** The smallest box that a picture or a card sticks out of at the top, half on it and half above. */
function cardBelow(containers: readonly ContainerNode[], picture: Box): ContainerNode | undefined {
  const cards = containers.filter(
    ({ box, paint }) =>
      paint &&
      picture.y < box.y - 2 &&
      overlapX(box, picture) >= picture.width - 2 &&
      overlapY(box, picture) >= MIN_ON_CARD_SHARE * picture.height &&
      bottom(picture) < bottom(box) &&
      picture.width < 0.9 * box.width,
  );
  const [card] = cards.sort((a, b) => area(a.box) - area(b.box));
  if (!card) return undefined;
  // What stands on something that lies before the card itself sticks out with that.
  const isHeld = containers.some(
    ({ box }) =>
      box !== picture &&
      contains(box, picture) &&
      area(box) < area(card.box) &&
      overlapX(box, card.box) >= box.width - 2,
  );
  return isHeld ? undefined : card;
}

function placed({ x, y, width, height }: Box): { box: Box; ink: Box; children: LayoutNode[] } {
  const box = { x, y, width, height };
  return { box, ink: box, children: [] };
}

/** In the order in which they are painted. */
function portraitNode({ boxes, rising }: PortraitRow): LayoutNode {
  const portraits = boxes.map(
    (box): LayoutNode => ({ ...placed(box), kind: 'image', image: { kind: 'photo', round: true } }),
  );
  return { ...placed(unionBox(boxes)), kind: 'overlay', children: rising ? portraits : portraits.reverse() };
}

/** The smallest container around a box, of two that overlap the one in front; a box that sticks out a little still belongs to where its middle lies. */
function parentOf(containers: readonly LayoutNode[], box: Box, root: LayoutNode): LayoutNode {
  let best = root;
  for (const container of containers) {
    if (container.box === box || area(container.box) > area(best.box)) continue;
    const middle = { x: centerX(box), y: centerY(box), width: 0, height: 0 };
    const inside = contains(container.box, middle) && intersection(container.box, box) > 0.85 * area(box);
    const isBehind = liesAcrossFoot(best.box, container.box) || isCoveredBy(container, best);
    if (inside && area(box) <= area(container.box) && !isBehind) best = container;
  }
  return best;
}

/** Whether a box reaches beyond another one that lies in front of it: what stands where both are stands on that one. */
const isCoveredBy = (node: LayoutNode, front: LayoutNode): boolean =>
  (front.layer ?? 0) > (node.layer ?? 0) && !contains(front.box, node.box);

function arrangeInside(node: ContainerNode, dots: readonly TextBlock[]): LayoutNode {
  if (node.children.length === 0) {
    const { box, ink, children, paint, role } = node;
    return isPicture(node)
      ? { kind: 'image', box, ink, children, image: { kind: 'photo' } }
      : { kind: 'empty', box, ink, children, paint, ...(role ? { role } : {}) };
  }
  const children = node.children.map((child) => (child.kind === 'stack' ? arrangeInside(child, dots) : child));
  const content = arrange(gatherTimelines(joinDotted(resolveOverhang(children), dots)));
  const isGroup = content.kind === 'stack' || content.kind === 'row' || content.kind === 'overlay';
  if (content === children[0] || !isGroup) return { ...node, children: [content] };
  const arranged: ContainerNode = { ...node, kind: content.kind, children: content.children };
  return content.kind === 'stack' ? { ...arranged, children: gatherColumns(arranged) } : arranged;
}

/** A plain block with nothing on it, as high as wide or so, stands for a picture; thin or framed ones are decoration. */
function isPicture({ box, paint }: LayoutNode): boolean {
  if (!paint || paint.border || paint.radius || paint.fill === undefined || paint.fill === WAITING_COLOR) return false;
  const aspect = box.width / box.height;
  return box.width >= 40 && box.height >= 40 && aspect < 5 && aspect > 0.3;
}
