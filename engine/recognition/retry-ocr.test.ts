import { describe, expect, it } from 'vitest';
import type { GrayImage, LineReading } from '../model/conversion.ts';
import type { NormalizedLine } from './normalize-line.ts';
import { chooseReading, retryOcr } from './retry-ocr.ts';

const reading = (text: string, confidence: number): LineReading => ({
  words: text.split(' ').map((word, i) => ({ text: word, confidence, x: 8 + 30 * i, y: 8, width: 24, height: 24 })),
  confidence,
});
const prepared = (scale: number, margin: number, width = 40): NormalizedLine => ({
  image: { width, height: 40, data: new Uint8Array(width * 40) },
  scale,
  originX: 100 - margin / scale,
  originY: 50 - margin / scale,
  shadowed: false,
});

describe('chooseReading', () => {
  it('takes the second when it is sure, and surer than the first', () => {
    expect(chooseReading(reading('T1722', 64), reading('7722', 85)).words[0].text).toBe('7722');
    expect(chooseReading(reading('ol', 20), reading('oo', 40)).words[0].text).toBe('ol');
    expect(chooseReading(reading('16 large', 74), reading('r6 large', 78)).words[0].text).toBe('16');
  });

  it('takes the one with the spaces when the letters are the same', () => {
    expect(chooseReading(reading('27.3 GB', 35), reading('27.3GB', 88)).words).toHaveLength(2);
    expect(chooseReading(reading('0item(s)', 72), reading('0 item(s)', 73)).words).toHaveLength(2);
  });

  it('does not take what is sure because letters are gone', () => {
    expect(chooseReading(reading('Essessment', 2), reading('sment', 87)).words[0].text).toBe('Essessment');
  });

  it('makes no letter of what may be an icon', () => {
    expect(chooseReading(reading('|', 20), reading('1', 95)).words[0].text).toBe('|');
  });
});

describe('retryOcr', () => {
  it('reads only doubtful lines again, and puts them where the first reading was', async () => {
    const asked: GrayImage[][] = [];
    const first = [reading('Sent', 96), reading('T1722', 64)];
    const [sure, better] = await retryOcr(
      first,
      [prepared(3, 8), prepared(3, 8)],
      () => [prepared(2.4, 11)],
      async (lines) => {
        asked.push(lines);
        return [{ words: [{ text: '7722', confidence: 90, x: 11, y: 11, width: 24, height: 24 }], confidence: 90 }];
      },
    );
    expect(asked.map(({ length }) => length)).toEqual([1]);
    expect(sure).toBe(first[0]);
    expect(better.words[0].text).toBe('7722');
    expect(better.words[0].x).toBeCloseTo(8, 9);
    expect(better.words[0].width).toBeCloseTo(30, 9);
  });

  it('reads a line with a shadow once without what is lighter and once without what is darker', async () => {
    const shadowed = { ...prepared(3, 8), shadowed: true };
    const [line] = await retryOcr(
      [reading('Menaj Holldays', 85)],
      [shadowed],
      () => [shadowed, shadowed],
      async () => [reading('Menai Holidays', 93), reading('Mens Aolideys', 45)],
    );
    expect(line.words.map(({ text }) => text)).toEqual(['Menai', 'Holidays']);
  });

  it('reads the short ones of very many', async () => {
    const many = Array.from({ length: 50 }, () => reading('noise', 10));
    const lines = many.map((_, i) => prepared(3, 8, 500 - i));
    let count = 0;
    const read = async (images: GrayImage[]) => {
      count += images.length;
      return images.map(() => reading('noise', 10));
    };
    expect(await retryOcr(many, lines, (i) => [lines[i]], read)).toEqual(many);
    expect(count).toBe(24);
    await retryOcr([reading('sure', 99)], lines, (i) => [lines[i]], read);
    expect(count).toBe(24);
  });
});
