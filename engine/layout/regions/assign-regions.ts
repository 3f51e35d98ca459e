import type { LayoutNode } from '../../model/layout-node.ts';
import { overlapX } from '../../raster/box.ts';
import { assignFooter } from './assign-footer.ts';
import { assignSidebar, assignSideMenus, findSidebar } from './assign-sidebar.ts';
import { assignTopBar, findTopBar } from './assign-top-bar.ts';
import { leavesOf } from './entries.ts';
import { liftTopBar } from './lift-top-bar.ts';

/** The parts that pages have in common: a sidebar or a bar with the menu, and a footer. */
export function assignRegions(root: LayoutNode): void {
  const sidebar = findSidebar(root);
  if (sidebar) assignSidebar(sidebar);
  // A sidebar that lies before a band across the page stands beside nothing alone.
  const content = sidebar?.row.kind === 'row' ? widestOf(sidebar.row, sidebar.column) : root;
  if (!content) return;
  liftTopBar(content);
  const bar = findTopBar(content) ?? findTopBar(root);
  if (bar) assignTopBar(bar, sidebar !== undefined && standsBeside(bar, sidebar.column));
  // What ends the page may be below the sidebar, too.
  if (!assignFooter(content, root) && content !== root) assignFooter(root, root);
  assignSideMenus(root);
}

/** A bar above the sidebar has the brand itself. */
const standsBeside = (bar: LayoutNode, { box }: LayoutNode): boolean =>
  leavesOf(bar).every(({ ink }) => overlapX(ink, box) <= 0);

const widestOf = ({ children }: LayoutNode, column: LayoutNode): LayoutNode | undefined =>
  children.filter((child) => child !== column && child.kind !== 'rule').sort((a, b) => b.box.width - a.box.width)[0];
