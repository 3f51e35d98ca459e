import { expect, it } from 'vitest';
import { fontOf, glyphOf } from './fonts.ts';
import { measureText } from './measure-text.ts';

const arial = fontOf('arial', 400);

it('measures accented letters by their base and their marks', () => {
  const [c, caron, cedilla] = ['c', 'č', 'ş'].map((char) => glyphOf(arial, char));
  expect(caron.advance).toBe(c.advance);
  expect(caron.top).toBeGreaterThan(c.top + 0.1);
  expect(cedilla.bottom).toBeLessThan(glyphOf(arial, 's').bottom - 0.1);
  expect(glyphOf(arial, 'ấ').top).toBeGreaterThan(glyphOf(arial, 'á').top);
  expect(glyphOf(arial, 'ı').top).toBe(glyphOf(arial, 'n').top);
});

it('measures Cyrillic and Greek in the proportions of the typeface', () => {
  expect(glyphOf(arial, 'Ж').advance).toBeCloseTo(0.923, 2);
  expect(glyphOf(fontOf('courier', 400), 'Ж').advance).toBe(glyphOf(fontOf('courier', 400), 'n').advance);
  expect(glyphOf(fontOf('verdana', 400), 'λ').advance).toBeGreaterThan(glyphOf(arial, 'λ').advance);
});

it('gives Chinese characters a square, heavier in bold', () => {
  expect(glyphOf(arial, '订').advance).toBe(1);
  expect(glyphOf(fontOf('arial', 700), '订').ink).toBeGreaterThan(glyphOf(arial, '订').ink);
});

it('takes signs from a wider font', () => {
  expect(glyphOf(arial, '✓').advance).toBeGreaterThan(1.4 * glyphOf(arial, 'n').advance);
  expect(glyphOf(arial, '✔')).toEqual(glyphOf(arial, '✓'));
});

it('measures texts by them', () => {
  expect(measureText(arial, '订单管理').advance).toBe(4);
  expect(measureText(arial, 'čč').advance).toBe(measureText(arial, 'cc').advance);
  expect(measureText(arial, 'Ж').end).toBe(glyphOf(arial, 'Ж').right);
});
