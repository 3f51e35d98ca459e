import { expect, it } from 'vitest';
import { element } from '../testing/harbour-page.ts';
import { inferButtonSizes, lookOf, nearestSize, sizeVariables } from './button-sizes.ts';

const button = (padding: string, size: number) =>
  element('button', { padding, 'font-size': `${size}px`, 'line-height': '20px', 'background-color': '#112233' }, [
    'Go',
  ]);

const usual = button('10px 20px', 14);
const large = button('16px 32px', 16);
const sizes = inferButtonSizes([usual, usual, large]);

it('makes the size of most buttons that of btn, and a larger one btn-lg', () => {
  expect(nearestSize(sizes, lookOf(usual))).toBe('');
  expect(nearestSize(sizes, lookOf(large))).toBe('btn-lg');
  // The line around a button belongs to its height.
  expect(sizeVariables(sizes, '')).toMatchObject({
    '--bs-btn-padding-y': '0.5625rem',
    '--bs-btn-padding-x': '1.1875rem',
    '--bs-btn-font-size': '0.875rem',
  });
});

it('sets nothing for buttons as Bootstrap ships them', () => {
  const plain = element('button', { padding: '7px 13px', 'border-radius': '6px', 'background-color': '#0d6efd' }, [
    'Go',
  ]);
  expect(sizeVariables(inferButtonSizes([plain]), '')).toEqual({});
});

it('says nothing about the sides of a button that is as wide as its box', () => {
  const whole = { ...usual, css: { ...usual.css, width: '100%', padding: '10px 90px' } };
  const { paddingX } = inferButtonSizes([whole]).get('')!;
  expect(paddingX).toBe(12);
});
