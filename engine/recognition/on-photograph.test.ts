import { expect, it } from 'vitest';
import type { LineReading } from '../model/conversion.ts';
import type { GlyphLine } from '../model/glyph-line.ts';
import { LIFTED } from '../model/segmentation.ts';
import { NO_TEXT, onPhotograph } from './on-photograph.ts';

const reading = (text: string, confidence: number): LineReading => ({
  words: [{ text, confidence, x: 0, y: 0, width: 40, height: 10 }],
  confidence,
});
const line = (x: number, y: number, surface = LIFTED): GlyphLine => ({
  x,
  y,
  width: 80,
  height: 14,
  glyphs: [],
  surface,
});
const always = () => true;

it('keeps what was read with confidence on a photograph, and nothing else', () => {
  const readings = [reading('Harbour', 92), reading('twigs', 60), reading('no', 95), reading('unlike', 90)];
  const lines = [line(10, 0), line(100, 0), line(200, 0), line(300, 0)];
  const looksRead = (index: number) => index !== 3;
  expect(onPhotograph(readings, lines, looksRead)).toEqual([readings[0], NO_TEXT, NO_TEXT, NO_TEXT]);
});

it('doubts a line less that stands in one column with a certain one', () => {
  const readings = [reading('Harbour', 92), reading('KIT', 60), reading('noise', 60), reading('faint', 40)];
  const lines = [line(10, 0), line(11, 30), line(60, 30), line(10, 60)];
  expect(onPhotograph(readings, lines, always)).toEqual([readings[0], readings[1], NO_TEXT, NO_TEXT]);
});

it('leaves lines on surfaces alone, and those that are still to be read', () => {
  const readings = [reading('a', 20), undefined];
  expect(onPhotograph(readings, [line(0, 0, 3), line(0, 30)], always)).toEqual(readings);
});
