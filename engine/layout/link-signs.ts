import type { LayoutNode } from '../model/layout-node.ts';
import { group } from './arrange.ts';
import { leavesOf } from './regions/entries.ts';

const MAX_LOGO_PX = 160;
const MAX_DISC_PX = 64;
const MIN_COUNT = 2;

/** A logo, or the sign of a network, which may stand on a disc. */
export const isSign = ({ kind, box, children }: LayoutNode): boolean =>
  (kind === 'image' && box.width <= MAX_LOGO_PX) ||
  (Math.max(box.width, box.height) <= MAX_DISC_PX && children.every((child) => child.kind === 'image'));

const NETWORK =
  /facebook|twitter|instagram|github|google-plus|linkedin|youtube|reddit|dribbble|pinterest|tiktok|mastodon|whatsapp|telegram/;

/** Whether so many signs of networks stand among others that they say where else somebody can be found. */
export const holdsNetworks = (leaves: readonly LayoutNode[]): boolean =>
  leaves.filter((leaf) => NETWORK.test(nameOf(leaf))).length >= MIN_COUNT;

/** Signs side by side at the end of a page lead to where else one can be found. */
export function linkSigns(foot: LayoutNode): void {
  linkAmong(foot, (items) =>
    items.filter((item, i) => isPlace(item) && [items[i - 1], items[i + 1]].some((one) => one && isPlace(one))),
  );
}

/** Anywhere else only signs of networks do, and what stands in a row with several of them. */
export function linkNetworks(root: LayoutNode): void {
  linkAmong(root, (items) => (holdsNetworks(items.filter(isPlace).flatMap(leavesOf)) ? items.filter(isPlace) : []));
}

/** @param choose the links among the things of a row, which come from left to right */
function linkAmong(node: LayoutNode, choose: (items: readonly LayoutNode[]) => readonly LayoutNode[]): void {
  if (node.role === 'a' || node.role === 'ul') return;
  for (const child of node.children) linkAmong(child, choose);
  if (node.kind !== 'row') return;
  const items = [...node.children].sort((a, b) => a.ink.x - b.ink.x);
  const links = choose(items);
  // Several of one kind, such as stars, say how good something is.
  if (new Set(links.map(nameOfPlace)).size < MIN_COUNT) return;
  node.children = items.map((item) => {
    if (!links.includes(item)) return item;
    return { ...(item.kind === 'image' ? group('stack', [item]) : item), role: 'a' } as LayoutNode;
  });
}

/** The sign of a network alone, or on a disc. */
const isPlace = (node: LayoutNode): boolean =>
  !node.role &&
  node.kind !== 'rule' &&
  isSign(node) &&
  leavesOf(node).length === 1 &&
  nameOfPlace(node) !== '' &&
  !PAYMENT.test(nameOfPlace(node));

/** What one can pay with leads nowhere. */
const PAYMENT = /^(cc-|visa|master-?card|amex|paypal|klarna|(apple|google|amazon)-?pay)/;

const nameOf = ({ image }: LayoutNode): string => image?.drawing?.known?.name ?? '';

const nameOfPlace = (node: LayoutNode): string => nameOf(leavesOf(node)[0]);
