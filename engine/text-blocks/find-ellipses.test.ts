import { expect, it } from 'vitest';
import { textNode } from '../testing/text-node.ts';
import { baselineOf } from '../typeface/text-line.ts';
import { endLines, findEllipses } from './find-ellipses.ts';

const lineOf = (words: string, x: number, y = 100) => textNode(words, x, y, { size: 14 }).text!.lines[0];
const three = lineOf('3', 600);
const foot = baselineOf(three);
const dots = (x: number, bottom = foot, count = 3) =>
  Array.from({ length: count }, (_, i) => ({ x: x + 4 * i, y: bottom - 2, width: 2, height: 2 }));

it('finds three full stops on the line of a text', () => {
  const [found, ...more] = findEllipses([three, lineOf('12', 672)], dots(640));
  expect(more).toEqual([]);
  expect(found).toMatchObject({ text: '...', box: { x: 640, width: 10, height: 2 } });
});

it('finds those that touch each other in small type', () => {
  const flat = { x: 635, y: foot - 2, width: 9, height: 2 };
  expect(findEllipses([three], [flat])).toMatchObject([{ text: '...', box: flat }]);
  expect(findEllipses([three], [{ ...flat, y: foot - 6 }])).toEqual([]);
});

it('leaves dots that are a part of a drawing', () => {
  const screen = { x: 636, y: foot - 13, width: 18, height: 14 };
  expect(findEllipses([three], dots(640), [], [screen])).toEqual([]);
  expect(findEllipses([three], dots(640), [screen])).toEqual([]);
});

it('leaves dots above the line, far from it, and more or fewer of them', () => {
  expect(findEllipses([three], dots(640, foot - 6))).toEqual([]);
  expect(findEllipses([three], dots(900))).toEqual([]);
  expect(findEllipses([three], dots(640, foot, 2))).toEqual([]);
  expect(findEllipses([three], dots(640, foot, 6))).toEqual([]);
});

it('finds them where the next line of a text would begin', () => {
  const line = lineOf('behind Rover', 82);
  expect(findEllipses([line], dots(82, foot + 23))).toMatchObject([
    { text: '...', box: { x: 82, width: 10 }, baseline: foot + 23 },
  ]);
  expect(findEllipses([line], dots(120, foot + 23))).toEqual([]);
  expect(findEllipses([line], dots(82, foot + 60))).toEqual([]);
});

it('puts them at the end of the line that they stand behind', () => {
  const line = lineOf('with', 82);
  const end = line.box.x + line.box.width;
  expect(endLines([line, three], findEllipses([line, three], dots(end + 4)))).toEqual([]);
  expect(line.text).toBe('with ...');
  expect(line.box.width).toBe(end + 14 - 82);
  expect(line.words.map(({ text }) => text)).toEqual(['with', '...']);
  const apart = findEllipses([three], dots(640));
  expect(endLines([three], apart)).toEqual(apart);
});

it('takes what may be drawn for full stops only right behind a line, or where the next one would begin', () => {
  const line = lineOf('with', 82);
  const end = line.box.x + line.box.width;
  const bar = (x: number, bottom = foot) => ({ x, y: bottom - 2, width: 11, height: 2 });
  expect(findEllipses([line], [], [bar(end + 4)])).toHaveLength(1);
  expect(findEllipses([line], [], [bar(82, foot + 23)])).toHaveLength(1);
  expect(findEllipses([line], [], [bar(end + 40)])).toEqual([]);
  expect(findEllipses([line], [], [bar(66)])).toEqual([]);
});
