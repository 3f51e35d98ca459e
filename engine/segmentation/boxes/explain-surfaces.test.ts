import { describe, expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { segmentImage } from '../segment-image.ts';
import { explainSurfaces } from './explain-surfaces.ts';

const [WHITE, DARK] = [0xffffff, 0x26262c];
const page = { box: { x: 0, y: 0, width: 400, height: 300 }, paint: { fill: DARK }, surface: 0 };
const card = { x: 100, y: 60, width: 200, height: 200 };

/** A white card on a dark page, and a head before its upper edge. */
function signIn() {
  const image = fill(blank(400, 300, DARK), card, WHITE);
  fill(image, { x: 110, y: 40, width: 180, height: 70 }, 0x884422);
  return { image, segmentation: segmentImage(image) };
}
const head = { box: { x: 110, y: 40, width: 180, height: 70 }, paint: { fill: 0x884422 }, surface: 2 };

describe('explainSurfaces', () => {
  it('adds the card that the boxes would not paint', () => {
    const { image, segmentation } = signIn();
    const added = explainSurfaces(image, segmentation, [page, head], DARK).slice(2);
    expect(added.map(({ box, paint }) => [box, paint.fill])).toEqual([[card, WHITE]]);
  });

  it('adds nothing where each surface has its colour', () => {
    const { image, segmentation } = signIn();
    const boxes = [page, head, { box: card, paint: { fill: WHITE }, surface: 1 }];
    expect(explainSurfaces(image, segmentation, boxes, DARK)).toEqual(boxes);
  });

  it('reads the colour of a gradient where the surface lies', () => {
    const { image, segmentation } = signIn();
    const gradient = {
      angle: 180,
      stops: [
        { at: 0, color: DARK },
        { at: 1, color: WHITE },
      ],
    };
    const shaded = { ...page, paint: { fill: DARK, gradient } };
    const added = explainSurfaces(image, segmentation, [shaded, head], DARK).slice(2);
    expect(added.map(({ box }) => box)).toContainEqual(card);
  });

  it('adds a header and the sidebar below it, in one colour, as two boxes', () => {
    const image = fill(blank(400, 300, WHITE), { x: 90, y: 40, width: 310, height: 260 }, 0xf4f5f7);
    fill(image, { x: 0, y: 100, width: 4, height: 30 }, 0x7e3af2);
    const added = explainSurfaces(image, segmentImage(image), [], 0xf4f5f7);
    expect(added.filter(({ paint }) => paint.fill === WHITE).map(({ box }) => box)).toEqual([
      { x: 0, y: 0, width: 400, height: 40 },
      { x: 0, y: 40, width: 90, height: 260 },
    ]);
  });

  it('adds of an entry that the page goes on in only what is left of the page', () => {
    const image = fill(blank(400, 300, WHITE), { x: 200, y: 40, width: 200, height: 260 }, DARK);
    fill(image, { x: 4, y: 100, width: 196, height: 44 }, DARK);
    const added = explainSurfaces(image, segmentImage(image), [], WHITE);
    expect(added.filter(({ paint }) => paint.fill === DARK).map(({ box }) => box)).toEqual([
      { x: 200, y: 40, width: 200, height: 260 },
      { x: 4, y: 100, width: 196, height: 44 },
    ]);
  });

  it('adds a missed card with its corners and its shadow', () => {
    const image = blank(400, 300, 0xe2e8f0);
    for (let d = 8; d > 0; d--) {
      const shade = 0xe2 - 4 * (9 - d);
      fill(
        image,
        { x: card.x - d, y: card.y - d + 4, width: card.width + 2 * d, height: card.height + 2 * d },
        (shade << 16) | ((shade + 6) << 8) | (shade + 14),
      );
    }
    fill(image, card, WHITE);
    for (const x of [card.x, card.x + card.width - 4])
      for (const y of [card.y, card.y + card.height - 4]) {
        const inner = { x: x === card.x ? 3 : 0, y: y === card.y ? 3 : 0 };
        for (let i = 0; i < 16; i++) {
          const [dx, dy] = [i % 4, i >> 2];
          if (Math.abs(dx - inner.x) + Math.abs(dy - inner.y) > 3)
            fill(image, { x: x + dx, y: y + dy, width: 1, height: 1 }, 0xc8ced6);
        }
      }
    const [added] = explainSurfaces(image, segmentImage(image), [], 0xe2e8f0);
    expect(added.box).toEqual(card);
    expect(added.paint.radius).toBeGreaterThanOrEqual(4);
    expect(added.paint.shadow).toBeDefined();
  });

  it('adds the upright part of a slanted section', () => {
    const image = blank(400, 300, WHITE);
    for (let x = 0; x < 400; x++) fill(image, { x, y: 60 - Math.floor(x / 10), width: 1, height: 200 }, DARK);
    const added = explainSurfaces(image, segmentImage(image), [], WHITE);
    expect(added).toHaveLength(1);
    expect(added[0].box).toMatchObject({ x: 0, width: 400 });
    expect(Math.abs(added[0].box.y - 60)).toBeLessThanOrEqual(2);
    expect(Math.abs(added[0].box.height - 161)).toBeLessThanOrEqual(3);
    expect(added[0].paint).toEqual({ fill: DARK });
  });
});
