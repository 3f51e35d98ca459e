import type { SocialProviders } from 'better-auth/social-providers';
import type { Config } from '#server/config.ts';
import { isVerifiedByMicrosoft } from './microsoft-email.ts';

const names = { google: 'Google', github: 'GitHub', microsoft: 'Microsoft' } as const;

/** Id of the provider that is known by its issuer only. */
export const OPENID = 'openid';

/** The configured ways to sign in elsewhere, in the order of their buttons. */
export function offeredProviders({ signInProviders }: Pick<Config, 'signInProviders'>): { id: string; name: string }[] {
  const known = (['google', 'github', 'microsoft'] as const)
    .filter((id) => signInProviders[id])
    .map((id) => ({ id, name: names[id] }));
  const { openid } = signInProviders;
  return openid ? [...known, { id: OPENID, name: openid.name }] : known;
}

/** The three that the sign-in library knows by name, as it wants them. */
export function knownProviders({ signInProviders, verifyEmail }: Pick<Config, 'signInProviders' | 'verifyEmail'>) {
  const { google, github, microsoft } = signInProviders;
  const prompt = 'select_account' as const;
  const common = { requireEmailVerification: verifyEmail };
  const providers: SocialProviders = {};
  if (google) providers.google = { ...common, ...google, prompt };
  if (github) providers.github = { ...common, ...github };
  if (microsoft) {
    const { authority, ...client } = microsoft;
    const cut = authority.lastIndexOf('/');
    providers.microsoft = {
      ...common,
      ...client,
      prompt,
      authority: authority.slice(0, cut),
      tenantId: authority.slice(cut + 1),
      // It comes as a data address of many kilobytes.
      disableProfilePhoto: true,
      mapProfileToUser: (profile) => ({ emailVerified: isVerifiedByMicrosoft(profile) }),
    };
  }
  return providers;
}
