import type { LayoutNode } from '../model/layout-node.ts';
import { group } from './arrange.ts';

/** A larger one is a logo. */
const MAX_SIGN_PX = 32;
/** What opens the menu is made for phones where there is none. */
const MENU = 'Menu';

/** Signs that stand alone in the bar at the head of a page and say what they are for do it: search, notifications, the theme. */
export function pressSigns(root: LayoutNode): void {
  if (root.role === 'header') press(root);
  else for (const child of root.children) pressSigns(child);
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
