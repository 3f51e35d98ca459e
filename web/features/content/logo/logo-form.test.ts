import { expect, test } from 'vitest';
import { logoForm } from './logo-form.ts';

const problem = (logoUrl: string) => logoForm.safeParse({ logoUrl }).error?.issues[0]?.message;

test('error: an empty address, also one of blanks, is asked for', () => {
  expect(problem('')).toBe('Please enter a logo URL');
  expect(problem('   ')).toBe('Please enter a logo URL');
});

test('an address on this site or elsewhere is taken, trimmed', () =>
  expect(logoForm.parse({ logoUrl: ' /images/logo.webp ' })).toEqual({ logoUrl: '/images/logo.webp' }));

test('security: a script is not a picture', () => expect(problem('javascript:alert(1)')).toContain('picture address'));
