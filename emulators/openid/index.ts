/// <reference path="./oidc-provider.d.ts" />
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { demoAccounts, subjectOf } from './accounts.ts';
import { loginPage } from './login-page.ts';
import { createMemory } from './memory.ts';
import { createProvider } from './provider.ts';
import type { OpenIDEmulator, OpenIDEmulatorOptions } from './types.ts';

/** An OpenID Connect provider with a choice of accounts instead of passwords. Reachable from this machine only. */
export async function createEmulator(options: OpenIDEmulatorOptions = {}): Promise<OpenIDEmulator> {
  const { accounts = demoAccounts, clientId = 'facsimile', clientSecret = 'openid-demo-secret', log } = options;
  const memory = createMemory();
  let provider: Provider;

  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { uid } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST')
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(loginPage(uid, accounts));
    const chosen = new URLSearchParams(await text(request)).get('email');
    const account = accounts.find(({ email }) => email === chosen);
    log?.(account ? `${account.email} signs in` : 'sign-in cancelled');
    const result = account
      ? { login: { accountId: subjectOf(account), remember: false } }
      : { error: 'access_denied', error_description: 'End-User cancelled the sign-in' };
    return provider.interactionFinished(request, response, result);
  }

  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    interact(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400).end(error instanceof Error ? error.message : String(error));
    });
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = createProvider({ issuer: url, clientId, clientSecret, accounts, Adapter: memory.Adapter });
  provider.on('server_error', (_context, error) => log?.(String(error)));
  return {
    url,
    clientId,
    clientSecret,
    accounts,
    reset: memory.clear,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
