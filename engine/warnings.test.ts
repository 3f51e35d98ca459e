import { expect, it } from 'vitest';
import { warningsOf } from './warnings.ts';

const line = (text: string, confidence = 95) => ({ text, confidence });

it('says nothing when all is well', () => {
  expect(warningsOf({ lines: [line('Hello')], unread: 0, foreign: 0 })).toEqual([]);
});

it('says that there is no text', () => {
  expect(warningsOf({ lines: [], unread: 0, foreign: 0 })).toEqual(['No text was found in the picture.']);
});

it('counts what was kept as pictures', () => {
  expect(warningsOf({ lines: [line('Hello')], unread: 1, foreign: 2 })).toEqual([
    '2 lines in a script that cannot be read were kept as pictures.',
    '1 line could not be read and was kept as a picture.',
  ]);
});

it('says that a picture is too small to be read', () => {
  const page = { lines: [line('Hello')], unread: 1, foreign: 2 };
  const small = ['3 lines too small to be read were kept as pictures. The picture in its full size comes out better.'];
  expect(warningsOf({ ...page, heights: [5, 5, 6, 12] })).toEqual(small);
  expect(warningsOf({ ...page, heights: [5, 9, 10, 12] })).toHaveLength(2);
});

it('says how much of the page nothing but a picture shows rightly', () => {
  const page = { lines: [line('Hello')], unread: 0, foreign: 0 };
  expect(warningsOf({ ...page, pictured: 0.124 })).toEqual(['Hard picture: 12 % of the page was kept as pictures.']);
  expect(warningsOf({ ...page, pictured: 0.01 })).toEqual([]);
});

it('says whose bars were left out', () => {
  const page = { lines: [line('Hello')], unread: 0, foreign: 0 };
  expect(warningsOf({ ...page, bars: 'browser' })).toEqual(['The browser’s own bars were left out.']);
});

it('says that a photograph is hard', () => {
  const page = { lines: [line('Hello')], unread: 0, foreign: 0 };
  expect(warningsOf({ ...page, photographed: true })).toEqual([
    'Hard picture: this is a photograph. A screenshot of the same page comes out better.',
  ]);
});

it('quotes the lines that are doubtful, the first three of them', () => {
  const lines = [line('Sure'), line('He1lo', 40), line('a very long line that goes on and on', 55)];
  expect(warningsOf({ lines, unread: 0, foreign: 0 })).toEqual([
    '2 lines may be read wrongly, please check: “He1lo”, “a very long line that goes on a…”.',
  ]);
  const many = ['a', 'b', 'c', 'd'].map((text) => line(text, 10));
  expect(warningsOf({ lines: many, unread: 0, foreign: 0 })[0]).toBe(
    '4 lines may be read wrongly, please check: “a”, “b”, “c” and more.',
  );
});
