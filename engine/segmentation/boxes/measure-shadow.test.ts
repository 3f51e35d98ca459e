import { describe, expect, it } from 'vitest';
import { blank, fill } from '../../testing/draw.ts';
import { drawLifted } from '../../testing/draw-lifted.ts';
import { measureShadow } from './measure-shadow.ts';

const card = { x: 60, y: 60, width: 120, height: 80 };
const drawShadow = (drop: number, blur: number, alpha: number) => drawLifted(card, drop, blur, alpha);

describe('measureShadow', () => {
  it.each([
    [4, 12, 0.2],
    [2, 8, 0.1],
    [0, 10, 0.3],
    [8, 24, 0.15],
  ])('measures a shadow %d px below, %d px soft, of %d', (drop, blur, alpha) => {
    const shadow = measureShadow(drawShadow(drop, blur, alpha), card, 0xffffff);
    expect(shadow?.color).toBe(0);
    expect(Math.abs((shadow?.y ?? 99) - drop)).toBeLessThanOrEqual(Math.max(1, 0.25 * drop));
    expect(Math.abs((shadow?.blur ?? 99) - blur)).toBeLessThanOrEqual(Math.max(2, 0.25 * blur));
    expect(Math.abs((shadow?.alpha ?? 9) - alpha)).toBeLessThanOrEqual(0.25 * alpha);
  });

  it('measures a shadow that the end of the picture cuts off', () => {
    const image = drawShadow(8, 24, 0.15);
    const height = card.y + card.height + 12;
    const cut = { width: image.width, height, data: image.data.slice(0, image.width * height) };
    const shadow = measureShadow(cut, card, 0xffffff);
    expect(Math.abs((shadow?.blur ?? 99) - 24)).toBeLessThanOrEqual(8);
    expect(Math.abs((shadow?.alpha ?? 9) - 0.15)).toBeLessThanOrEqual(0.05);
  });

  it('measures a shadow above which lies a banner', () => {
    const image = fill(drawShadow(8, 24, 0.15), { x: 0, y: 0, width: 240, height: 60 }, 0x0a4d8c);
    const shadow = measureShadow(image, card, 0xffffff);
    expect(Math.abs((shadow?.y ?? 99) - 8)).toBeLessThanOrEqual(3);
    expect(Math.abs((shadow?.alpha ?? 9) - 0.15)).toBeLessThanOrEqual(0.04);
  });

  it('measures a shadow above which lies a photograph', () => {
    const image = drawShadow(8, 24, 0.15);
    for (let y = 0; y < 60; y++)
      for (let x = 0; x < 240; x++) image.data[y * 240 + x] = ((x * 37 + y * 91) % 200) * 0x010101;
    const shadow = measureShadow(image, card, 0xffffff);
    expect(Math.abs((shadow?.y ?? 99) - 8)).toBeLessThanOrEqual(3);
    expect(Math.abs((shadow?.alpha ?? 9) - 0.15)).toBeLessThanOrEqual(0.04);
  });

  it('measures a shadow that runs into that of a card beside it', () => {
    const [image, other] = [drawShadow(6, 24, 0.2), drawShadow(6, 24, 0.2)];
    // The same card again, 24 px to the right; two shadows darken each other.
    const apart = card.width + 24;
    const both = blank(image.width + apart, image.height, 0xffffff);
    const levelOf = (drawn: typeof image, x: number, y: number): number =>
      x >= 0 && x < drawn.width ? (drawn.data[y * drawn.width + x] & 255) / 255 : 1;
    for (let y = 0; y < both.height; y++)
      for (let x = 0; x < both.width; x++)
        both.data[y * both.width + x] =
          0x010101 * Math.round(255 * levelOf(image, x, y) * levelOf(other, x - apart, y));
    fill(fill(both, card, 0xffffff), { ...card, x: card.x + apart }, 0xffffff);
    const shadow = measureShadow(both, card, 0xffffff);
    expect(Math.abs((shadow?.blur ?? 99) - 24)).toBeLessThanOrEqual(6);
    expect(Math.abs((shadow?.alpha ?? 9) - 0.2)).toBeLessThanOrEqual(0.05);
  });

  it('measures what the head of a page throws below it, from edge to edge', () => {
    const image = drawShadow(4, 12, 0.2);
    const head = { x: 0, y: 0, width: 60, height: card.y + card.height };
    const middle = blank(60, image.height, 0xffffff);
    for (let y = head.height; y < image.height; y++)
      fill(middle, { x: 0, y, width: 60, height: 1 }, image.data[y * 240 + 120]);
    expect(measureShadow(middle, head, 0xffffff)?.alpha).toBeGreaterThan(0.1);
    const line = fill(blank(60, 200, 0xffffff), { x: 0, y: 140, width: 60, height: 1 }, 0xdddddd);
    expect(measureShadow(line, head, 0xffffff)).toBeUndefined();
  });

  it('sees none around a plain card, a bordered one, or one beside something dark', () => {
    const plain = fill(blank(240, 220, 0xeeeeee), card, 0xffffff);
    expect(measureShadow(plain, card, 0xeeeeee)).toBeUndefined();
    const bordered = fill(blank(240, 220, 0xffffff), { x: 59, y: 59, width: 122, height: 82 }, 0xcccccc);
    expect(measureShadow(fill(bordered, card, 0xffffff), card, 0xffffff)).toBeUndefined();
    const beside = fill(blank(240, 220, 0xffffff), { x: 180, y: 40, width: 20, height: 120 }, 0x333333);
    expect(measureShadow(beside, card, 0xffffff)).toBeUndefined();
  });
});

describe('a panel from the top to the foot of the page', () => {
  const panel = { x: 0, y: 0, width: 60, height: 220 };
  /** A dark panel at the left edge of a white page, with its shadow. */
  const drawPanel = (blur: number, alpha: number) => {
    const image = drawLifted({ x: -100, y: -100, width: 160, height: 420 }, 0, blur, alpha);
    return fill(image, panel, 0x343a40);
  };

  it('throws a shadow at the one side that is seen', () => {
    const shadow = measureShadow(drawPanel(20, 0.4), panel, 0xffffff);
    expect(shadow).toMatchObject({ x: 0, y: 0, spread: 0, color: 0 });
    expect(Math.abs(shadow!.blur - 20)).toBeLessThanOrEqual(2);
    expect(shadow!.alpha).toBeCloseTo(0.4, 1);
  });

  it('throws it on the page below cards that stand close to it', () => {
    const image = fill(drawPanel(20, 0.4), { x: 70, y: 30, width: 160, height: 160 }, 0xffffff);
    expect(measureShadow(image, panel, 0xffffff)!.alpha).toBeCloseTo(0.4, 1);
  });

  it('throws none where the page is plain beside it, or a line stands there', () => {
    expect(measureShadow(drawPanel(20, 0), panel, 0xffffff)).toBeUndefined();
    const lined = fill(drawPanel(20, 0), { x: 60, y: 0, width: 1, height: 220 }, 0xdddddd);
    expect(measureShadow(lined, panel, 0xffffff)).toBeUndefined();
  });
});
