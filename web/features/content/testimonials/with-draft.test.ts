import { expect, test } from 'vitest';
import { newTestimonial, withDraft } from './with-draft.ts';

const testimonial = (authorName: string, isActive = true) => ({
  ...newTestimonial,
  _id: authorName,
  quote: 'Good.',
  authorName,
  isActive,
});
const ada = testimonial('Ada');
const bob = testimonial('Bob', false);
const names = (list: { authorName: string }[]) => list.map(({ authorName }) => authorName).join(' ');

test('only active ones are shown, and no empty draft', () =>
  expect(names(withDraft([ada, bob], newTestimonial, undefined))).toBe('Ada'));

test('a new one comes last as soon as it has begun', () =>
  expect(names(withDraft([ada], { ...newTestimonial, authorName: 'Cy' }, undefined))).toBe('Ada Cy'));

test('an edited one stays at its place, and goes when it is switched off', () => {
  expect(names(withDraft([bob, ada], { ...bob, authorName: 'Rob', isActive: true }, bob))).toBe('Rob Ada');
  expect(names(withDraft([bob, ada], { ...ada, isActive: false }, ada))).toBe('');
});
