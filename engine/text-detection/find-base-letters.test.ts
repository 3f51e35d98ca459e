import { expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import { findBaseLetters } from './find-base-letters.ts';

const component = (x: number, y: number, width: number, height: number): ConnectedComponent => {
  return { id: x * 1000 + y, x, y, width, height, pixels: width * height, surface: 0, share: 1, second: -1 };
};

it('leaves a comma to the word it ends, though a letter of the next line stands right below it', () => {
  const last = component(10, 10, 6, 9);
  const comma = component(17, 18, 2, 4);
  const below = component(16, 24, 6, 12);
  expect(findBaseLetters([last, comma, below]).size).toBe(0);
});

it('leaves the tall comma of a serif face and the dots of an ellipsis to their word', () => {
  const last = component(10, 10, 7, 8);
  const comma = component(18, 16, 3, 5);
  const dots = [component(18, 16, 2, 2), component(22, 16, 2, 2), component(26, 16, 2, 2)];
  const below = [component(16, 22, 6, 12), component(23, 22, 6, 12)];
  expect(findBaseLetters([last, comma, ...below]).size).toBe(0);
  expect(findBaseLetters([last, ...dots, ...below]).size).toBe(0);
});

it('gives the dot of an i to its stem', () => {
  const dot = component(10, 10, 2, 2);
  const stem = component(10, 13, 2, 8);
  expect(findBaseLetters([dot, stem]).get(dot)).toBe(stem);
});

it('gives the dot of an i to the t that its stem touches, not to the letter above', () => {
  const above = component(4, 0, 20, 17);
  const dot = component(17, 21, 3, 2);
  const letters = component(12, 22, 8, 12);
  expect(findBaseLetters([above, dot, letters]).get(dot)).toBe(letters);
});

it('takes small type below and above a large title for no dots of its letters', () => {
  const title = component(10, 20, 30, 44);
  const row = (y: number) => [12, 23, 34].map((x) => ({ ...component(x, y, 9, 13), pixels: 70 }));
  expect(findBaseLetters([title, ...row(70)]).size).toBe(0);
  expect(findBaseLetters([title, ...row(2)]).size).toBe(0);
});

it('leaves dashes and full stops of a label to it, though a drawing lies below', () => {
  const drawing = component(4, 36, 46, 46);
  const letters = [component(12, 12, 7, 11), component(20, 12, 7, 11)];
  const [stop, dash] = [component(7, 20, 2, 3), component(30, 18, 5, 2)];
  expect(findBaseLetters([stop, ...letters, dash, drawing]).size).toBe(0);
  expect(findBaseLetters([dash, drawing]).get(dash)).toBe(drawing);
});

it('leaves a sign to the label behind it, though a large drawing lies below', () => {
  const drawing = component(100, 50, 140, 150);
  const sign = component(200, 25, 14, 19);
  const label = [component(222, 29, 9, 9), component(232, 29, 9, 9)];
  expect(findBaseLetters([sign, ...label, drawing]).size).toBe(0);
  expect(findBaseLetters([sign, drawing]).get(sign)).toBe(drawing);
});

it('takes the letters of a title above a frame for no accents of that', () => {
  const title = [component(67, 155, 4, 18), component(73, 161, 11, 12), component(86, 161, 11, 17)];
  const frame = component(52, 209, 276, 291);
  expect(findBaseLetters([...title, frame]).size).toBe(0);
});
