import { nameIcon } from '../icons/name-icon.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { centerY, right } from '../raster/box.ts';
import { group } from './arrange.ts';

/** A larger one is a logo. */
const MAX_SIGN_PX = 32;
/** What opens the menu is made for phones where there is none. */
const MENU = 'Menu';

/** What is done to a thing, as signs say it. */
const ACTS = new Set(['Delete', 'Edit', 'Download', 'Upload', 'Send']);
/** Words behind a sign are no farther from it, in px, no more, and level with it. */
const MAX_WORD_GAP_PX = 12;
const MAX_WORD_COUNT = 2;
const MAX_LEVEL_DIFFERENCE_PX = 4;

/**
 * Signs that stand alone in the bar at the head of a page and say what they are for do it: search, notifications, the theme.
 * Elsewhere a sign and the word for it are one button: a bin and `Delete`.
 */
export function pressSigns(root: LayoutNode): void {
  if (root.role === 'header') press(root);
  else for (const child of root.children) pressSigns(child);
  if (root.kind === 'row' && !/^(a|button)$/.test(root.role ?? '')) joinActs(root);
}

function joinActs(row: LayoutNode): void {
  const { children } = row;
  const isNamed = (i: number): boolean => children[i + 1] !== undefined && isNamedAct(children[i], children[i + 1]);
  const isWhole = children.length === 2 && isNamed(0) && !row.role && !row.paint;
  const acts = children.flatMap((child, i): LayoutNode[] => {
    if (i > 0 && isNamed(i - 1)) return [];
    if (!isNamed(i)) return [child];
    delete children[i + 1].role;
    return [{ ...group('row', [child, children[i + 1]]), role: 'button' } as LayoutNode];
  });
  if (isWhole) row.role = 'button';
  else row.children = acts;
}

/** Whether the words behind a sign begin with what it says. */
function isNamedAct({ image, ink }: LayoutNode, { text, role, ink: place }: LayoutNode): boolean {
  const known = image?.drawing?.known;
  const act = known && nameIcon(known.name, '');
  if (!act || !ACTS.has(act) || text?.lines.length !== 1 || (role && !/^(a|h\d)$/.test(role))) return false;
  const words = text.lines[0].text.toLowerCase().split(' ');
  const gap = place.x - right(ink);
  return (
    words[0] === act.toLowerCase() &&
    words.length <= MAX_WORD_COUNT &&
    gap >= 0 &&
    gap <= MAX_WORD_GAP_PX &&
    Math.abs(centerY(place) - centerY(ink)) <= MAX_LEVEL_DIFFERENCE_PX
  );
}

function press(node: LayoutNode): void {
  if (/^(a|button|form|input|ul)$/.test(node.role ?? '')) return;
  for (const child of node.children) press(child);
  if (node.kind !== 'row') return;
  node.children = node.children.map((child) =>
    isAct(child) ? ({ ...group('stack', [child]), role: 'button' } as LayoutNode) : child,
  );
}

function isAct({ kind, role, image, check, box }: LayoutNode): boolean {
  const drawing = kind === 'image' && !role && !check ? image?.drawing : undefined;
  const isSmall = Math.max(box.width, box.height) <= MAX_SIGN_PX;
  return isSmall && drawing?.known !== undefined && drawing.label !== undefined && drawing.label !== MENU;
}
