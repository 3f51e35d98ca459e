import { expect, test } from 'vitest';
import { registerSchema } from './register-schema.ts';

const good = { name: 'Ada', email: 'ada@example.test', password: 'secret', confirmPassword: 'secret', terms: true };
const messages = (input: Record<string, unknown>) =>
  registerSchema.safeParse({ ...good, ...input }).error?.issues.map((issue) => issue.message) ?? [];

test('a complete form passes', () => expect(messages({})).toEqual([]));

test.each([
  [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters'],
  [{ confirmPassword: 'another' }, 'Passwords do not match'],
  [{ email: 'ada' }, 'Invalid email address format.'],
  [{ email: '' }, 'Please enter your email address.'],
  [{ name: ' ' }, 'Please enter your full name.'],
  [{ terms: false }, 'Please accept the terms.'],
])('%j answers %j', (input, message) => expect(messages(input)).toContain(message));
