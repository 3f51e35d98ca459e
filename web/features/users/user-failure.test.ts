import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { userFailureText } from './user-failure.ts';

const LAST_ADMIN = 'This is the last administrator. Make somebody else an administrator first.';

test.each([
  [
    'a refusal with its reason',
    new ORPCError('LAST_ADMIN', { status: 409, message: LAST_ADMIN }),
    `Failed to update user: 409. ${LAST_ADMIN}`,
  ],
  [
    'a failure of the server without its inner words',
    new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Internal server error' }),
    'Failed to update user: 500',
  ],
  ['no answer', new TypeError('fetch failed'), 'Failed to update user: Network error or server not responding'],
  ['something else', new Error('?'), 'Failed to update user: Unknown error'],
])('%s', (_name, error, text) => expect(userFailureText(error, 'Failed to update user')).toBe(text));
