import type { LayoutNode } from '../model/layout-node.ts';
import { BOLD } from '../typeface/fonts.ts';
import { areInColumn, areInRow, isLeaf, likeness } from './alike.ts';
import type { Lists } from './item.ts';
import { haveSameLook } from './look.ts';
import type { Place } from './name-component.ts';

/** Lists in two places show one component when their instances are so much alike. */
const MIN_SIMILARITY = 0.85;
/** So many of each list are compared: one may lack a part that others have. */
const MAX_SAMPLE_COUNT = 4;

/** A lone thing is one more of them, when it is so much alike, and its frame not so many times as wide as theirs. */
const MIN_LONE_SIMILARITY = 0.8;
const MAX_WIDTH_RATIO = 4;

export type Component = { instances: LayoutNode[]; place: Place };

const REGIONS = new Set(['nav', 'header', 'footer', 'aside']);

/** The outermost repetitions of the page; those that show the same thing in several places are one. */
export function collectComponents(root: LayoutNode, lists: Lists): Component[] {
  const components: Component[] = [];
  const visit = (node: LayoutNode, region: Place['region'], around?: string): void => {
    // The places on the way to a page are no entries of a menu.
    const within = node.component?.kind === 'breadcrumb' ? node.component.kind : around;
    const list = lists.get(node);
    const inner = REGIONS.has(node.role ?? '') && region !== 'nav' ? (node.role as Place['region']) : region;
    if (list) {
      const place: Place = { region: inner, isRow: node.kind === 'row', ...(within ? { within } : {}) };
      const same = components.find((component) => isSame(component, list.instances, place, lists));
      if (same) same.instances.push(...list.instances);
      else components.push({ instances: [...list.instances], place });
      return;
    }
    for (const child of node.children) visit(child, inner, within);
  };
  visit(root, 'main');
  adoptLone(root, components, lists);
  return components;
}

/** A lone thing like the instances of a component, in a column or row with them, is one of them. */
function adoptLone(node: LayoutNode, components: readonly Component[], lists: Lists): void {
  if (lists.has(node)) return;
  for (const child of node.children) {
    const component = isLeaf(child) ? undefined : components.find((one) => isOneMore(one, child, lists));
    if (component) component.instances.push(child);
    else adoptLone(child, components, lists);
  }
}

function isOneMore({ instances }: Component, node: LayoutNode, lists: Lists): boolean {
  const [first] = instances;
  if (first.kin !== undefined || isLeaf(first) || instances.some((instance) => isInside(instance, node))) return false;
  if (!instances.some((instance) => areInColumn(instance, node) || areInRow(instance, node))) return false;
  // The entry of a menu that is chosen may have other colours, in a frame or without.
  const isFramed = Boolean(first.paint) || Boolean(node.paint);
  const [width, other] = [first.box.width, node.box.width];
  if (isFramed && Math.max(width, other) > MAX_WIDTH_RATIO * Math.min(width, other)) return false;
  return (
    (!isFramed || (haveSameLook(first, node) && isBold(first) === isBold(node))) &&
    instances.slice(0, MAX_SAMPLE_COUNT).some((sample) => likeness(sample, node, lists) >= MIN_LONE_SIMILARITY)
  );
}

/** What a card is headed by is bold, where what stands in it is not. */
function isBold(node: LayoutNode): boolean {
  const text = node.text ?? node.children.find((child) => child.text)?.text;
  return text !== undefined && text.font.weight >= BOLD;
}

const isInside = (inner: LayoutNode, node: LayoutNode): boolean =>
  node === inner || node.children.some((child) => isInside(inner, child));

function isSame(
  { instances, place }: Component,
  others: readonly LayoutNode[],
  { region, isRow }: Place,
  lists: Lists,
): boolean {
  const [[first], [other]] = [instances, others];
  if (first.kin !== undefined || other.kin !== undefined) return first.kin === other.kin;
  // The head or foot of the page may reach over some of its cards.
  if (place.region !== region && !(first.paint && other.paint)) return false;
  if (isLeaf(first) !== isLeaf(other) || (isLeaf(first) && place.isRow !== isRow)) return false;
  const samples = instances.slice(0, MAX_SAMPLE_COUNT);
  return others
    .slice(0, MAX_SAMPLE_COUNT)
    .some((one) =>
      samples.some((sample) => haveSameLook(sample, one) && likeness(sample, one, lists) >= MIN_SIMILARITY),
    );
}
