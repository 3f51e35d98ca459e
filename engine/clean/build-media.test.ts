import { expect, it } from 'vitest';
import type { Drawing } from '../model/drawing.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { imageNode } from '../testing/group-node.ts';
import { buildImage, buildOverlay, buildRule } from './build-media.ts';
import { Consensus } from './consensus.ts';
import type { Context } from './context.ts';
import { SpacingScale } from './spacing-scale.ts';

const contextOf = (consensus = new Consensus(undefined, true)) =>
  ({ designWidth: 1280, consensus, spacing: new SpacingScale(), sources: new Map() }) as unknown as Context;
const frame = { x0: 0, x1: 600 };

it('gives icons of one place one size, whether they are drawn or pictures', () => {
  const drawing = { viewBox: [0, 0, 24, 24], paths: [], color: 0 } as unknown as Drawing;
  const icons = [32, 34, 36].map((size): LayoutNode => ({ ...imageNode(0, 0, size), slot: 'card/icon' }) as LayoutNode);
  Object.assign(icons[2], { image: { kind: 'icon', drawing } });
  const consensus = new Consensus();
  const context = contextOf(consensus);
  for (const icon of icons) buildImage(icon, frame, context);
  consensus.settle();
  const built = icons.map((icon) => buildImage(icon, frame, context).element);
  expect(built.map(({ css }) => [css.width, css.height])).toEqual(Array(3).fill(['34px', '34px']));
  expect(built[1].attributes).toMatchObject({ width: '34', height: '34' });
});

it('keeps a line from the sides of its columns only where there is room for that', () => {
  const box = { x: 100, y: 10, width: 400, height: 1 };
  const { css, at } = buildRule({ kind: 'rule', box, ink: box, children: [], color: 0 }, frame, contextOf()).element;
  expect(css['margin-left']).toBeUndefined();
  expect(at?.md).toEqual({ 'margin-left': '100px', 'margin-right': '100px' });
});

it('lays plain discs over each other as it does portraits', () => {
  const children = [0, 24, 48].map((x): LayoutNode => {
    const box = { x, y: 0, width: 28, height: 28 };
    return { kind: 'empty', box, ink: box, children: [], paint: { fill: 0xef9a9a, radius: 14 } };
  });
  const box = { x: 0, y: 0, width: 76, height: 28 };
  const { element } = buildOverlay({ kind: 'overlay', box, ink: box, children }, frame, contextOf());
  const sizes = element.children.map(
    (child) => typeof child !== 'string' && [child.css.width, child.css['margin-left']],
  );
  expect(sizes).toEqual([
    ['28px', undefined],
    ['28px', '-4px'],
    ['28px', '-4px'],
  ]);
});
