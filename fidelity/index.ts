/**
 * The measure: how faithful is a page to its reference? Pure functions over plain facts; the only part that touches a document
 * is `extractPage`. The same code runs in the benchmark, in the preview frame and in the repair loop.
 *
 *   facts      extractPage(document) → PageFacts
 *   scores     compare(reference, candidate) → FidelityScores
 *   pixels     visualScore(reference, candidate) → 0 (blank page) … 1 (the page itself)
 *              brokenCells(reference, candidate) → cells of 32 px that look different
 *   figure     faithfulness({ design, result, text }) → one figure, its parts, and where it fails; placesOf lists the places
 *   analysis   scoreAgainstLines(lines, size, facts) → scores and differences against what the engine read in the picture
 *   craft      extractCraft(document) → CraftFacts; compareRoles, compareRepetition, isOffScale, nearestStep: how the page is written
 */

export type { LineDifference } from './analysis/line-differences.ts';
export { linesAtLayout } from './analysis/lines-at-layout.ts';
export { type LineScores, scoreAgainstLines } from './analysis/score-against-lines.ts';
export { ciede2000 } from './ciede2000.ts';
export { compare, type FidelityScores } from './compare.ts';
export {
  compareRepetition,
  countRepetition,
  majorityOf,
  type RepeatedGroup,
  type RepetitionCount,
} from './craft/compare-repetition.ts';
export { compareRoles, countRoles, f1Of, type RoleCount, type RolesOfText } from './craft/compare-roles.ts';
export { type CraftFacts, VALUE_KINDS, type ValueKind } from './craft/craft-facts.ts';
export { isOffScale, nearestStep, usesTailwind } from './craft/off-scale.ts';
export { ROLES, type Role } from './craft/roles-of.ts';
export { type Design2Code, design2code } from './design2code.ts';
export { dropInvisible } from './extract/drop-invisible.ts';
export { extractCraft } from './extract/extract-craft.ts';
export { extractPage } from './extract/extract-page.ts';
export { type PageWeight, weighPage } from './extract/weigh-page.ts';
export type { AnalysedLine, Box, PageFacts, Raster, Region, Rgb, TextBlock, TreeFacts, Word } from './facts.ts';
export type { CellComparison } from './faithful/compare-cells.ts';
export { type Faithfulness, type FaithfulParts, faithfulness } from './faithful/faithfulness.ts';
export { type Difference, placesOf } from './faithful/places.ts';
export { lab } from './lab.ts';
export { quantile } from './quantile.ts';
export { type BrokenCells, brokenCells, CELL_SIZE, MAX_CELL_DIFFERENCE } from './visual/broken-cells.ts';
export { visualScore } from './visual/visual-score.ts';
export { type MisplacedText, misplacedText } from './words/misplaced-text.ts';
