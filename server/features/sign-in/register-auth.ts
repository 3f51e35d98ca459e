import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkDatabase } from '#server/platform/database/check-database.ts';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '#server/platform/http/client-address.ts';
import { webHeaders } from '#server/platform/http/web-request.ts';
import type { Services } from '#server/platform/services.ts';
import type { Auth } from './create-auth.ts';

/** Sign-in bodies are a few hundred bytes. */
const BODY_LIMIT = 16 * 1024;

/** What the library's limit per address leaves out. */
const TOO_MANY = { code: 'TOO_MANY_ATTEMPTS' };

/**
 * Hands `/api/auth/*` to the sign-in library, with the caller's address as the server sees it. It keeps to itself what went
 * wrong inside, so the database is asked.
 */
export function registerAuth(app: FastifyInstance, { auth, db }: Pick<Services, 'db'> & { auth: Auth }): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({ method: ['GET', 'POST'], url: '/api/auth/*', handler });
    async function handler(request: FastifyRequest, reply: FastifyReply) {
      const headers = webHeaders(request);
      headers.set(CLIENT_ADDRESS_HEADER, clientAddress(request));
      const body = typeof request.body === 'string' && request.body !== '' ? request.body : undefined;
      // The library knows no HEAD; Fastify answers it with the head of the answer.
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const url = `${request.protocol}://${request.host}${request.url}`;
      const response = await auth.handler(new Request(url, { method, headers, body }));
      if (response.status >= 500) await checkDatabase(db);
      reply.code(response.status);
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
      const text = response.body ? withoutTokens(await response.text()) : '';
      if (response.status !== 429) return reply.send(text);
      const wait = response.headers.get('x-retry-after');
      if (wait) reply.header('retry-after', wait);
      return reply.type('application/json').send({ ...TOO_MANY, ...JSON.parse(text) });
    }
  });
}

/**
 * An answer of the library without the token that it names beside the cookie: the cookie is kept from scripts, so that one
 * that should not be there cannot carry a session away.
 */
const withoutTokens = (text: string): string =>
  text.includes('"token"')
    ? JSON.stringify(JSON.parse(text, (name, value) => (name === 'token' && value !== null ? undefined : value)))
    : text;
