import { expect, it } from 'vitest';
import { nameIcon, spellIcon } from './name-icon.ts';

it.each([
  ['magnifying-glass', 'Search'],
  ['search', 'Search'],
  ['baseline-shopping-cart', 'Cart'],
  ['bell-outline', 'Notifications'],
  ['x-mark', 'Close'],
  ['facebook-f', 'Facebook'],
  ['cog-6-tooth-solid', 'Settings'],
])('says what %s stands for', (name, meaning) => {
  expect(nameIcon(name, 'lucide')).toBe(meaning);
});

it('says nothing of what decorates', () => {
  for (const name of ['chevron-down', 'arrow-right', 'circle', 'x-circle-of-nothing'])
    expect(nameIcon(name, 'heroicons')).not.toBe('Search');
  expect(nameIcon('chevron-down', 'heroicons')).toBeUndefined();
});

it('names brands, whichever they are', () => {
  expect(nameIcon('spotify', 'simple-icons')).toBe('Spotify');
  expect(nameIcon('x-twitter', 'fa6-brands')).toBe('X Twitter');
  expect(nameIcon('square-facebook', 'fa6-brands')).toBe('Facebook');
});

it('spells what a sign leads to where nothing else does, but no shapes', () => {
  expect(['rss', 'outline-globe', 'mail', 'bookmark-outline', 'chevron-down'].map(spellIcon)).toEqual([
    'News feed',
    'Website',
    'Mail',
    'Bookmark',
    undefined,
  ]);
});
