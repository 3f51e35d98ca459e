import { expect, test } from 'vitest';
import { parseSession } from './session.ts';

test('of an answer only the user is kept, and only what the pages show', () => {
  const user = { id: '1', name: 'Ada', email: 'ada@example.test', emailVerified: true };
  expect(parseSession({ user, session: { token: 'secret' } })).toEqual({
    user: { id: '1', name: 'Ada', email: 'ada@example.test', image: null },
  });
});

test.each([null, undefined, 'text', {}, { user: null }, { user: { id: 1, email: 'a@b.test' } }])(
  '%j is no session',
  (answer) => expect(parseSession(answer)).toBeNull(),
);
