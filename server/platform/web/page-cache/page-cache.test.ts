import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const cacheOf = (limits = {}) =>
  createPageCache<{ bytes: number; text: string }>({ entries: 3, bytes: 100, ageMs: 60_000, ...limits });
const page = (text: string, bytes = 10) => ({ text, bytes });
const make = (cache: ReturnType<typeof cacheOf>, key: string, bytes?: number) =>
  cache.make(key, async () => page(key, bytes));

test('a page is found again, and while it is made its promise is', async () => {
  const cache = cacheOf();
  const making = make(cache, 'a');
  expect(await cache.find('a')).toEqual(page('a'));
  await making;
  expect(cache.find('a')).toEqual(page('a'));
});

test('the longest unused page leaves when there are too many', async () => {
  const cache = cacheOf();
  for (const key of ['a', 'b', 'c']) await make(cache, key);
  cache.find('a');
  await make(cache, 'd');
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd']);
});

test('so it does when they are too large together; one too large by itself is not kept', async () => {
  const cache = cacheOf();
  await make(cache, 'a', 60);
  await make(cache, 'b', 60);
  await make(cache, 'c', 101);
  expect(cache.size()).toEqual({ entries: 1, bytes: 60 });
  expect(cache.find('b')).toBeDefined();
});

test('a page made again counts once', async () => {
  const cache = cacheOf();
  await make(cache, 'a', 60);
  await make(cache, 'a', 20);
  expect(cache.size()).toEqual({ entries: 1, bytes: 20 });
});

test('what began before everything was cleared is not kept, nor found by those who come after', async () => {
  const cache = cacheOf();
  const rendered = Promise.withResolvers<ReturnType<typeof page>>();
  const making = cache.make('a', () => rendered.promise);
  cache.clear();
  expect(cache.find('a')).toBeUndefined();
  rendered.resolve(page('former'));
  await making;
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test('error: a page that could not be made is nothing to those who wait, and the failure is its maker’s', async () => {
  const cache = cacheOf();
  const making = cache.make('a', () => Promise.reject(new Error('no')));
  const waiting = cache.find('a');
  await expect(making).rejects.toThrow('no');
  expect(await waiting).toBeUndefined();
  expect(cache.find('a')).toBeUndefined();
});

test('a page is not shown longer than its age', async () => {
  const cache = cacheOf({ ageMs: 0 });
  await make(cache, 'a');
  expect(cache.find('a')).toBeUndefined();
  expect(cache.size().bytes).toBe(0);
});
