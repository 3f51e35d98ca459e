import { expect, it } from 'vitest';
import { mendStrokes } from './mend-strokes.ts';

it.each([
  ['2Ol9', '2019'],
  ['l5', '15'],
  ['https:/lakka.io/downloads', 'https://akka.io/downloads'],
  ['"localhost/vl/kv"', '"localhost/v1/kv"'],
  ['MM/DDIYYYY', 'MM/DD/YYYY'],
  ['Ul', 'UI'],
  ['lT', 'IT'],
  ['Al,', 'AI,'],
  ['SwiftUl', 'SwiftUI'],
  ['O/800', '0/800'],
  ["NFC'’s", 'NFC’s'],
  ['MuItipIe', 'Multiple'],
  ['GaIIery', 'Gallery'],
  ['sociaI,', 'social,'],
  ['BIank', 'Blank'],
])('mends %s', (read, meant) => {
  expect(mendStrokes(read, undefined)).toBe(meant);
});

it('mends Al before a word in lower case, not before a name', () => {
  expect(mendStrokes('Al', 'operations')).toBe('AI');
  expect(mendStrokes('Al', 'Gore')).toBe('Al');
});

it.each([
  'https://example.com/l',
  'Ill',
  'l',
  'lunch',
  '10l',
  'O2',
  'Ulster',
  'Also',
  'Al-Anon',
  "l'Eau",
  'IO',
  '/vlan/',
  'McIntosh',
  'AppImage',
  'OpenID',
  'APIs',
  'SwiftUI',
  'UIkit',
  'IoT',
])('leaves %s', (text) => {
  expect(mendStrokes(text, 'and')).toBe(text);
});
