import { expect, it } from 'vitest';
import type { LineReading } from '../model/conversion.ts';
import { rejectLowConfidence } from './reject-low-confidence.ts';

const reading = (text: string, confidence: number): LineReading => ({
  words: text.split(' ').map((word) => ({ text: word, confidence, x: 0, y: 0, width: 10, height: 10 })),
  confidence,
});
const images = (count: number, width = 40) =>
  Array.from({ length: count }, () => ({ width, height: 20, data: new Uint8Array() }));
const guess = () => 20;
const textsOf = (readings: readonly (LineReading | undefined)[]) =>
  readings.map((line) => line?.words.map(({ text }) => text).join(' '));

it('leaves a page alone that is read well', () => {
  const page = [reading('Harbour tours', 95), reading('Ok', 30), reading('every hour', 40)];
  expect(rejectLowConfidence(page, images(3), guess)).toEqual({ readings: page, foreign: 0, unread: 0 });
});

it('keeps only numbers and the like of a page in another script', () => {
  const page = [reading('Napom choBa xonut', 31), reading('2026', 92), reading('Mapna', 40)];
  const { readings, foreign, unread } = rejectLowConfidence(page, images(3), guess);
  expect(textsOf(readings)).toEqual(['', '2026', '']);
  expect([foreign, unread]).toEqual([2, 0]);
});

it('sets a long guess aside on any page, and counts long lines in which nothing was read', () => {
  const plain = reading('a long line of plain words', 95);
  const page = [plain, plain, reading('LuULalc puistc tractkpall', 16)];
  const nothing: LineReading = { words: [], confidence: 0 };
  const { readings, unread } = rejectLowConfidence([...page, nothing], images(4, 300), guess);
  expect(textsOf(readings).slice(2)).toEqual(['', '']);
  expect(unread).toBe(2);
});

it('leaves lines waiting that have not been read yet', () => {
  expect(rejectLowConfidence([undefined, reading('Harbour tours', 95)], images(2), guess).readings[0]).toBeUndefined();
});

it('believes a doubtful reading of a known script that a font confirms', () => {
  const page = [reading('Harbour tours every hour', 95), reading('News & Announcements', 28), reading('vrsn', 0)];
  const { readings, unread } = rejectLowConfidence(page, images(3, 300), () => 0.8);
  expect(textsOf(readings)[1]).toBe('News & Announcements');
  expect(readings.map((line) => line!.confidence)).toEqual([95, 35, 0]);
  expect(unread).toBe(0);
  const foreign = [reading('Napom choBa xonut', 31), reading('Mapna', 40)];
  expect(textsOf(rejectLowConfidence(foreign, images(2), () => 0.8).readings)).toEqual(['', '']);
});
