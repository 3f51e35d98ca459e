import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { applyWide, breakpointOf } from './breakpoint.ts';
import { printBootstrap } from './print-bootstrap.ts';
import { printCustom } from './print-custom.ts';
import { printTailwind } from './print-tailwind.ts';

const row = (): Element => ({
  tag: 'body',
  name: 'row',
  css: { 'flex-wrap': 'wrap' },
  wide: { 'flex-wrap': 'nowrap' },
  children: [],
});

it('takes the widest step that the design reaches', () => {
  expect([1280, 768, 767, 640, 375].map((width) => breakpointOf(width)?.name)).toEqual([
    'md',
    'md',
    'sm',
    'sm',
    undefined,
  ]);
});

it('prints the same step in every framework', () => {
  const page = { title: 't', body: row(), breakpoint: breakpointOf(700), palette: [], typeScale: [] };
  expect(printTailwind(page).html).toContain('flex-wrap sm:flex-nowrap');
  expect(printBootstrap(page).html).toContain('flex-wrap flex-sm-nowrap');
  expect(printCustom(page).css).toContain('@media (min-width: 640px) {\n  body {\n    flex-wrap: nowrap;');
});

it('lets wide declarations hold always where a design is narrower than all steps', () => {
  const body = row();
  applyWide(body);
  expect([body.css, body.wide]).toEqual([{ 'flex-wrap': 'nowrap' }, undefined]);
});
