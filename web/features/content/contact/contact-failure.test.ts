import { expect, test } from 'vitest';
import { contactFailure } from './contact-failure.ts';

const answer = (status: number, code: string, message: string) => Object.assign(new Error(message), { status, code });

test('error: a refusal is told in the words of the server', () => {
  const refusal = answer(403, 'FORBIDDEN', 'You are not allowed to do this.');
  expect(contactFailure(refusal, 'update')).toBe('Failed to update contact page: You are not allowed to do this.');
  expect(contactFailure(refusal, 'reset')).toBe('Failed to reset contact page: You are not allowed to do this.');
});

test('error: no answer, or one without words, is an error', () => {
  expect(contactFailure(new TypeError('Failed to fetch'), 'update')).toBe('Error updating contact page');
  expect(contactFailure(answer(500, 'INTERNAL_SERVER_ERROR', 'x'), 'reset')).toBe('Error resetting contact page');
});
