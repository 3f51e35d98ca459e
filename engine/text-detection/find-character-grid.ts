import type { ConnectedComponent } from '../model/connected-component.ts';
import type { CharacterGrid, GlyphLine } from '../model/glyph-line.ts';
import { centerX } from '../raster/box.ts';

/** Fewer distances between neighbours say nothing. */
const MIN_STEP_COUNT = 16;
/** How many neighbours are one pitch apart, and how near to it. */
const MIN_REGULAR_SHARE = 0.6;
const MAX_PITCH_DEVIATION_RATIO = 0.15;
/** The pitch is looked for this far around their mean. */
const PITCH_SEARCH_RATIO = 0.03;
/**
 * Mean resultant length of the letters' phases: 1 when all middles lie on the grid, 0 when they lie anywhere. Listings have
 * 0.97 and more, other type less than 0.76 (engine-log: character-grid).
 */
const MIN_CONCENTRATION = 0.95;

/** If the pitch is known, this many letters are enough to tell whether they are on the grid. */
const MIN_LETTER_COUNT = 8;

/**
 * The grid that all letters of a surface lie on, if they are set in one monospaced font with one left edge.
 *
 * @param known pitches of other surfaces of the page
 */
export function findCharacterGrid(
  lines: readonly GlyphLine[],
  known: readonly number[] = [],
): CharacterGrid | undefined {
  const letters = lines.map(({ glyphs, height }) => glyphs.filter((glyph) => glyph.height > 0.4 * height));
  return measureGrid(letters) ?? placeGrid(letters.flat(), known);
}

function placeGrid(letters: readonly ConnectedComponent[], known: readonly number[]): CharacterGrid | undefined {
  if (letters.length < MIN_LETTER_COUNT) return undefined;
  for (const pitch of known) {
    const middles = letters.filter(({ width }) => width < 1.3 * pitch).map(centerX);
    const { origin, strength } = phaseOf(middles, pitch);
    if (middles.length >= MIN_REGULAR_SHARE * letters.length && strength >= MIN_CONCENTRATION) return { pitch, origin };
  }
  return undefined;
}

function measureGrid(letters: readonly ConnectedComponent[][]): CharacterGrid | undefined {
  const steps = letters
    .flatMap((row) => row.slice(1).map((glyph, i) => centerX(glyph) - centerX(row[i])))
    .filter((step) => step >= 4)
    .sort((a, b) => a - b);
  if (steps.length < MIN_STEP_COUNT) return undefined;
  const median = steps[steps.length >> 1];
  const near = steps.filter((step) => Math.abs(step / median - 1) <= MAX_PITCH_DEVIATION_RATIO);
  if (near.length < MIN_REGULAR_SHARE * steps.length) return undefined;
  const mean = near.reduce((sum, step) => sum + step, 0) / near.length;
  const middles = letters
    .flat()
    .filter((glyph) => glyph.width < 1.3 * mean)
    .map(centerX);
  return refine(middles, mean);
}

function refine(middles: readonly number[], mean: number): CharacterGrid | undefined {
  const extent = Math.max(...middles) - Math.min(...middles);
  // Steps so small that the far end of a row moves by less than a tenth of a cell.
  const step = (0.1 * mean * mean) / Math.max(extent, 10 * mean);
  let best = { pitch: mean, ...phaseOf(middles, mean) };
  for (let pitch = (1 - PITCH_SEARCH_RATIO) * mean; pitch <= (1 + PITCH_SEARCH_RATIO) * mean; pitch += step) {
    const found = phaseOf(middles, pitch);
    if (found.strength > best.strength) best = { pitch, ...found };
  }
  return best.strength >= MIN_CONCENTRATION ? { pitch: best.pitch, origin: best.origin } : undefined;
}

/** The middle of a cell, and how far the letters agree about it (mean resultant length). */
function phaseOf(middles: readonly number[], pitch: number): { origin: number; strength: number } {
  let x = 0;
  let y = 0;
  for (const middle of middles) {
    const angle = (2 * Math.PI * middle) / pitch;
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  return { origin: (Math.atan2(y, x) / (2 * Math.PI)) * pitch, strength: Math.hypot(x, y) / middles.length };
}

/** The first and the last cell that a piece of ink fills; letters that touch fill several. */
export function cellsOf(
  { x, width }: Pick<ConnectedComponent, 'x' | 'width'>,
  { pitch, origin }: CharacterGrid,
): [number, number] {
  if (width < 1.3 * pitch) {
    const cell = Math.round((x + width / 2 - origin) / pitch);
    return [cell, cell];
  }
  const edge = origin - pitch / 2;
  return [Math.floor((x - edge) / pitch + 0.25), Math.ceil((x + width - edge) / pitch - 0.25) - 1];
}
