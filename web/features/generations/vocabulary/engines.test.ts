import { expect, test } from 'vitest';
import { type Engine, engineOptions, providerAvailable } from './engines.ts';

const engine = (id: Engine['id'], uses: Engine['uses']): Engine => ({
  id,
  name: id === 'gemini' ? 'Google Gemini' : 'x',
  available: uses !== null,
  readsInstructions: true,
  uses,
});

test('Automatic comes first and Built-in last, providers by their names', () => {
  const list = [engine('built-in', 'built-in'), engine('gemini', null), engine('automatic', 'built-in')];
  expect(engineOptions(list).map(({ label }) => label)).toEqual(['Automatic', 'Google Gemini', 'Built-in']);
});

test('before the server has answered there is Automatic', () => {
  expect(engineOptions(undefined)).toEqual([{ value: 'automatic', label: 'Automatic' }]);
});

test('the built-in engine alone is no provider', () => {
  expect(providerAvailable([engine('automatic', 'built-in'), engine('gemini', null)])).toBe(false);
  expect(providerAvailable([engine('automatic', 'gemini')])).toBe(true);
});
