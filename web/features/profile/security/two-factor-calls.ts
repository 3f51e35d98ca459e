import * as z from 'zod';
import { authRequest } from '#web/session/session.ts';

const setup = z.object({ totpURI: z.string().startsWith('otpauth://'), backupCodes: z.array(z.string()) });
export type TwoFactorSetup = z.infer<typeof setup>;

/** Makes a secret and recovery codes. They count once a code of the app has been verified. */
export const beginTwoFactor = async (password: string): Promise<TwoFactorSetup> =>
  setup.parse(await authRequest('/two-factor/enable', { password }));

/** New recovery codes instead of the old ones. */
export const renewRecoveryCodes = async (password: string): Promise<string[]> =>
  setup.pick({ backupCodes: true }).parse(await authRequest('/two-factor/generate-backup-codes', { password }))
    .backupCodes;

export const switchTwoFactorOff = (password: string) => authRequest('/two-factor/disable', { password });
