import { expect, it } from 'vitest';
import type { Element } from '../../../model/element.ts';
import { element } from '../testing/harbour-page.ts';
import { withFilledEnd } from './filled-end.ts';

const words = (): Element => element('p', { 'font-size': '16px', 'line-height': '24px' }, ['Sail']);
const band = (css: Element['css'] = {}): Element =>
  element('main', { 'background-color': '#f9fafb', ...css }, [words()]);

it('lets the last part of a short page go on to the end of the screen', () => {
  const body = withFilledEnd(element('body', {}, [element('header', {}, [words()]), band()]), '#ffffff', 1280);
  expect(body.css).toEqual({ display: 'flex', 'flex-direction': 'column', 'min-height': '100vh' });
  expect(body.children[1]).toMatchObject({ css: { 'flex-grow': '1' } });
});

it('does so beside a sidebar, which the rest of the page is as high as', () => {
  const rest = element('div', { flex: '1 1 0%', 'padding-bottom': '2px' }, [band()]);
  const body = element('body', { display: 'flex', 'min-height': '100vh' }, [element('aside', {}, [words()]), rest]);
  const [, filled] = withFilledEnd(body, '#ffffff', 1280).children;
  expect(filled).toMatchObject({ css: { display: 'flex' }, children: [{ css: { 'flex-grow': '1' } }] });
  expect(filled).not.toHaveProperty(['css', 'padding-bottom']);
});

it('leaves cards, parts in the colour of the page, and pages higher than a screen', () => {
  const pages = [
    band({ 'border-radius': '8px' }),
    band({ 'background-color': '#ffffff' }),
    band({ 'padding-top': '900px' }),
  ];
  for (const last of pages) {
    const body = element('body', {}, [last]);
    expect(withFilledEnd(body, '#ffffff', 1280)).toBe(body);
  }
});
