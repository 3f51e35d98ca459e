import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { asGrid } from './as-grid.ts';

const row = (...children: ReturnType<typeof element>[]) =>
  element('section', { display: 'flex', 'flex-direction': 'column', gap: '24px' }, children, {
    at: { lg: { 'flex-direction': 'row' } },
  });
const fixed = (width: number) =>
  element('div', {}, ['Words'], { at: { lg: { width: `${width}px`, 'flex-shrink': '0' } } });
const filler = () => element('div', {}, ['Words'], { at: { lg: { flex: '1 1 0%' } } });

it('makes columns of what stands side by side on wide screens', () => {
  const grid = asGrid(row(fixed(320), filler()));
  expect(grid.css).toMatchObject({ display: 'grid', gap: '24px' });
  expect(grid.at?.lg?.['grid-template-columns']).toBe('320px 1fr');
  expect(grid.children).toMatchObject([
    { css: {}, at: { lg: {} } },
    { css: {}, at: { lg: {} } },
  ]);
});

it('takes widths as shares where nothing takes the rest', () => {
  expect(asGrid(row(fixed(320), fixed(640))).at?.lg?.['grid-template-columns']).toBe('320fr 640fr');
});

it('leaves a line of small things', () => {
  const line = row(fixed(24), filler());
  expect(asGrid(line)).toBe(line);
});

it('makes columns of figures that stand further apart than spacers go', () => {
  const figure = () => element('div', { 'flex-shrink': '0', width: '106px' }, ['55+']);
  const row = (gap: string) =>
    asGrid(
      element('div', { display: 'flex', 'justify-content': 'center', gap }, [figure(), figure(), figure(), figure()]),
    );
  expect(row('160px').css).toMatchObject({ display: 'grid', 'max-width': '1064px', 'text-align': 'center' });
  expect(row('160px').at?.lg).toEqual({ 'grid-template-columns': 'repeat(4, minmax(0, 1fr))' });
  expect(row('48px').css.display).toBe('flex');
});

it('takes what a menu that opens on a phone holds for it', () => {
  const menu = element('div', { width: '288px' }, [fixed(192)], { at: { lg: { display: 'contents' } } });
  expect(asGrid(row(menu, filler())).at?.lg?.['grid-template-columns']).toBe('192px 1fr');
});
