import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { contentHeight } from './content-height.ts';

it('adds up lines, distances and room', () => {
  const text = element('p', { 'font-size': '16px', 'line-height': '24px' }, ['Sail away']);
  const box = element('div', { padding: '8px', 'margin-top': '20px' }, [text]);
  expect(contentHeight(element('div', {}, [text, box]), 400)).toBe(24 + 20 + 8 + 24 + 8);
  const row = element('div', { display: 'flex', 'flex-direction': 'row' }, [text, box]);
  expect(contentHeight(row, 400)).toBe(20 + 40);
});
