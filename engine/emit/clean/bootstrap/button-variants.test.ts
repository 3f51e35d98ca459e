import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { colorsOf, inferButtonVariants, isShipped, variantFor } from './button-variants.ts';

const filled = (ground: string, letters: string) =>
  element('button', { 'background-color': ground, color: letters }, ['Go']);
const outlined = element('button', { border: '1px solid #4f46e5', color: '#4f46e5' }, ['Go']);
const dark = filled('#0f172a', '#ffffff');
const main = filled('#4f46e5', '#ffffff');
const on = (ground: string, ...buttons: ReturnType<typeof element>[]) =>
  buttons.map((one) => ({ element: one, around: { ground } }));
const variants = inferButtonVariants(on('#ffffff', dark, dark, main, outlined), '#333333', '#4f46e5');

it('gives the primary colour its own variant and others the nearest one', () => {
  const names = [dark, main, outlined].map((one) => variantFor(variants, colorsOf(one, '#ffffff', '#333333')!));
  expect(names).toEqual(['dark', 'primary', 'outline-primary']);
});

it('knows what Bootstrap ships', () => {
  expect(isShipped('danger', { ground: '#dc3545', letters: '#ffffff', line: '#dc3545' })).toBe(true);
  expect(isShipped('dark', { ground: '#0f172a', letters: '#ffffff', line: '#0f172a' })).toBe(false);
});

it('takes no variant that means something for another hue, and a light one for what shines through', () => {
  const glass = element(
    'button',
    { 'background-color': '#7f5bd0', '--translucent-ground': 'rgba(255, 255, 255, 0.15)', color: '#ffffff' },
    ['Watch'],
  );
  const white = filled('#ffffff', '#4338ca');
  const indigo = filled('#6366f1', '#ffffff');
  const red = filled('#dc2626', '#ffffff');
  const all = [white, white, white, glass, glass, indigo, red];
  const found = inferButtonVariants(on('#f8f8f8', ...all), '#333333', '#0f766e');
  const names = [white, glass, indigo, red].map((one) => variantFor(found, colorsOf(one, '#f8f8f8', '#333333')!));
  expect(names).toEqual(['light', 'outline-light', 'secondary', 'danger']);
});
