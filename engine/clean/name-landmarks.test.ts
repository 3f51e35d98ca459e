import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { nameLandmarks } from './name-landmarks.ts';

const element = (tag: string, ...children: Element['children']): Element => ({ tag, name: tag, css: {}, children });
const labelOf = ({ attributes }: Element): string | undefined => attributes?.['aria-label'];

it('tells several navigations by the part of the page that each is in', () => {
  const [bar, trail, end] = [element('nav'), element('nav'), element('nav')];
  trail.attributes = { 'aria-label': 'Breadcrumb' };
  nameLandmarks(element('body', element('header', bar), element('main', trail), element('footer', end)));
  expect([bar, trail, end].map(labelOf)).toEqual(['Main', 'Breadcrumb', 'Footer']);
});

it('calls what is in the content by its heading, and never two by one name', () => {
  const topics = element('nav', element('h2', 'Topics'));
  const [one, two] = [element('nav'), element('nav')];
  nameLandmarks(element('body', topics, one, two));
  expect([topics, one, two].map(labelOf)).toEqual(['Topics', 'Main', 'Secondary']);
});

it('leaves the only navigation of a page without a name', () => {
  const nav = element('nav');
  nameLandmarks(element('body', nav));
  expect(labelOf(nav)).toBeUndefined();
});
