import { expect, it } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

it.each([
  ['pb-5 pb-lg-5', 'pb-5'],
  ['justify-content-between gap-3 justify-content-lg-between column-gap-lg-3', 'justify-content-between gap-3'],
  ['flex-shrink-0 flex-lg-shrink-0 ms-lg-0 mt-lg-0', 'flex-shrink-0'],
  ['py-3 pb-lg-3', 'py-3'],
])('leaves out what holds anyway: %s', (names, kept) => {
  expect(withoutRepeats(names.split(' ')).join(' ')).toBe(kept);
});

it.each([
  'pb-5 pb-md-4 pb-lg-5',
  'flex-column flex-lg-row flex-wrap flex-lg-nowrap',
  'gap-3 column-gap-lg-5',
  'mt-4 mt-lg-0 ps-md-5',
  'd-none d-lg-block text-center text-lg-start mx-auto',
  'mb-lg-0 col-md-9 col-lg-9',
])('keeps what differs from a narrower screen: %s', (names) => {
  expect(withoutRepeats(names.split(' ')).join(' ')).toBe(names);
});
