import { expect, test } from 'vitest';
import { baseUrlOf } from './base-url.ts';

test.each([
  ['gemini', null, 'https://generativelanguage.googleapis.com/v1beta'],
  ['gemini', 'http://localhost:4101', 'http://localhost:4101/v1beta'],
  ['gemini', 'http://localhost:4101/v1beta/', 'http://localhost:4101/v1beta'],
  ['gemini', 'https://proxy.example/google', 'https://proxy.example/google/v1beta'],
  ['openai', '', 'https://api.openai.com/v1'],
  ['openai', 'http://localhost:4102', 'http://localhost:4102/v1'],
  ['openai', 'https://me.example/openai/deployments/x', 'https://me.example/openai/deployments/x'],
  ['anthropic', null, 'https://api.anthropic.com/v1'],
  ['anthropic', 'https://api.anthropic.com/', 'https://api.anthropic.com/v1'],
  ['compatible', 'http://localhost:11434', 'http://localhost:11434/v1'],
  ['compatible', 'https://openrouter.ai/api/v1', 'https://openrouter.ai/api/v1'],
] as const)('%s with %s is called at %s', (provider, baseURL, called) => {
  expect(baseUrlOf({ provider, baseURL })).toBe(called);
});

test('a compatible server has no address of its own', () => {
  expect(() => baseUrlOf({ provider: 'compatible', baseURL: null })).toThrow('base URL');
});
