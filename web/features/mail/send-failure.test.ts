import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { sendFailure } from './send-failure.ts';

test.each([
  [new ORPCError('BAD_REQUEST', { status: 400, message: 'Please enter a message' }), 'Please enter a message'],
  [new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'x' }), 'Failed to send message.'],
  [new TypeError('fetch failed'), 'Error sending message.'],
])('%s', (error, text) => expect(sendFailure(error)).toBe(text));
