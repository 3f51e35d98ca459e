import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { agreeOnLabels, agreeOnPictures } from './agree-on-pictures.ts';

/** An icon of so many pixels whose drawing has one unit for each. */
function icon(width: number, height: number, name?: string): LayoutNode {
  const box = { x: 10, y: 20, width, height };
  const known = name ? { known: { name, credit: 'A set' } } : {};
  const drawing = { viewBox: [0, 0, width, height], body: [], color: 0x334155, ...known };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon', drawing } };
}

it('gives icons one frame without moving what is drawn', () => {
  const icons = [icon(16, 20), icon(20, 20), icon(20, 12)];
  agreeOnPictures(icons);
  expect(icons.map(({ box }) => [box.width, box.height])).toEqual(Array(3).fill([20, 20]));
  expect(icons[0].box).toEqual({ x: 8, y: 20, width: 20, height: 20 });
  expect(icons[0].image!.drawing!.viewBox).toEqual([-2, 0, 20, 20]);
  expect(icons[2].image!.drawing!.viewBox).toEqual([0, -4, 20, 20]);
});

it('draws what was traced as the icon that all others are', () => {
  const icons = [icon(16, 16, 'check'), icon(16, 16, 'check'), icon(16, 15), icon(16, 16, 'check')];
  agreeOnPictures(icons);
  expect(icons.map(({ image }) => image!.drawing!.known?.name)).toEqual(Array(4).fill('check'));
});

it('keeps the minus of an open panel among the plus signs of closed ones', () => {
  const icons = [icon(14, 2), icon(14, 14, 'plus'), icon(14, 14, 'plus'), icon(14, 14, 'plus')];
  agreeOnPictures(icons);
  expect(icons[0].image!.drawing!.known).toBeUndefined();
});

it('keeps an icon of a set among others', () => {
  const icons = [icon(16, 16, 'check'), icon(16, 16, 'check'), icon(16, 16, 'cross'), icon(16, 16, 'check')];
  agreeOnPictures(icons);
  expect(icons[2].image!.drawing!.known?.name).toBe('cross');
});

it('says what signs mean in all instances or in none', () => {
  const labelled = (label?: string): LayoutNode => {
    const sign = icon(16, 16, 'check');
    if (label) sign.image!.drawing!.label = label;
    return sign;
  };
  const some = [labelled('Account'), labelled(), labelled('Mail')];
  agreeOnLabels(some);
  expect(some.map(({ image }) => image!.drawing!.label)).toEqual([undefined, undefined, undefined]);
  const all = [labelled('Account'), labelled('Mail')];
  agreeOnLabels(all);
  expect(all.map(({ image }) => image!.drawing!.label)).toEqual(['Account', 'Mail']);
});
