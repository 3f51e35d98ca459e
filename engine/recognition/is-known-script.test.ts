import { expect, it } from 'vitest';
import { isKnownScript } from './is-known-script.ts';

const line = (text: string, confidence: number) => ({
  words: [{ text, confidence, x: 0, y: 0, width: 9, height: 9 }],
  confidence,
});

it('tells a script that the recogniser knows by its confidence in lines that are long enough', () => {
  expect(isKnownScript([line('Museum', 94), line('Opening', 90), line('nnmos', 20)])).toBe(true);
  expect(isKnownScript([line('Mouceio', 30), line('Navtinyiknc', 25), line('12:30', 96)])).toBe(false);
  expect(isKnownScript([])).toBe(true);
});
