import { describe, expect, it } from 'vitest';
import { FAMILIES, fontStackOf } from './families.ts';
import { fontOf, fontsOf } from './fonts.ts';
import { textWidth } from './measure-text.ts';

describe('families', () => {
  it('are at least sixty, each with an id, a name and metrics of its own', () => {
    expect(FAMILIES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length);
    for (const { id } of FAMILIES) expect(fontsOf(id)[0].family).toBe(id);
  });

  it('are named before what machines have in their place', () => {
    expect(fontStackOf('source-sans-3')).toBe(
      "'Source Sans 3', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif",
    );
    expect(fontStackOf('arial')).toBe('Arial, Helvetica, sans-serif');
  });
});

describe('fonts', () => {
  it('are taken in the weight that is nearest', () => {
    expect(fontOf('inter', 600).weight).toBe(600);
    expect(fontOf('lato', 600).weight).toBe(700);
    expect(fontOf('nobody', 400).family).toBe('arial');
  });

  it('have italics with widths of their own, and upright letters where there are none', () => {
    const [upright, italic] = [fontOf('times', 400), fontOf('times', 400, true)];
    expect(textWidth(italic, 'harbour master', 100)).not.toBe(textWidth(upright, 'harbour master', 100));
    expect(fontOf('lora', 600, true)).toMatchObject({ family: 'lora', weight: 700, italic: true });
    expect(fontOf('manrope', 400, true)).toBe(fontOf('manrope', 400));
  });

  it('are kerned', () => {
    const face = fontOf('lato', 400);
    const apart = textWidth(face, 'A', 100) + textWidth(face, 'V', 100);
    expect(textWidth(face, 'AV', 100)).toBeLessThan(apart - 3);
    expect(textWidth(face, 'HH', 100)).toBeCloseTo(2 * textWidth(face, 'H', 100), 5);
  });
});
