import { describe, expect, it } from 'vitest';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { StyledWord, TextLine } from '../../model/text-line.ts';
import { unionBox } from '../../raster/box.ts';
import { seenIn } from '../../testing/seen-words.ts';
import { fontOf, readingFont } from '../../typeface/fonts.ts';
import { measureText } from '../../typeface/measure-text.ts';
import { setFamilies } from './set-families.ts';

const masses = new Map<string, number>();

/** A line as it is read where it is set in a face, in Arial until its family is known. */
function line(family: string, weight: number, size: number, text: string, letterSpacing = 0, italic = false): TextLine {
  const face = fontOf(family, weight, italic);
  const space = measureText(face, ' ').advance * size;
  let x = 20;
  const words = seenIn(face, size, text).map((seen): StyledWord => {
    const width = seen.width + Math.round(letterSpacing * (seen.text.length - 1));
    const box = { x: Math.round(x), y: 40, width, height: seen.height };
    x += width + space + 2 * letterSpacing;
    masses.set(`${seen.text} ${width}`, seen.mass);
    const glyphs = [{ ...box, id: 1 } as ConnectedComponent];
    return { text: seen.text, box, color: 0x111827, confidence: 92, underlined: false, glyphs, italic };
  });
  const fit = { font: readingFont('arial', 400), size: 17, letterSpacing: 0, fitError: 3 };
  const box = unionBox(words.map((word) => word.box));
  return {
    ...{ box, words, text, confidence: 92, color: 0x111827, ground: 0xffffff, surface: 0, bullet: false },
    ...{ fits: [fit], fit },
  };
}

const massOf = ({ text, box }: StyledWord): number => masses.get(`${text} ${box.width}`) ?? 0;

const settingOf = ({ fit }: TextLine) => [fit.font.family, fit.font.weight, fit.size, fit.letterSpacing];

describe('setFamilies', () => {
  it('measures a line in italics by the italics of a family', () => {
    const plain = ['Status of all buoys', 'Terms of the harbour', 'A telephone number that works'];
    const quote = line('times', 400, 26, 'We put one on every buoy and went to lunch', 0, true);
    const lines = [...plain.map((text) => line('arial', 400, 15, text)), quote];
    setFamilies(lines, massOf);
    expect(settingOf(quote)).toEqual(['times', 400, 26, 0]);
    expect(quote.fit.font.italic).toBe(true);
  });

  it('says that a bold figure cannot be in the regular style of its row, and that an odd size can be another one', () => {
    const [text, bold, plain] = [
      line('roboto', 400, 14, 'Harbour tours leave every hour from the old pier'),
      line('roboto', 700, 14, '18'),
      line('roboto', 400, 14, 'Thornton'),
    ];
    const mayShare = setFamilies([text, bold, plain], massOf)!;
    expect(mayShare(bold, text.fit)).toBe(false);
    expect(mayShare(plain, { ...text.fit, size: 14.2 })).toBe(true);
  });

  it('sets every line in the family, weight and size of its page', () => {
    const lines = [
      line('montserrat', 700, 30, 'Weather along the coast'),
      line('montserrat', 400, 15, 'Harbour tours leave every hour from the old pier'),
      line('montserrat', 400, 15, 'Bring warm clothes and a little patience with the weather'),
      line('montserrat', 600, 15, 'Children under seven travel free'),
    ];
    setFamilies(lines, massOf);
    expect(lines.map(settingOf)).toEqual([
      ['montserrat', 700, 30, 0],
      ['montserrat', 400, 15, 0],
      ['montserrat', 400, 15, 0],
      ['montserrat', 600, 15, 0],
    ]);
  });

  it('spaces the letters of capitals where no size explains them', () => {
    const lines = [
      line('lato', 400, 16, 'Harbour tours leave every hour from the old pier'),
      line('lato', 400, 16, 'Bring warm clothes and a little patience with the weather'),
      line('lato', 400, 16, 'Tickets can be returned until the evening before'),
      line('lato', 700, 12, 'UPCOMING DEPARTURES', 1.5),
    ];
    setFamilies(lines, massOf);
    const [family, weight, size, spacing] = settingOf(lines[3]);
    expect([family, weight, size]).toEqual(['lato', 700, 12]);
    expect(spacing).toBeCloseTo(1.5, 0);
  });

  it('spaces the letters of a page that is regular by its ink and wide like a bold one', () => {
    const texts = [
      'Harbour tours leave every hour from the old pier and are back in time for supper',
      'Bring warm clothes and a little patience with the weather along the whole coast',
      'Tickets can be returned until the evening before and we pay back all of the price',
      'Children under seven travel free when they are with somebody who looks after them',
    ];
    const lines = texts.map((text) => line('open-sans', 400, 14, text, 1));
    setFamilies(lines, massOf, 'open-sans');
    for (const { fit } of lines) {
      expect(fit.font.weight).toBe(400);
      expect(fit.size).toBeLessThanOrEqual(14);
      expect(fit.letterSpacing).toBeGreaterThan(0.25);
    }
  });

  it('leaves rows of listings and pages that no family explains as they are', () => {
    const row = { ...line('inter', 400, 15, 'const harbour'), grid: { pitch: 9, origin: 0 } } as TextLine;
    const before = row.fit;
    setFamilies([row], massOf);
    expect(row.fit).toBe(before);
  });
});
