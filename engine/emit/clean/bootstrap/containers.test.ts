import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import {
  asNarrow,
  exactContainer,
  exactNarrowContainer,
  fillsPart,
  inferContainers,
  narrowContainer,
  nearestContainer,
} from './containers.ts';

const centred = (side: number) =>
  element('div', {
    'max-width': '1280px',
    margin: '0 auto',
    'padding-left': `${side}px`,
    'padding-right': `${side}px`,
  });

it('takes the container whose content has the width, by the room at its sides', () => {
  expect(exactContainer(1216, 1280)).toEqual({ name: 'container-xxl', width: 1280, side: 32 });
  expect(exactContainer(1100, 1280)).toEqual({ name: 'container', width: 1140, side: 20 });
  expect(exactContainer(960, 1024)).toEqual({ name: 'container', width: 1024, side: 32 });
  expect(exactContainer(800, 1280)).toBeUndefined();
  expect(nearestContainer(800, 0, 1280)).toMatchObject({ name: 'container', side: 48 });
});

it('needs a variable only where no class comes near', () => {
  expect([...inferContainers(element('body', {}, [centred(32)]), 0)]).toEqual([['container-xxl', 32]]);
  expect([...inferContainers(element('body', {}, [centred(24)]), 0)]).toEqual([]);
});

it('makes a narrow container some of the twelve columns, with the room that fits', () => {
  expect(narrowContainer(832, 12, 1280)).toMatchObject({ columns: 8, side: 12 });
  expect(narrowContainer(848, 12, 1280)).toMatchObject({ columns: 9, side: 48 });
  // Where the page has changed the gutter, no class is none of Bootstrap's own.
  expect(narrowContainer(832, 12, 1280, new Map([['container', 37.5]])).side).toBeGreaterThan(12);
  expect(nearestContainer(1116, 0, 1280, new Map([['container', 37.5]]))).toMatchObject({
    name: 'container',
    side: 16,
  });
});

it('takes what is as wide as the part of the page beside a sidebar for no container', () => {
  expect(fillsPart(centred(0), 1290)).toBe(false);
  expect([1270, 1200].map((room) => fillsPart(centred(0), room))).toEqual([true, true]);
  expect(fillsPart(element('div', { 'max-width': '700px', margin: '0 auto' }), 1000)).toBe(false);
});

it('makes a narrow container exactly as wide as its content by its own gutter', () => {
  expect(exactNarrowContainer(896, 1280)).toEqual({ columns: 9, width: 960, side: 32 });
  expect(exactNarrowContainer(592, 1280)).toEqual({ columns: 6, width: 640, side: 24 });
  const narrow = element('main', { 'max-width': '896px', margin: '0 auto' });
  expect([...inferContainers(element('body', {}, [narrow]), 0)]).toEqual([['container', 32]]);
});

it('narrows a container that holds nothing but a narrower box in its middle', () => {
  const card = element('section', { 'max-width': '592px', 'margin-left': 'auto', 'margin-right': 'auto' }, ['Sail']);
  const holder = { ...centred(24), children: [card] };
  expect(asNarrow(holder)).toMatchObject({ css: { 'max-width': '640px' }, children: [{ css: {} }] });
  expect(asNarrow({ ...holder, children: [card, card] }).css['max-width']).toBe('1280px');
});
