import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { layOutElement, openLayout } from '../../clean/check/lay-out.ts';
import { SpacingScale } from '../../clean/spacing-scale.ts';
import { el } from '../../emit/clean/testing/sample-page.ts';
import type { Element } from '../../model/element.ts';
import type { Changes } from '../changes.ts';
import { computedAt } from '../computed.ts';
import { partsOf } from './parts.ts';
import type { Seen } from './seen.ts';
import { setDistances } from './set-distances.ts';

beforeAll(() => {
  const file = new URL('./taffy_wasm_bg.wasm', import.meta.resolve('taffy-layout/wasm'));
  openLayout(new Uint8Array(readFileSync(file)));
});

const [first, second] = ['first', 'second'].map((name) =>
  el('div', { height: '40px', 'background-color': '#dddddd', 'margin-top': '48px' }, { name }),
);
const body = el('body', {}, { name: 'page' }, first, second);
const at = (y: number, height = 40): Seen => {
  const box = { x: 0, y, width: 375, height };
  return { box, room: box, lines: 0, isEdge: true };
};

function changesOf(tops: [number, number], refused?: ReadonlySet<Element>): Changes {
  const places = new Map([
    [body, at(0, 600)],
    [first, at(tops[0])],
    [second, at(tops[1])],
  ]);
  const changes: Changes = new Map();
  const root = partsOf(body, layOutElement(body, 375), computedAt(body, 'base'), places);
  setDistances(root!, changes, new SpacingScale(), refused);
  return changes;
}

it('says each distance where most of it comes from', () => {
  const changes = changesOf([16, 72]);
  expect(changes.get(first)).toEqual({ 'margin-top': '16px' });
  expect(changes.get(second)).toEqual({ 'margin-top': '16px' });
});

it('makes up below for what may not move', () => {
  const changes = changesOf([16, 104], new Set([first]));
  expect(changes.get(first)).toBeUndefined();
  // Its distance is 48 px, and 32 px of these are lost above.
  expect(changes.get(second)).toEqual({ 'margin-top': '16px' });
});
