import { describe, expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { addBackdrops } from './add-backdrops.ts';

const SIZE = 96;
const NO_TEXT = new Uint8Array(SIZE * SIZE);

function node(x: number, y: number, width: number, height: number, paint?: Paint, children: LayoutNode[] = []) {
  const box = { x, y, width, height };
  return { kind: 'stack', box, ink: box, children, ...(paint ? { paint } : {}) } as LayoutNode;
}

/** A white page with a colour wherever the function gives one. */
function draw(colorAt: (x: number, y: number) => number | undefined) {
  const data = Int32Array.from(
    { length: SIZE * SIZE },
    (_, at) => colorAt(at % SIZE, Math.floor(at / SIZE)) ?? 0xffffff,
  );
  return { width: SIZE, height: SIZE, data };
}

const check = (root: LayoutNode, image: ReturnType<typeof draw>, text = NO_TEXT, background = image.data) =>
  addBackdrops(root, 0xffffff, image, background, text);

describe('addBackdrops', () => {
  it('adds nothing to a page that paints its design', () => {
    const root = node(0, 0, SIZE, SIZE, undefined, [node(10, 10, 40, 40, { fill: 0xff0000 })]);
    expect(
      check(
        root,
        draw((x, y) => (x >= 10 && x < 50 && y >= 10 && y < 50 ? 0xff0000 : undefined)),
      ),
    ).toBe(0);
    expect(root.backdrops).toBeUndefined();
  });

  it('keeps a slanted shape as a picture behind the page, along its whole edge', () => {
    const root = node(0, 0, SIZE, SIZE);
    const share = check(
      root,
      draw((x, y) => (y > 60 + x / 8 ? 0x223344 : undefined)),
    );
    expect(share).toBeCloseTo(0.3, 1);
    expect(root.backdrops).toHaveLength(1);
    const [{ box, colors }] = root.backdrops!;
    expect(box).toEqual({ x: 0, y: 61, width: SIZE, height: 35 });
    expect([colors[0], colors[SIZE - 1], colors[colors.length - 1]]).toEqual([0x223344, -1, 0x223344]);
  });

  it('keeps every line of an ornament, however little of its cells is drawn', () => {
    const ornament = { x: 20, y: 20, width: 60, height: 60 };
    const image = draw((x, y) => (x === y && x >= 20 && x < 80 ? 0xcccccc : undefined));
    const plain = node(0, 0, SIZE, SIZE);
    check(plain, image);
    expect(plain.backdrops).toBeUndefined();
    const root = node(0, 0, SIZE, SIZE);
    addBackdrops(root, 0xffffff, image, image.data, NO_TEXT, [ornament]);
    expect(root.backdrops?.map(({ box }) => box)).toEqual([ornament]);
  });

  it('lets a glow fade to where nobody sees its end, and a shape end at its edge', () => {
    const grey = (level: number) => level * 0x10101;
    const glow = (x: number, y: number) => Math.max(0, 40 - Math.hypot(x - 48, y - 48));
    const lit = node(0, 0, SIZE, SIZE);
    const share = check(
      lit,
      draw((x, y) => grey(255 - Math.round(glow(x, y)))),
    );
    expect(lit.backdrops).toHaveLength(1);
    // Only what is seen to be off is a picture for want of anything better: within 31.5 px, not 38.
    expect(share).toBeCloseTo((Math.PI * 31.5 ** 2) / SIZE ** 2, 2);
    const [{ box, colors, fading }] = lit.backdrops!;
    // Two levels off is the last that belongs to it.
    expect(box).toEqual({ x: 10, y: 10, width: 77, height: 77 });
    const middle = 38 * box.width + 38;
    expect([colors[middle], fading![middle], colors[38], fading![38]]).toEqual([grey(215), 0, grey(253), 1]);
    const pale = node(0, 0, SIZE, SIZE);
    check(
      pale,
      draw((x, y) => grey(Math.hypot(x - 48, y - 48) < 20 ? 215 : x === 10 ? 252 : 255)),
    );
    expect(pale.backdrops?.map(({ fading: none }) => none)).toEqual([undefined]);
  });

  it('puts it behind the children of the box that is wrong, not of the page', () => {
    const card = node(0, 0, SIZE, 64, { fill: 0xeeeeee });
    const root = node(0, 0, SIZE, SIZE, undefined, [card]);
    check(
      root,
      draw((x, y) => (y < 64 ? (x < 20 && y < 20 ? 0x00aa00 : 0xeeeeee) : undefined)),
    );
    expect(card.backdrops?.map(({ box }) => box)).toEqual([{ x: 0, y: 0, width: 20, height: 20 }]);
    expect(root.backdrops).toBeUndefined();
  });

  it('takes text out of the picture that lies behind it', () => {
    const isInk = (x: number, y: number) => y >= 40 && y < 50 && x >= 10 && x < 60;
    const image = draw((x, y) => (y >= 32 && y < 64 ? (isInk(x, y) ? 0xffffff : 0x223344) : undefined));
    const background = draw((_, y) => (y >= 32 && y < 64 ? 0x223344 : undefined)).data;
    const text = Uint8Array.from(NO_TEXT, (_, at) => (isInk(at % SIZE, Math.floor(at / SIZE)) ? 1 : 0));
    const root = node(0, 0, SIZE, SIZE);
    check(root, image, text, background);
    const [{ colors, filled }] = root.backdrops!;
    expect(new Set(colors)).toEqual(new Set([0x223344]));
    expect(filled.reduce((sum, one) => sum + one, 0)).toBe(500);
  });

  it('adds nothing behind a picture, which has all of the design', () => {
    const picture = { ...node(0, 0, 64, 64), kind: 'image', image: { kind: 'photo' } } as LayoutNode;
    const image = draw((x, y) => (x < 64 && y < 64 ? 0x446688 : undefined));
    const text = Uint8Array.from(NO_TEXT, (_, at) => (at % SIZE < 32 && at < 32 * SIZE ? 1 : 0));
    check(node(0, 0, SIZE, SIZE, undefined, [picture]), image, text, new Int32Array(SIZE * SIZE).fill(0xffffff));
    expect(picture.backdrops).toBeUndefined();
  });

  it('drops a shadow that the design does not have, and keeps one that it has', () => {
    const shadow = { x: 0, y: 0, blur: 20, spread: 0, color: 0, alpha: 0.6 };
    const card = node(20, 20, 40, 40, { fill: 0xeeeeee, shadow });
    const plain = draw((x, y) => (x >= 20 && x < 60 && y >= 20 && y < 60 ? 0xeeeeee : undefined));
    check(node(0, 0, SIZE, SIZE, undefined, [card]), plain);
    expect(card.paint?.shadow).toBeUndefined();
    const other = node(20, 20, 40, 40, { fill: 0xeeeeee, shadow });
    const shaded = draw((x, y) => (x >= 20 && x < 60 && y >= 20 && y < 60 ? 0xeeeeee : 0xbbbbbb));
    check(node(0, 0, SIZE, SIZE, undefined, [other]), shaded);
    expect(other.paint?.shadow).toEqual(shadow);
  });
});
