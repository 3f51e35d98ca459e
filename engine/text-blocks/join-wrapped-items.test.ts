import { expect, it } from 'vitest';
import type { Paragraph } from '../model/text-block.ts';
import type { TextLine } from '../model/text-line.ts';
import { fontOf } from '../typeface/fonts.ts';
import { textWidth } from '../typeface/measure-text.ts';
import { joinWrappedItems } from './join-wrapped-items.ts';

const FONT = fontOf('arial', 400);

function item(text: string, y: number): Paragraph {
  const box = { x: 100, y, width: Math.round(textWidth(FONT, text, 14)), height: 12 };
  const words = text
    .split(' ')
    .map((word) => ({ text: word, box: { ...box, width: Math.round(textWidth(FONT, word, 14)) } }));
  const fit = { font: FONT, size: 14, letterSpacing: 0, fitError: 0 };
  const line = { box, words, text, color: 0, fits: [fit], fit } as unknown as TextLine;
  return { lines: [line], align: 'left', breaks: [] };
}
const textsOf = (items: readonly [string, number][]): string[] =>
  joinWrappedItems(items.map(([text, y]) => item(text, y))).map(({ lines }) => lines.map(({ text }) => text).join(' '));

it('joins the lines of an item that the browser broke in a list', () => {
  expect(
    textsOf([
      ['Contact us', 10],
      ['All that matters', 37],
      ['Custom', 64],
      ['Deliveries', 85],
      ['Receivers', 112],
      ['Licences', 139],
    ]),
  ).toEqual(['Contact us', 'All that matters', 'Custom Deliveries', 'Receivers', 'Licences']);
});

it('leaves short lines apart that would have fitted on one, and lists without a step of their own', () => {
  const fits: [string, number][] = [
    ['Contact us', 10],
    ['All that matters to us', 37],
    ['Tea', 64],
    ['Milk', 85],
    ['Receivers', 112],
  ];
  expect(textsOf(fits)).toHaveLength(5);
  const uneven: [string, number][] = [
    ['Contact us now', 10],
    ['Knowledge', 31],
    ['Deliveries', 58],
    ['Receivers', 79],
  ];
  expect(textsOf(uneven)).toHaveLength(4);
});
