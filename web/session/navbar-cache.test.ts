import { expect, test } from 'vitest';
import { AUTH_FRESH_MS, FOOTER_FRESH_MS, navbarCache } from './navbar-cache.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test.each([
  ['navbar-auth-state', AUTH_FRESH_MS, 300_000],
  ['navbar-footer-data', FOOTER_FRESH_MS, 3_600_000],
] as const)('%s is read until its lifetime is over', (key, freshMs, expected) => {
  const cache = navbarCache<{ name: string }>(key, freshMs, storage());
  cache.write({ name: 'Ada' }, 1000);
  expect(cache.read(1000 + expected - 1)).toEqual({ name: 'Ada' });
  expect(cache.read(1000 + expected)).toBeUndefined();
});

test('what was written in the future is not trusted', () => {
  const cache = navbarCache<number>('navbar-user-data', AUTH_FRESH_MS, storage());
  cache.write(1, 2000);
  expect(cache.read(1999)).toBeUndefined();
});

test('nothing, and what was removed, is undefined', () => {
  const cache = navbarCache<number>('navbar-user-data', AUTH_FRESH_MS, storage());
  expect(cache.read()).toBeUndefined();
  cache.write(1);
  cache.remove();
  expect(cache.read()).toBeUndefined();
});

test('error: what somebody else left under the key, or a storage that refuses, is no fault', () => {
  const store = storage();
  for (const left of ['{', 'null', '"text"', '{"time":"yesterday","value":1}']) {
    store.kept.set('navbar-user-data', left);
    expect(navbarCache<number>('navbar-user-data', AUTH_FRESH_MS, store).read()).toBeUndefined();
  }
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => navbarCache<number>('navbar-user-data', AUTH_FRESH_MS, full).write(1)).not.toThrow();
});
