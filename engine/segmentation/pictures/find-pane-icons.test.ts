import { expect, it } from 'vitest';
import type { Box } from '../../model/box.ts';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { findPaneIcons } from './find-pane-icons.ts';

const pane = (x: number, y: number, height = 7, width = 7): Box => ({ x, y, width, height });

function iconsOf(panes: readonly Box[]) {
  const image = blank(160, 120, 0xffffff);
  for (const { x, y, width, height } of panes) {
    fill(image, { x, y, width, height }, 0x333333);
    fill(image, { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }, 0xffffff);
  }
  const { letters, icons } = findPaneIcons(segmentImage(image).glyphs);
  return { letters: letters.length, icons };
}

const apps = [pane(40, 30), pane(49, 30), pane(40, 39), pane(49, 39)];

it('takes four panes, even and uneven', () => {
  expect(iconsOf(apps)).toEqual({ letters: 0, icons: [{ x: 40, y: 30, width: 16, height: 16 }] });
  const dashboard = [pane(40, 30, 9), pane(49, 30, 5), pane(40, 41, 5), pane(49, 37, 9)];
  expect(iconsOf(dashboard)).toEqual({ letters: 0, icons: [{ x: 40, y: 30, width: 16, height: 16 }] });
});

it('leaves panes that go on, and three of them', () => {
  expect(iconsOf([...apps, pane(58, 30), pane(58, 39)])).toMatchObject({ letters: 6, icons: [] });
  expect(iconsOf(apps.slice(1))).toMatchObject({ letters: 3, icons: [] });
  expect(iconsOf([pane(40, 30), pane(49, 30), pane(40, 50), pane(49, 50)])).toMatchObject({ letters: 4, icons: [] });
});
