import { expect, it } from 'vitest';
import { overCorners, radiusClass } from './paint-classes.ts';
import type { Theme } from './theme.ts';

const theme = { radii: new Map() } as unknown as Theme;

it('says on which side of a box the corners are', () => {
  const classOf = (radius: string): string => radiusClass({ 'border-radius': radius }, theme);
  expect(classOf('16px 0 0 16px')).toBe('rounded-start-4');
  expect(classOf('0 8px 8px 0')).toBe('rounded-end-3');
  expect(classOf('6px 6px 0 0')).toBe('rounded-top-2');
  expect(classOf('0 0 6px 6px')).toBe('rounded-bottom-2');
  expect(classOf('8px')).toBe('rounded-3');
  expect(classOf('0 0 0 0')).toBe('rounded-0');
});

it('takes the corners on the other sides from what has some already', () => {
  expect(overCorners('rounded-bottom-3')).toEqual(['rounded-0', 'rounded-bottom-3']);
  expect(overCorners('rounded-pill')).toEqual(['rounded-pill']);
});
