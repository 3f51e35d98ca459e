import { expect, test } from 'vitest';
import { settleInTime } from './settle-in-time.ts';

test('what is there in time is a value, what is not stays a promise', async () => {
  const slow = Promise.withResolvers<string>();
  const settled = await settleInTime({ quick: Promise.resolve('now'), slow: slow.promise }, 10);
  expect(settled.quick).toBe('now');
  expect(settled.slow).toBeInstanceOf(Promise);
  slow.resolve('later');
  expect(await settled.slow).toBe('later');
});

test('it waits no longer than the last one takes', async () => {
  expect(await settleInTime({ only: Promise.resolve(1) }, 60_000)).toEqual({ only: 1 });
});
