import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { PayPalError } from '../paypal-error.ts';
import type { PayPalAccount } from '../types.ts';
import type { Answer } from './answer-call.ts';

const SCOPE =
  'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund ' +
  'https://uri.paypal.com/services/applications/webhooks openid';

/** OAuth's answers have a form of their own. */
const refuse = (status: number, error: string, error_description: string): Answer => ({
  status,
  body: { error, error_description },
});

/** Access tokens by client id and secret. They live in memory: a restart makes clients ask again, as a time-out does. */
export function createTokens(accounts: readonly PayPalAccount[], seconds: number) {
  const tokens = new Map<string, { clientId: string; expires: number }>();

  function clientOf(authorization: string | undefined): PayPalAccount | undefined {
    const [, encoded = ''] = /^Basic (\S+)$/i.exec(authorization ?? '') ?? [];
    const [id, ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
    return accounts.find((each) => each.clientId === id && each.clientSecret === secret.join(':'));
  }

  return {
    /** `POST /v1/oauth2/token` */
    grant(request: FastifyRequest): Answer {
      const account = clientOf(request.headers.authorization);
      if (!account) return refuse(401, 'invalid_client', 'Client Authentication failed');
      const form = new URLSearchParams(request.body ? String(request.body) : '');
      if (form.get('grant_type') !== 'client_credentials')
        return refuse(400, 'unsupported_grant_type', 'Grant Type is NULL or not client_credentials');
      const access_token = `A21AA${randomBytes(48).toString('base64url')}`;
      tokens.set(access_token, { clientId: account.clientId, expires: Date.now() + seconds * 1000 });
      const body = {
        scope: SCOPE,
        access_token,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: seconds,
        nonce: `${new Date().toISOString().slice(0, 19)}Z${randomBytes(32).toString('base64url')}`,
      };
      return { status: 200, body };
    },
    /** @throws PayPalError 401 without a token that is good now */
    accountOf(request: FastifyRequest): PayPalAccount {
      const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const held = tokens.get(token);
      const account = accounts.find((each) => each.clientId === held?.clientId);
      if (!held || !account || held.expires <= Date.now())
        throw new PayPalError(401, [
          { issue: token ? 'INVALID_TOKEN' : 'MISSING_TOKEN', field: 'Authorization', location: 'header' },
        ]);
      return account;
    },
    expire: () => tokens.clear(),
  };
}
export type Tokens = ReturnType<typeof createTokens>;
