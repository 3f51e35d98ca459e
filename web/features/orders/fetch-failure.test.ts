import { expect, test } from 'vitest';
import { fetchFailure } from './fetch-failure.ts';

test('the status that the server answered', () => {
  expect(fetchFailure(Object.assign(new Error('no'), { status: 503 }))).toBe(
    'Failed to fetch data: HTTP error! Status: 503',
  );
});

test('no answer at all', () => {
  expect(fetchFailure(new TypeError('Failed to fetch'))).toBe(
    'Failed to fetch data: Network error or server not responding',
  );
});
