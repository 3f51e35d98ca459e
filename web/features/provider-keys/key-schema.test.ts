import { expect, test } from 'vitest';
import { keySchema } from './key-schema.ts';

const values = { name: 'Studio', key: 'k', provider: 'gemini', model: '', baseURL: '', isActive: true } as const;
const problems = (over: object) =>
  keySchema.safeParse({ ...values, ...over }).error?.issues.map(({ message }) => message);

test('name and key are enough', () => expect(problems({})).toBeUndefined());

test.each([{ name: '  ' }, { key: '' }])('error: %j is not', (over) =>
  expect(problems(over)).toEqual(['Name and key are required']),
);

test('error: a compatible server needs address and model', () => {
  expect(problems({ provider: 'compatible' })).toEqual([
    'An OpenAI-compatible server needs its base URL.',
    'An OpenAI-compatible server needs the name of a model.',
  ]);
  expect(problems({ provider: 'compatible', baseURL: 'http://localhost:11434/v1', model: 'llava' })).toBeUndefined();
});

test('security: an address that is not http is refused', () => {
  expect(problems({ baseURL: 'file:///etc/passwd' })).toEqual(['Please enter an http(s) address.']);
});
