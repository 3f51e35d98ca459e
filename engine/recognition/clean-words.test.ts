import { expect, it } from 'vitest';
import { cleanWords } from './clean-words.ts';

const clean = (text: string): string =>
  cleanWords(text.split(' ').map((word) => ({ text: word, confidence: 90, x: 0, y: 0, width: 9, height: 9 })))
    .map((word) => word.text)
    .join(' ');

it.each([
  ['and l accept', 'and I accept'],
  ['so | think', 'so I think'],
  ["|'m here", "I'm here"],
  ['about 5 l of milk', 'about 5 l of milk'],
  ['Home | About', 'Home | About'],
])('reads %s as %s', (read, meant) => {
  expect(clean(read)).toBe(meant);
});
