import { expect, it } from 'vitest';
import type { LayoutNode } from '../model/layout-node.ts';
import { textNode } from '../testing/text-node.ts';
import { group } from './arrange.ts';
import { namePage } from './name-page.ts';

const text = (words: string, role?: string): LayoutNode => ({ ...textNode(words, 0, 0), ...(role ? { role } : {}) });
const page = (...children: LayoutNode[]): LayoutNode => ({ ...group('stack', []), children });
const bar = (brand: string): LayoutNode => ({ ...page(text(brand, 'a')), role: 'header' });
const LEAD = 'We hire out boats by the hour, from May until the first storms.';

it('joins the title of the page and its brand', () => {
  expect(namePage(page(bar('Pier Three'), text('Boats for hire', 'h1'), text(LEAD)))).toEqual({
    title: 'Boats for hire – Pier Three',
    description: LEAD,
  });
  expect(namePage(page(bar('Boats'), text('Boats for hire', 'h1'))).title).toBe('Boats for hire');
});

it('takes the words before the menu for the brand, and no later link', () => {
  const menu: LayoutNode = { ...page(text('Boats', 'a'), text('Prices', 'a')), role: 'ul' };
  const head = (...children: LayoutNode[]): LayoutNode => ({ ...page(...children), role: 'header' });
  const titleWith = (header: LayoutNode) => namePage(page(header, text('Boats for hire', 'h1'))).title;
  expect(titleWith(head(text('Pier Three'), menu, text('Log in', 'a')))).toBe('Boats for hire – Pier Three');
  expect(titleWith(head(text('Overview'), text('Log in', 'a')))).toBe('Boats for hire');
});

it('takes the brand where there is no title, and says nothing where there is neither', () => {
  expect(namePage(page(bar('Pier Three'))).title).toBe('Pier Three');
  expect(namePage(page(text('12k+')))).toEqual({});
});

it('takes the words behind a letter in a logo for the brand, and no such letter', () => {
  const logo: LayoutNode = { ...page(text('G', 'a'), text('Gentle Boats')), role: 'header' };
  expect(namePage(page(logo, bar('Home'), text('Your profile', 'h1'))).title).toBe('Your profile – Gentle Boats');
  expect(namePage(page(bar('G'), text('Your profile', 'h1'))).title).toBe('Your profile');
});

it('writes out what the design sets in capitals, but for abbreviations', () => {
  expect(namePage(page(bar('SB ADMIN 2'), text('DASHBOARD', 'h1'))).title).toBe('Dashboard – SB Admin 2');
});

it('writes common words out, however short', () => {
  expect(namePage(page(text("IT'S NICE TO MEET YOU", 'h1'))).title).toBe("It's Nice To Meet You");
});

it('takes no brand from an aside beside the text', () => {
  const aside = { ...page(text('Subscribe', 'a')), role: 'aside' };
  expect(namePage(page(text('The ferry is back', 'h1'), aside)).title).toBe('The ferry is back');
});

it('is named by the first words where it has no heading', () => {
  expect(namePage(page(text('We use cookies. They are small and stay in your browser.'))).title).toBe('We use cookies');
});

it('is not described by the small print below a picture', () => {
  const caption = textNode('The boathouse at the third pier, seen from the island.', 0, 0, { size: 12 });
  const story = text(`${LEAD} ${LEAD}`);
  expect(namePage(page(text('Boats for hire', 'h1'), caption, story)).description).toBe(`${LEAD} ${LEAD}`);
  expect(namePage(page(text('Boats for hire', 'h1'), caption)).description).toMatch(/^The boathouse/);
});

it('describes a page without a paragraph by what is on it', () => {
  const parts = [text('Dashboard', 'h1'), text('12k+'), text('Clients', 'h2'), text('Sales', 'h2')];
  const menu = { ...page(text('Reports', 'h2')), role: 'nav' };
  expect(namePage(page(menu, ...parts)).description).toBe('Dashboard: Clients, Sales');
});

it('keeps a word whole in the description that two lines have', () => {
  const lead = text(`${LEAD} Best known are the flat-`);
  const next = text('bottomed ones.');
  next.text!.lines[0].words[0].glued = true;
  lead.text!.lines.push(...next.text!.lines);
  expect(namePage(page(lead)).description).toBe(`${LEAD} Best known are the flat-bottomed ones.`);
});

it('ends a long description with a sentence, or with an ellipsis', () => {
  const sentences = `${LEAD} ${LEAD} ${LEAD}`;
  expect(namePage(page(text(sentences))).description).toBe(`${LEAD} ${LEAD}`);
  const words = 'boat '.repeat(60).trim();
  expect(namePage(page(text(words))).description).toMatch(/boat…$/);
});
