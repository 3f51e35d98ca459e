import type { Box } from '../model/box.ts';
import type { Font } from '../model/font.ts';
import { bottom, right } from '../raster/box.ts';
import { glyphOf } from '../typeface/fonts.ts';
import { BLEED_PX } from '../typeface/ink-model.ts';

/** What may stand by itself on a row of a program; richer signs are read well. */
const SIGNS = '{}()[];:,.\'"=+-*/\\|<>!?_`';
/** What the recogniser confuses in monospaced fonts: a zero has a dot or a stroke, a one has a foot. */
const LOOK_ALIKES = ['@0', 'íì1', 'S$', 'vV', 'sS', 'cC', 'oO', 'xX', 'zZ', 'wW', 'uU', 'I|', 'l|'];
const OPENING = '({[<';
const CLOSING = ')}]>';

/** Where a cell of a listing is: its middle and the row that letters stand on, in pixels, and how it is set. */
export type Cell = { middle: number; baseline: number; size: number; font: Font };

/** Ink of one cell: its box, how much there is, and how far its middle bulges to the right of its ends, in pixels. */
export type CellInk = { box: Box; mass: number; bulge: number };

/** Standard deviations of an edge and of the logarithm of the ink; what bulges less is straight. */
const EDGE_DEVIATION_PX = 0.75;
const MASS_DEVIATION_RATIO = 0.2;
const MIN_BULGE_PX = 0.25;
/** For a bracket that bulges to the wrong side: it is another one. */
const WRONG_BULGE_COST = 9;

/** How badly a character would fit the ink of its cell, in squares of standard deviations. */
export function signCost(character: string, ink: CellInk, { middle, baseline, size, font }: Cell): number {
  const glyph = glyphOf(font, character);
  const left = middle + (glyph.left - glyphOf(font, 'n').advance / 2) * size - BLEED_PX / 2;
  const end = middle + (glyph.right - glyphOf(font, 'n').advance / 2) * size + BLEED_PX / 2;
  const misses = [
    (ink.box.x - left) / EDGE_DEVIATION_PX,
    (right(ink.box) - end) / EDGE_DEVIATION_PX,
    (baseline - Math.round(glyph.top * size) - ink.box.y) / EDGE_DEVIATION_PX,
    (baseline - Math.round(glyph.bottom * size) - bottom(ink.box)) / EDGE_DEVIATION_PX,
    Math.log(Math.max(1, ink.mass) / Math.max(1, glyph.ink * size * size)) / MASS_DEVIATION_RATIO,
  ];
  const side = OPENING.includes(character) ? -1 : CLOSING.includes(character) ? 1 : 0;
  const wrong = side !== 0 && side * ink.bulge < MIN_BULGE_PX ? WRONG_BULGE_COST : 0;
  return misses.reduce((sum, miss) => sum + Math.min(9, miss * miss), wrong);
}

/**
 * The sign that fits the ink best.
 *
 * @param read the character that was read there: those that look like it are tried as well
 */
export function matchCharacter(ink: CellInk, cell: Cell, read = ''): { text: string; cost: number } {
  const alike = read ? LOOK_ALIKES.filter((group) => group.includes(read)).join('') : '';
  return [...SIGNS, ...alike]
    .map((text) => ({ text, cost: signCost(text, ink, cell) }))
    .reduce((best, sign) => (sign.cost < best.cost ? sign : best));
}
