import { expect, test } from 'vitest';
import { deleteFailure } from './delete-failure.ts';

const refused = (status: number, code: string, message: string) => Object.assign(new Error(message), { status, code });

test.for<[string, unknown, string]>([
  ['no answer', new TypeError('Failed to fetch'), 'Something went wrong while deleting.'],
  ['a fault of our own', new Error('x is undefined'), 'Something went wrong while deleting.'],
  ['a refusal', refused(409, 'ORDER_NOT_PENDING', 'Only pending.'), 'Failed to delete order. Only pending.'],
  ['a server error', refused(500, 'INTERNAL_SERVER_ERROR', 'secret'), 'Failed to delete order.'],
])('error: %s', ([, error, text]) => {
  expect(deleteFailure(error)).toBe(text);
});
