import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { assignAlts } from './assign-alts.ts';
import { assignChecks } from './assign-checks.ts';
import { assignControls } from './assign-controls.ts';
import { assignForms } from './assign-forms.ts';
import { assignHeadings } from './assign-headings.ts';
import { assignLandmarks } from './assign-landmarks.ts';
import { assignLinks } from './assign-links.ts';
import { assignLists } from './assign-lists.ts';
import { assignSections } from './assign-sections.ts';
import { assignTables } from './assign-tables.ts';
import { fillHeadCells } from './fill-head-cells.ts';

/** What a reader calls the parts: sets `role` (the HTML element) throughout the tree. `body` is the type of running text. */
export function assignRoles(root: LayoutNode, body: { size: number; color: Rgb }): void {
  assignHeadings(root, body.size);
  assignControls(root);
  assignLandmarks(root);
  assignChecks(root);
  assignForms(root);
  assignLinks(root, body.color);
  assignSections(root);
  assignTables(root);
  fillHeadCells(root);
  assignLists(root);
  assignAlts(root);
}
