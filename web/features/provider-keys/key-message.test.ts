import { expect, test } from 'vitest';
import { keyMessage } from './key-message.ts';

const answer = (status: number, code: string, message: string) => Object.assign(new Error(message), { status, code });

test("the server's words are shown behind 'Error: '", () => {
  expect(keyMessage(answer(404, 'NOT_FOUND', 'This API key does not exist.'), 'Failed to update key')).toBe(
    'Error: This API key does not exist.',
  );
});

test('error: without an answer the network is named', () => {
  expect(keyMessage(new TypeError('fetch failed'), 'Failed to add key')).toMatch(/^Error: Network error/);
});

test('error: a fault inside the server is told by the fallback', () => {
  expect(keyMessage(answer(500, 'INTERNAL_SERVER_ERROR', 'boom'), 'Failed to add key')).toBe('Failed to add key');
});
