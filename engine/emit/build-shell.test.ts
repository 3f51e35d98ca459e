import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { buildShell, withPurpose } from './build-shell.ts';

const BASE = { base: { family: 'arial', size: 16, color: 0 } };
const element = (
  tag: string,
  attributes: Record<string, string> = {},
  children: Element['children'] = [],
): Element => ({
  ...{ tag, name: tag, attributes, css: {}, children },
});

/** A link around a sign that its set calls so. */
function link(name: string): LayoutNode {
  const box = { x: 0, y: 0, width: 38, height: 38 };
  const drawing = { viewBox: [0, 0, 24, 24], body: [], color: 0, known: { name, credit: '' } };
  const sign: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'icon', drawing } };
  return { kind: 'stack', role: 'a', box, ink: box, children: [sign] };
}

it('gives the name of its only sign to a link without words, whether the sign has one or not', () => {
  const named = element('div', {}, [element('svg', { role: 'img', 'aria-label': 'Mail', viewBox: '0 0 24 24' })]);
  expect(buildShell(named, link('mail'), BASE)).toMatchObject({
    tag: 'a',
    attributes: { href: '#', 'aria-label': 'Mail' },
    children: [{ tag: 'svg', attributes: { 'aria-hidden': 'true', viewBox: '0 0 24 24' } }],
  });
  const silent = element('div', {}, [element('svg', { 'aria-hidden': 'true' })]);
  expect(buildShell(silent, link('rss'), BASE).attributes).toEqual({ href: '#', 'aria-label': 'News feed' });
  expect(buildShell(silent, link('chevron-right'), BASE).attributes?.['aria-label']).toBe('Next');
});

it('leaves the sign beside words as it is', () => {
  const svg = element('svg', { role: 'img', 'aria-label': 'Mail' });
  const shell = buildShell(element('div', {}, [svg, element('span', {}, ['Write to us'])]), link('mail'), BASE);
  expect(shell.attributes).toEqual({ href: '#' });
  expect(shell.children[0]).toEqual(svg);
});

it('marks a search and the entry of a menu that leads to this page', () => {
  const node = link('mail');
  expect(withPurpose(element('form'), { ...node, role: 'form', form: { searches: true } }).attributes).toEqual({
    role: 'search',
  });
  expect(withPurpose(element('a'), { ...node, isCurrent: true }).attributes).toEqual({ 'aria-current': 'page' });
  const plain = element('a');
  expect(withPurpose(plain, node)).toBe(plain);
});
