import type { LayoutNode } from '../../model/layout-node.ts';
import { findAlert } from './find-alert.ts';
import { findBadge } from './find-badge.ts';
import { findBreadcrumb } from './find-breadcrumb.ts';
import { findCalendar } from './find-calendar.ts';
import { findDialog } from './find-dialog.ts';
import { findMenu } from './find-menu.ts';
import { findPagination } from './find-pagination.ts';
import { findPanels } from './find-panels.ts';
import { findRating } from './find-rating.ts';
import { findSteps } from './find-steps.ts';
import { findTabs } from './find-tabs.ts';

/** Says of groups what they are together: the items of a pagination are told by their row, a panel by its like. */
export function assignComponents(root: LayoutNode): void {
  findDialog(root);
  // Weeks are rows of numbers, too.
  findCalendars(root);
  visit(root);
}

/** The smallest boxes that hold a month. */
function findCalendars(node: LayoutNode): boolean {
  const inside = node.children.map(findCalendars);
  return inside.includes(true) || findCalendar(node);
}

/** Of what components are made of, cells hold badges and portraits only. */
function findBadges(node: LayoutNode): void {
  node.children.forEach(findBadges);
  findBadge(node);
}

function visit(node: LayoutNode, siblings: readonly LayoutNode[] = [], next?: LayoutNode, isInMenu = false): void {
  if (node.component?.kind === 'calendar') return;
  if (node.role === 'table') {
    findBadges(node);
    return;
  }
  const isMenu = isInMenu || node.role === 'nav';
  node.children.forEach((child, i) => {
    visit(child, node.children, node.children[i + 1], isMenu);
  });
  // Entries of a menu with arrows at their ends are no questions.
  if (!isMenu) findPanels(node);
  if (findPagination(node, siblings) || findTabs(node, next) || findSteps(node) || findBreadcrumb(node)) return;
  findRating(node);
  if (findAlert(node) || findMenu(node)) return;
  findBadge(node, next);
}
