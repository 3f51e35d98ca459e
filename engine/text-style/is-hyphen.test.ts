import { expect, it } from 'vitest';
import type { Rule } from '../model/rule.ts';
import type { TextLine } from '../model/text-line.ts';
import { isHyphen } from './is-hyphen.ts';

const line = (text: string) =>
  ({ text, box: { x: 100, y: 100, width: 600, height: 50 }, fit: { size: 60 } }) as unknown as TextLine;
const rule = (y: number, width: number): Rule => ({ x: 170, y, width, height: 5, color: 0, surface: 1 });

it('knows the hyphen of a headline', () => {
  expect(isHyphen(rule(124, 20), [line('On-call')])).toBe(true);
});

it('leaves lines of a text without one, longer ones, and those below the letters', () => {
  expect(isHyphen(rule(124, 20), [line('On call')])).toBe(false);
  expect(isHyphen(rule(124, 300), [line('On-call')])).toBe(false);
  expect(isHyphen(rule(144, 20), [line('On-call')])).toBe(false);
});
