import { describe, expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import { blank, fill, fillPhotograph } from '../../testing/draw.ts';
import { labelFlatRegions } from '../regions/label-flat-regions.ts';
import { findPanels } from './find-panels.ts';

const photograph = { x: 20, y: 20, width: 260, height: 140 };
function panelsIn(image: Pixels, photographs: Box[]): Box[] {
  const labelling = labelFlatRegions(image, 3, 81);
  const panels = findPanels(image, labelling, labelling.regions, photographs);
  return labelling.regions
    .filter(({ label }) => panels.has(label))
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
}

describe('findPanels', () => {
  it('finds a button on a photograph and a card across its edge', () => {
    const image = fillPhotograph(blank(320, 240, 0xffffff), photograph);
    const button = { x: 60, y: 40, width: 80, height: 30 };
    const card = { x: 160, y: 110, width: 100, height: 90 };
    fill(fill(image, button, 0xffcc00), card, 0xf0f0f4);
    expect(panelsIn(image, [photograph])).toEqual([button, card]);
  });

  it('does not take a card for one that the photograph lies on', () => {
    const card = { x: 10, y: 60, width: 300, height: 160 };
    const image = fillPhotograph(fill(blank(320, 240, 0xffffff), card, 0xf0f0f4), photograph);
    expect(panelsIn(image, [photograph])).toEqual([]);
  });
});
