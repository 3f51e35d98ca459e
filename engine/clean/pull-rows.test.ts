import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { pullRows } from './pull-rows.ts';

const part = (tag: string): Element => ({ tag, name: 'part', css: {}, children: [] });
const pulled = (...children: Element[]): Element => ({
  ...{ tag: 'div', name: 'row', css: { 'flex-direction': 'column', 'margin-top': '-64px' }, children },
  at: { lg: { 'flex-direction': 'row' } },
});

it('pulls a row up where it is one, so that a column keeps its first part inside', () => {
  const row = pulled(part('div'), part('img'), part('button'));
  pullRows({ ...part('section'), children: [row] }, 1280);
  expect(row.css['margin-top']).toBeUndefined();
  expect(row.at?.lg).toEqual({ 'flex-direction': 'row', 'margin-top': '-64px' });
});

it('leaves a picture at the top of a column where it sticks out, and what is no column', () => {
  const portrait = pulled(part('img'), part('div'));
  const band: Element = { ...part('main'), css: { 'margin-top': '-192px' } };
  pullRows({ ...part('section'), children: [portrait, band] }, 1280);
  expect([portrait, band].map(({ css }) => css['margin-top'])).toEqual(['-64px', '-192px']);
});
