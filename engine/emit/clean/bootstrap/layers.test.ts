import { describe, expect, it } from 'vitest';
import type { Element } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import { asLayers, placeClasses } from './layers.ts';

const onTop = { 'grid-area': '1 / 1', 'align-self': 'start' };
const picture = (css = {}) =>
  element('img', { width: '400px', height: '300px', ...css }, [], { attributes: { src: 'a.png', alt: '' } });

describe('where a layer lies', () => {
  const base = { width: 400, height: 300 };

  it.each([
    ['at a corner', { x: 16, y: 8, width: 40, height: 40 }, 'top-0 mt-2 start-0 ms-3'],
    ['at the opposite corner', { x: 360, y: 260, width: 40, height: 40 }, 'bottom-0 end-0'],
    ['in the middle', { x: 180, y: 130, width: 40, height: 40 }, 'top-50 start-50 translate-middle'],
    ['half over the upper edge', { x: 0, y: -20, width: 40, height: 40 }, 'top-0 start-0 translate-middle-y'],
  ])('%s', (_, box, names) => {
    expect(placeClasses(box, base).join(' ')).toBe(names);
  });

  it('has no margin at a side where it fills a phone', () => {
    expect(placeClasses({ x: 24, y: 0, width: 360, height: 40 }, base).join(' ')).not.toMatch(/\bm[se]-/);
  });
});

describe('things in one cell', () => {
  it('are the largest in the flow, and on it what lies there', () => {
    const dot = element('div', { ...onTop, width: '40px', height: '40px', 'margin-left': '360px' });
    const { css, children } = asLayers(element('div', { display: 'grid' }, [picture(onTop), dot]), 400);
    expect(css).toEqual({ position: 'relative' });
    expect(children).toMatchObject([
      { tag: 'img', css: { width: '400px' } },
      { css: { position: 'absolute' }, attributes: { class: 'position-absolute top-0 end-0' } },
    ]);
    expect(children[0]).not.toHaveProperty('css.grid-area');
  });

  it('stand below each other where they hardly overlap, with that much less room', () => {
    const words = element('div', { ...onTop, 'margin-top': '280px', 'padding-top': '44px' }, ['Sail']);
    const { css, children } = asLayers(element('div', { display: 'grid' }, [picture(onTop), words]), 400);
    expect(css).toEqual({});
    expect(children[1]).toMatchObject({ css: { 'padding-top': '24px' } });
    expect(children[1]).not.toHaveProperty('css.margin-top');
  });

  it('keep words apart that lie there on wide screens only', () => {
    const words = { ...element('p', {}, ['Sail away']), at: { lg: { ...onTop, 'margin-top': '20px' } } };
    const { children } = asLayers(
      element('div', { display: 'grid' }, [{ ...picture(), at: { lg: onTop } }, words]),
      400,
    );
    expect(children[1]).not.toHaveProperty('css.position');
  });
});

it('leaves other grids alone', () => {
  const grid = element('div', { display: 'grid' }, [picture(), picture()]);
  expect(asLayers(grid, 400)).toBe(grid);
});

it('keeps what lies side by side over the foot of a band side by side below it', () => {
  const band = element('div', { ...onTop, height: '120px', 'background-color': '#4f46e5' }, []);
  const card = (css: Record<string, string>) =>
    element('div', { ...onTop, 'margin-top': '90px', width: '300px', height: '180px', ...css }, ['Boats']);
  const centred = card({ 'margin-left': 'auto', 'margin-right': 'auto' });
  const grid = { display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)' };
  const { children } = asLayers(
    element('div', grid, [band, centred, card({ 'margin-left': '700px' }), card({})]),
    1000,
  );
  const row = children[1] as Element;
  expect([children.length, row.children.length]).toEqual([2, 3]);
  expect(row.at?.lg).toMatchObject({ 'flex-direction': 'row' });
  expect((row.children as Element[]).map(({ css }) => css['margin-left'])).toEqual([undefined, undefined, undefined]);
});
