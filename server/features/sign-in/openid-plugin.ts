import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '#server/config.ts';
import { OPENID } from './providers.ts';

/** Sign-in with the configured OpenID Connect provider: discovery, PKCE, nonce, and an ID token whose signature is checked. */
export const openidPlugin = ({ signInProviders, verifyEmail }: Pick<Config, 'signInProviders' | 'verifyEmail'>) =>
  genericOAuth({
    config: signInProviders.openid ? [openidOf(signInProviders.openid, verifyEmail)] : [],
  });

function openidOf(openid: NonNullable<Config['signInProviders']['openid']>, requireEmailVerification: boolean) {
  const { issuer, name, clientId, clientSecret } = openid;
  return {
    providerId: OPENID,
    name,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    clientId,
    clientSecret,
    scopes: ['openid', 'profile', 'email'],
    requireEmailVerification,
    // Some providers write it as a text, and 'false' would count as true.
    mapProfileToUser: ({ email_verified: verified }: Record<string, unknown>) => ({
      emailVerified: verified === true || verified === 'true',
    }),
  };
}
