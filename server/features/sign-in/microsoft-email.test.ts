import { expect, test } from 'vitest';
import { isVerifiedByMicrosoft } from './microsoft-email.ts';

const email = 'victim@test.example';

test.each([
  [{ email }, false],
  [{ email, email_verified: true }, false],
  [{ email, xms_edov: false }, false],
  [{ email, verified_primary_email: ['other@test.example'] }, false],
  [{ email, verified_primary_email: [email] }, true],
  [{ email, xms_edov: true }, true],
  [{ email, xms_edov: '1' }, true],
])('%o: %s', (profile, verified) => {
  expect(isVerifiedByMicrosoft(profile)).toBe(verified);
});
