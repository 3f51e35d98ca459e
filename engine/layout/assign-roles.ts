import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { assignAlts } from './assign-alts.ts';
import { assignChecks } from './assign-checks.ts';
import { assignControls } from './assign-controls.ts';
import { assignForms } from './assign-forms.ts';
import { assignGrids } from './assign-grids.ts';
import { assignHeadedTables } from './assign-headed-tables.ts';
import { assignHeadings } from './assign-headings.ts';
import { assignLandmarks } from './assign-landmarks.ts';
import { assignLeads } from './assign-leads.ts';
import { assignLinks } from './assign-links.ts';
import { assignLists } from './assign-lists.ts';
import { assignQuotes } from './assign-quotes.ts';
import { assignSections } from './assign-sections.ts';
import { assignStates } from './assign-states.ts';
import { assignTables } from './assign-tables.ts';
import { assignUnheadedTables } from './assign-unheaded-tables.ts';
import { closeLevelGaps } from './close-level-gaps.ts';
import { assignComponents } from './components/assign-components.ts';
import { fillHeadCells } from './fill-head-cells.ts';
import { freeNestedControls } from './free-nested-controls.ts';
import { freeRows } from './free-rows.ts';
import { groupDividedCells } from './group-divided-cells.ts';
import { joinCellLines } from './join-cell-lines.ts';
import { linkNetworks } from './link-signs.ts';
import { nameCells } from './name-cells.ts';
import { pressSigns } from './press-signs.ts';
import { assignRegions } from './regions/assign-regions.ts';
import { markCurrent } from './regions/mark-current.ts';
import { rowsBetweenRules } from './rows-between-rules.ts';

/**
 * What a reader calls the parts: sets `role` (the HTML element) throughout the tree. `body` is the type of running text.
 * Each pass takes what no pass before it has taken, and some look at roles that are there already, hence the order.
 */
export function assignRoles(root: LayoutNode, body: { size: number; color: Rgb }): void {
  // What stands in the cells of a table is neither heading, field, button nor card; cells that share their lines say most.
  assignGrids(root);
  rowsBetweenRules(root);
  freeRows(root);
  assignHeadedTables(root);
  assignUnheadedTables(root);
  joinCellLines(root);
  // The states in their cells are no buttons.
  assignStates(root);
  // What can be done with a card is neither a heading nor a button of the page.
  groupDividedCells(root);
  // What the page consists of: its menu is no content.
  assignRegions(root);
  // The title of the page is no button, and headings tell sections and landmarks.
  assignHeadings(root, body.size);
  // Takes the role of a heading from what is written in a field or a button.
  assignControls(root);
  // What is written in controls heads nothing.
  assignLeads(root);
  // Rows of tabs or pages are no navigation of the page, and their items neither buttons nor badges.
  assignComponents(root);
  assignLandmarks(root);
  // Labels are texts without a role; the label of a check box is none of a field.
  assignChecks(root);
  assignForms(root);
  assignQuotes(root);
  // What is left may be a link by its colour or underline.
  assignLinks(root, body.color);
  linkNetworks(root);
  pressSigns(root);
  // Needs headings, and leaves header, footer and navigation alone.
  assignSections(root);
  // Rows of a table are no items of a list.
  assignTables(root);
  fillHeadCells(root);
  assignLists(root);
  freeNestedControls(root);
  closeLevelGaps(root);
  markCurrent(root);
  nameCells(root);
  // Pictures are named after the headings and captions around them.
  assignAlts(root);
}
