import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { asCentred, asFilled, asScreen, onScreen, splitBand } from './bands.ts';
import { elementsOf } from './css.ts';

const text = element('div', {}, [element('h1', {}, ['Sail'])]);

it('gives the container what a spacer has not', () => {
  const [outer, inner] = splitBand(element('section', { 'padding-top': '80px', 'padding-bottom': '80px' }, [text]));
  expect(outer.css['padding-top']).toBe('48px');
  expect(inner.children[0]).toMatchObject({ css: { 'padding-top': '32px', 'padding-bottom': '32px' } });
});

it('makes a band with very much room as high as the screen', () => {
  const band = element('section', { 'padding-top': '240px', 'padding-bottom': '250px' }, [text]);
  expect(asScreen(band).css).toMatchObject({ 'min-height': '100vh', 'justify-content': 'center' });
});

it('puts what stands alone far below the top into the middle of the screen, or at its end', () => {
  const part = element('main', { 'padding-top': '320px' }, [text]);
  const [middle] = onScreen(element('body', {}, [part])).children;
  expect(middle).toMatchObject({ css: { 'margin-top': 'auto', 'margin-bottom': 'auto' } });
  const [end] = onScreen(element('body', { 'padding-bottom': '48px' }, [part])).children;
  expect(end).toMatchObject({ css: { 'margin-top': 'auto' } });
  expect(end).not.toHaveProperty('css.margin-bottom');
});

it('leaves what only begins far below the top where it is', () => {
  const page = element('body', {}, [element('main', { 'padding-top': '120px' }, [text])]);
  expect(onScreen(page)).toBe(page);
});

it('puts a column that begins far below the top of its row into its middle', () => {
  const first = element('h1', { 'margin-top': '160px' }, ['Sail']);
  const column = element('div', { display: 'flex', 'flex-direction': 'column' }, [first]);
  expect(asCentred(column)).toMatchObject({ css: { 'justify-content': 'center' }, children: [{ css: {} }] });
});

it('gives a painted block without anything in it its height by room in it', () => {
  const cover = element('div', { background: 'linear-gradient(90deg, #264955, #e2c26c)', height: '180px' });
  const filled = asFilled(cover);
  expect(filled.css).toMatchObject({ 'padding-top': '48px', 'padding-bottom': '48px' });
  expect(elementsOf(filled)[0].css).toEqual({ 'padding-top': '42px', 'padding-bottom': '42px' });
  const bare = element('div', { height: '180px' });
  expect(asFilled(bare)).toBe(bare);
});
