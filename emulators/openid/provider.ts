/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Context, interactionPolicy, Provider } from 'oidc-provider';
import { claimsOf, subjectOf } from './accounts.ts';
import type { OpenIDAccount } from './types.ts';

type Options = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  accounts: OpenIDAccount[];
  Adapter: new (model: string) => object;
};

const SCOPES = 'openid profile email';
const HOUR = 3600;

/** The certified provider with one client, which may come from any page of this machine. */
export function createProvider({ issuer, clientId, clientSecret, accounts, Adapter }: Options): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    adapter: Adapter,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['http://localhost:3000/api/auth/callback/openid'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'emulator' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: HOUR, AuthorizationCode: 60, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
    interactions: {
      policy: askEveryTime(),
      url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    async findAccount(_context: Context, sub: string) {
      const account = accounts.find((each) => subjectOf(each) === sub);
      return account && { accountId: sub, claims: () => claimsOf(account) };
    },
    async loadExistingGrant({ oidc }: Context) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    URL.canParse(uri) && ['localhost', '127.0.0.1'].includes(new URL(uri).hostname);
  return provider;
}

/** Who signed in before chooses again: that is what it is there for. */
function askEveryTime() {
  const { base, Check } = interactionPolicy;
  const policy = base();
  policy
    .get('login')
    .checks.add(
      new Check('choose', 'An account is chosen each time', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}
