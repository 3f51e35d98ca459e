import { expect, test } from 'vitest';
import { readPreferences } from './preferences.ts';

test('without cookies the look follows the system and the sidebar is open', () => {
  expect(readPreferences(null)).toEqual({ theme: 'system', sidebar: 'expanded', tour: 'unseen' });
});

test('remembered choices are read among other cookies', () => {
  expect(readPreferences('a=b; theme=dark; sidebar=collapsed; c=d; tour=seen')).toEqual({
    theme: 'dark',
    sidebar: 'collapsed',
    tour: 'seen',
  });
});

test('an unknown value is ignored', () => {
  expect(readPreferences('theme=pink; sidebar=').theme).toBe('system');
});
