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
  for (const row of rowsIn(foot)) {
    const items = fromLeft(row);
    const links = items.filter(
      (item, i) => isPlace(item) && [items[i - 1], items[i + 1]].some((one) => one && isPlace(one)),
    );
    // Several of one kind, such as stars, say how good something is.
    if (areSeveral(links)) link(row, links);
  }
}

type Run = { row: LayoutNode; signs: LayoutNode[] };

/**
 * Anywhere else only signs of networks do, and what stands among them; so does what is set like them elsewhere, as with the next
 * member of a team, where fewer of the signs are known.
 */
export function linkNetworks(root: LayoutNode): void {
  const runs = rowsIn(root).flatMap(runsOf);
  const known = runs.filter(({ signs }) => areSeveral(signs) && holdsNetworks(signs.flatMap(leavesOf)));
  for (const run of runs) if (known.some((other) => areSetAlike(run, other))) link(run.row, run.signs);
}

function runsOf(row: LayoutNode): Run[] {
  const runs: Run[] = [];
  let last: LayoutNode | undefined;
  for (const item of fromLeft(row)) {
    if (!isSmallSign(item)) last = undefined;
    else {
      if (last) runs[runs.length - 1].signs.push(item);
      else runs.push({ row, signs: [item] });
      last = item;
    }
  }
  return runs.filter(({ signs }) => signs.length >= MIN_COUNT);
}

/** Discs of one size are a row of the same, however many they are; bare signs are so many. */
const areSetAlike = ({ signs }: Run, { signs: [model, ...others] }: Run): boolean =>
  (signs.length === others.length + 1 || model.kind !== 'image') &&
  signs.every(
    ({ box, kind }) =>
      kind === model.kind &&
      Math.abs(box.width - model.box.width) <= MAX_DIFFERENCE_PX &&
      Math.abs(box.height - model.box.height) <= MAX_DIFFERENCE_PX,
  );

/** Between signs of one size, as they are drawn. */
const MAX_DIFFERENCE_PX = 4;

const rowsIn = (node: LayoutNode): LayoutNode[] =>
  node.role === 'a' || node.role === 'ul'
    ? []
    : [...node.children.flatMap(rowsIn), ...(node.kind === 'row' ? [node] : [])];

const fromLeft = ({ children }: LayoutNode): LayoutNode[] => [...children].sort((a, b) => a.ink.x - b.ink.x);

const areSeveral = (links: readonly LayoutNode[]): boolean => new Set(links.map(nameOfPlace)).size >= MIN_COUNT;

function link(row: LayoutNode, links: readonly LayoutNode[]): void {
  row.children = fromLeft(row).map((item) => {
    if (!links.includes(item)) return item;
    return { ...(item.kind === 'image' ? group('stack', [item]) : item), role: 'a' } as LayoutNode;
  });
}

/** The sign of a network alone, or on a disc. */
const isPlace = (node: LayoutNode): boolean => isLoneSign(node) && nameOfPlace(node) !== '';

const isSmallSign = (node: LayoutNode): boolean =>
  isLoneSign(node) &&
  Math.max(node.box.width, node.box.height) <= MAX_DISC_PX &&
  leavesOf(node).every(({ kind, check }) => kind === 'image' && !check);

const isLoneSign = (node: LayoutNode): boolean =>
  !node.role && node.kind !== 'rule' && isSign(node) && leavesOf(node).length === 1 && !PAYMENT.test(nameOfPlace(node));

/** What one can pay with leads nowhere. */
const PAYMENT = /^(cc-|visa|master-?card|amex|paypal|klarna|(apple|google|amazon)-?pay)/;

const nameOf = ({ image }: LayoutNode): string => image?.drawing?.known?.name ?? '';

const nameOfPlace = (node: LayoutNode): string => nameOf(leavesOf(node)[0]);
