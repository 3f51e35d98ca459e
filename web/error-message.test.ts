import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';

test('an unexpected error of the server is told in our words, with the reference to its cause', () => {
  const failed = (data: unknown) => new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'inside', data });
  expect(errorMessage(failed(undefined), 'Failed to save')).toBe('Failed to save');
  expect(errorMessage(failed({ reference: 'K7Q2M9XA' }), 'Failed to save')).toBe('Failed to save (reference K7Q2M9XA)');
});
