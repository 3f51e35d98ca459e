import { expect, it } from 'vitest';
import type { LayoutNode, Subject } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { assignAlts } from './assign-alts.ts';

function photo(width: number, height: number, round = false, subject?: Subject): LayoutNode {
  const box = { x: 0, y: 0, width, height };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'photo', round, subject } };
}

const altIn = (picture: LayoutNode, ...others: LayoutNode[]): string | undefined => {
  assignAlts(group('row', [picture, ...others]));
  return picture.alt;
};

it('says whose portrait it is', () => {
  const about = group('stack', [textNode('Ann Lee', 52, 0), textNode('dives since 2011', 52, 22)]);
  expect(altIn(photo(40, 40, true), about)).toBe('Portrait of Ann Lee');
  expect(altIn(photo(40, 40, true, 'person'), textNode('35 guests', 52, 0))).toBe('Portrait');
  expect(altIn(photo(40, 40, true), textNode('35 guests', 52, 0))).toBe('35 guests');
  expect(altIn(photo(40, 40, true), textNode('By Ann Lee', 52, 0))).toBe('Portrait of Ann Lee');
});

it('says whose logo it is', () => {
  expect(altIn(photo(48, 48, true, 'sign'), textNode('Argon Kit', 60, 12))).toBe('Logo of Argon Kit');
  expect(altIn(photo(48, 48, true, 'sign'), textNode('35 guests', 60, 12))).toBe('Logo');
});

it('takes a square sign before all else on a page for the logo, though the title follows', () => {
  const title: LayoutNode = { ...textNode('Welcome', 0, 44), role: 'h1' };
  expect(altIn(photo(32, 32), title)).toBe('Logo');
  expect(altIn(photo(32, 32, true), title)).toBe('Portrait of Welcome');
});

it('takes the name for the person’s, not what they are, though that is nearer', () => {
  const about = [textNode('Ann Lee', 52, -8, { weight: 700 }), textNode('Diver', 48, 16)];
  expect(altIn(photo(40, 40, true), ...about)).toBe('Portrait of Ann Lee');
});

it('takes the heading before the line that is nearer', () => {
  const heading: LayoutNode = { ...textNode('A red kiln', 320, 60), role: 'h2' };
  expect(altIn(photo(300, 200), textNode('12 May', 310, 0), heading)).toBe('A red kiln');
});

it('is silent about what is beside its name in a link, and about what is too small', () => {
  const logo = photo(32, 32);
  assignAlts({ ...group('row', [logo, textNode('Pier Three', 44, 6)]), role: 'a' });
  expect(logo.alt).toBe('');
  expect(altIn(photo(200, 8), textNode('A line', 0, 12))).toBe('');
});

it('does not take the words of a button for a caption', () => {
  const button: LayoutNode = { ...group('stack', [textNode('Buy it', 310, 80)]), role: 'button' };
  expect(altIn(photo(300, 200), button)).toBe('Photograph');
});

it('takes a sentence right below a picture for its caption, and not the heading of what comes next', () => {
  const heading: LayoutNode = { ...textNode('Glass first', 0, 260), role: 'h2' };
  const line = 'The frame on its second day.';
  expect(altIn(photo(300, 200), textNode(line, 0, 210), heading)).toBe(line);
});

it('takes the heading of its part before a line above it, and nothing from the cards between', () => {
  const heading: LayoutNode = { ...textNode('October is closed', 0, 0), role: 'h2' };
  const figure = (x: number): LayoutNode => ({
    ...group('stack', [textNode('2h40', x, 150), textNode('saved this week', x, 172)]),
    role: 'article',
  });
  const box = { x: 0, y: 210, width: 600, height: 120 };
  const chart: LayoutNode = { kind: 'image', box, ink: box, children: [], image: { kind: 'photo' } };
  assignAlts(group('stack', [heading, group('row', [figure(0), figure(200)]), chart]));
  expect(chart.alt).toBe('October is closed');
});

it('takes the line beside one of several pictures of a size for none of them', () => {
  const pictures = [0, 220, 440].map((x) => {
    const one = photo(200, 140);
    return { ...one, box: { ...one.box, x, y: 40 }, ink: { ...one.ink, x, y: 40 } } as LayoutNode;
  });
  assignAlts(group('stack', [textNode('3 days ago', 500, 10), group('row', pictures)]));
  expect(pictures.map(({ alt }) => alt)).toEqual(['Photograph 1 of 3', 'Photograph 2 of 3', 'Photograph 3 of 3']);
});
