import { expect, test } from 'vitest';
import { creditsMessage, creditsSchema } from './credits-schema.ts';

const parse = (amount: string) => creditsSchema.safeParse({ amount, reason: 'Broken', message: '' });

test('credits are whole and from 1 to 10,000', () => {
  expect(parse(' 3 ').data).toEqual({ amount: 3, reason: 'Broken', message: '' });
  expect(parse('10000').success).toBe(true);
  for (const wrong of ['', '0', '-1', '1.5', '10001', 'ten', '1e3']) expect(parse(wrong).success).toBe(false);
});

test('a reason is asked for', () => {
  expect(creditsSchema.safeParse({ amount: '1', reason: ' ', message: '' }).error?.issues[0]?.message).toBe(
    'Please enter a reason.',
  );
});

test('the message says how many', () => {
  expect(creditsMessage('Mo', '1')).toContain('given 1 credit back to your account; you can spend it');
  expect(creditsMessage('Mo', '1200')).toContain('given 1,200 credits back to your account; you can spend them');
  expect(creditsMessage('Mo', 'x')).toContain('given your credits back');
});
