import { describe, expect, it } from 'vitest';
import { craftOf } from '../testing/craft-of.ts';
import { compareRoles, countRoles, f1Of } from './compare-roles.ts';

const rolesOf = (author: string, ours: string) => compareRoles(craftOf(author), craftOf(ours));

describe('compareRoles', () => {
  it('gives each text the roles of everything around it', () => {
    const [text] = rolesOf('<nav><ul><li><a href="#">Prices</a></li></ul></nav>', '<div><a>Prices</a></div>');
    expect(text).toEqual({
      text: 'Prices',
      written: 'Prices',
      reference: ['link', 'list item', 'nav'],
      candidate: ['link'],
    });
  });

  it('matches equal texts in their order', () => {
    const texts = rolesOf('<h2>Tea</h2><p>Tea</p>', '<p>Tea</p><h2>Tea</h2>');
    expect(texts.map(({ reference, candidate }) => [reference, candidate])).toEqual([
      [['heading'], []],
      [[], ['heading']],
    ]);
  });

  it('matches a sentence whose words are set apart in one page only', () => {
    const [first, second] = rolesOf('<p>Read <a>our terms</a></p>', '<label>Read our terms</label>');
    expect(first.candidate).toEqual(['label']);
    expect(second).toEqual({
      ...{ text: 'our terms', written: 'Read our terms' },
      ...{ reference: ['link'], candidate: ['label'] },
    });
  });

  it('leaves out what the other page does not say', () => {
    expect(rolesOf('<h1>Welcome</h1>', '<h1>Goodbye everyone</h1>')).toEqual([]);
  });

  it('takes a link with the class or the role of a button for a button', () => {
    const texts = rolesOf('<a class="btn btn-primary">Buy</a><a role="button">Sell</a>', '<a>Buy</a><a>Sell</a>');
    expect(texts.map(({ reference }) => reference)).toEqual([['button'], ['button']]);
  });
});

describe('countRoles', () => {
  it('counts for each role what both pages have and what one of them lacks', () => {
    const texts = rolesOf('<h1>Tea</h1><h2>Cups</h2><p>Hot</p>', '<h1>Tea</h1><p>Cups</p><h2>Hot</h2>');
    const counts = countRoles(texts);
    expect(counts).toEqual({ heading: { both: 1, missed: 1, invented: 1 } });
    expect(f1Of(counts.heading!)).toBe(0.5);
  });
});
