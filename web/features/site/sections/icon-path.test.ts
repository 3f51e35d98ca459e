import { expect, test } from 'vitest';
import { iconPath } from './icon-path.ts';

test.each([
  ['fa-solid fa-ruler', '/icons/ruler.svg'],
  ['fa-regular fa-memo-check', '/icons/memo-check.svg'],
  ['fas fa-code', '/icons/code.svg'],
  ['bi bi-heart-fill', '/icons/heart-fill.svg'],
  ['monitor-smartphone', '/icons/monitor-smartphone.svg'],
])('%s is drawn by %s', (classNames, path) => {
  expect(iconPath(classNames)).toBe(path);
});

test('nothing, or a family alone, is the placeholder', () => {
  expect(iconPath('')).toBe('/icons/placeholder.svg');
  expect(iconPath('fa-solid')).toBe('/icons/placeholder.svg');
});

test('security: no other path can be named', () => {
  expect(iconPath('../../api/x')).toBe('/icons/apix.svg');
});
