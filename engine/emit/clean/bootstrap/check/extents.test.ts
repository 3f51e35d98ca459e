import { expect, test } from 'vitest';
import type { Element } from '../../../../model/element.ts';
import { extentsIn } from './extents.ts';
import { numbered } from './source.ts';

test('words reach from the middle of their first line to that of the last, boxes from edge to edge', () => {
  const words: Element = { tag: 'p', name: 'text', css: {}, children: ['Two lines'] };
  const body = numbered({ tag: 'body', name: 'page', css: {}, children: [words] });
  const [text] = body.children as Element[];
  const line = (y: number) => ({ x: 0, y, width: 80, height: 20 });
  const placed = new Map([
    [body, { box: { x: 0, y: 0, width: 100, height: 90 } }],
    [text, { box: { x: 0, y: 30, width: 100, height: 40 }, lines: [line(30), line(50)] }],
  ]);
  expect([...extentsIn(body, placed, new Set([0, 1]))]).toEqual([
    [0, { top: 0, bottom: 90 }],
    [1, { top: 40, bottom: 60 }],
  ]);
  expect([...extentsIn(body, placed, new Set([1]))]).toHaveLength(1);
});
