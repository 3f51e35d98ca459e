import { expect, it } from 'vitest';
import type { Drawing } from '../model/drawing.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { buildIconElement } from './build-icon.ts';
import type { Context } from './context.ts';
import { printHtml } from './print-html.ts';
import { svgSource } from './svg-element.ts';

const BOX = { x: 8, y: 8, width: 20, height: 20 };
const DRAWING: Drawing = {
  viewBox: [0, 0, 24, 24],
  body: [{ tag: 'path', name: 'shape', attributes: { fill: 'currentColor', d: 'M1 1h2z' }, css: {}, children: [] }],
  color: 0x112233,
};
const NODE: LayoutNode = { kind: 'image', box: BOX, ink: BOX, children: [], image: { kind: 'icon', drawing: DRAWING } };
const CONTEXT = {
  designWidth: 1280,
  base: { family: 'arial', size: 16, color: 0 },
  sources: new Map(),
} as unknown as Context;

const print = (drawing: Drawing): string =>
  printHtml(
    buildIconElement(NODE, drawing, { x0: 0, x1: 400 }, CONTEXT),
    ({ css }): Record<string, string> => (css.color ? { style: `color: ${css.color}` } : {}),
  );

it('is silent beside a label, and named where it stands alone', () => {
  expect(print(DRAWING)).toBe(
    '<svg style="color: #112233" aria-hidden="true" viewBox="0 0 24 24" width="20" height="20"><path fill="currentColor" d="M1 1h2z"></path></svg>',
  );
  expect(print({ ...DRAWING, label: 'Search' })).toContain('role="img" aria-label="Search"');
});

it('becomes a file of its own colour for a background', () => {
  const source = svgSource(DRAWING, BOX);
  expect(source).toMatch(/^data:image\/svg\+xml,/);
  expect(source).not.toMatch(/["'()<>#\s]/);
  const written = decodeURIComponent(source.slice('data:image/svg+xml,'.length));
  expect(written).toContain("xmlns='http://www.w3.org/2000/svg'");
  expect(written).toContain("color='#112233'");
});
