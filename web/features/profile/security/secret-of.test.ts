import { expect, test } from 'vitest';
import { secretOf } from './secret-of.ts';

test('groups of four', () => {
  expect(secretOf('otpauth://totp/Facsimile:ada%40test.example?secret=ABCDEFGHIJ&issuer=Facsimile')).toBe(
    'ABCD EFGH IJ',
  );
});
