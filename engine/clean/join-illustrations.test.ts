import { expect, it } from 'vitest';
import type { Sources } from '../emit/image-sources.ts';
import type { Backdrop, LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { joinIllustrations } from './join-illustrations.ts';

const box = { x: 600, y: 100, width: 480, height: 320 };

/** A picture of `share` of a box of 200 × 150. */
function drawn(share: number): Backdrop {
  const colors = new Int32Array(200 * 150).fill(-1);
  colors.fill(0xf7faf9, 0, Math.round(share * colors.length));
  return { box: { x: 700, y: 200, width: 200, height: 150 }, colors, filled: new Uint8Array(colors.length) };
}

function panel(backdrop: Backdrop, ...children: LayoutNode[]): { node: LayoutNode; sources: Sources } {
  const gradient = {
    angle: 135,
    stops: [
      { color: 0x0b6b5d, at: 0 },
      { color: 0xf5c26b, at: 1 },
    ],
  };
  const node: LayoutNode = {
    kind: 'stack',
    box,
    ink: box,
    paint: { gradient, radius: 24 },
    children,
    backdrops: [backdrop],
  };
  return { node, sources: new Map([[backdrop, 'data:image/webp;base64,AA']]) };
}

const shape = (): LayoutNode => {
  const own = { x: 760, y: 180, width: 72, height: 24 };
  return { kind: 'empty', box: own, ink: own, paint: { fill: 0x10312c, radius: 8 }, children: [] };
};

it('makes one picture of a drawing with the shapes that were recognised in it', () => {
  const { node, sources } = panel(drawn(0.5), shape());
  joinIllustrations(node, sources);
  expect(node).toMatchObject({ kind: 'image', image: { kind: 'photo' }, children: [] });
  const drawing = decodeURIComponent(sources.get(node)!);
  expect(drawing).toContain('<image x="700" y="200" width="200" height="150" href="data:image/webp;base64,AA"/>');
  expect(drawing).toContain('<rect x="760" y="180" width="72" height="24" rx="8" fill="#10312c"/>');
  // From one corner to the other, as CSS has it.
  expect(drawing).toContain('x1="640.0" y1="60.0" x2="1040.0" y2="460.0"');
});

it('leaves a box with words, and one with the trace of a shadow', () => {
  for (const { node, sources } of [panel(drawn(0.5), textNode('Words', 620, 120)), panel(drawn(0.05), shape())]) {
    joinIllustrations(node, sources);
    expect(node.kind).toBe('stack');
  }
});
