import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { welcome } from './welcome.ts';

const production = {
  FACSIMILE_MODE: 'production',
  PUBLIC_URL: 'https://facsimile.example',
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
  AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
};
const HINT = 'AUTH_HIDE_ACCOUNT_EXISTENCE=true';

test('in production, hiding who has an account is recommended until it is done', () => {
  const said = welcome(readConfig(production), []);
  expect(said.split('\n').filter((line) => line.includes(HINT))).toHaveLength(1);
  expect(welcome(readConfig({ ...production, AUTH_HIDE_ACCOUNT_EXISTENCE: 'true' }), [])).not.toContain(HINT);
  expect(welcome(readConfig({}), [])).not.toContain(HINT);
});
