import { OpenAPIGenerator } from '@orpc/openapi';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError } from '@orpc/server';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from '#contract/index.ts';
import { router } from '#server/features/router.ts';
import type { RequestContext } from '#server/rpc.ts';
import type { Services } from '#server/services.ts';
import { clientAddress } from './client-address.ts';
import { describeApi } from './describe-api.ts';
import { encodeError } from './encode-error.ts';
import { storableText } from './storable-text.ts';
import { tellUnexpected } from './tell-unexpected.ts';

/** Every call of the contract at its own path, the OpenAPI document, and a page that shows it. */
export async function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    plugins: [new ResponseHeadersPlugin()],
    customErrorResponseBodyEncoder: encodeError,
    clientInterceptors: [
      ({ next, ...options }) => next({ ...options, input: storableText(options.input) }),
      ({ next, ...options }) =>
        next(options).catch(async (error) => {
          if (error instanceof ORPCError && error.code !== 'INTERNAL_SERVER_ERROR') throw error;
          throw await tellUnexpected(error, options.context, options.path.join('.'));
        }),
    ],
  });
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Facsimile', version: '1', description: 'A picture of a user interface becomes HTML and CSS.' },
  });
  app.get('/openapi.json', () => document);
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(describeApi(document)));

  await app.register(async (scope) => {
    // The handler reads bodies itself: multipart goes straight from the socket into its parser.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    for (const { method, path, live } of routesOf(document)) {
      scope.route({
        method,
        url: path,
        // The head of a stream that does not end would hold its connection for ever.
        exposeHeadRoute: !live,
        async handler(request, reply) {
          const { headers } = request;
          const session = await services.sessions.read(headers.cookie);
          if (session?.setCookies.length) reply.header('set-cookie', session.setCookies);
          const context: RequestContext = {
            ...services,
            log: request.log,
            headers,
            session,
            user: session?.user ?? null,
            address: clientAddress(request),
          };
          const { matched } = await handler.handle(request.method === 'HEAD' ? asGet(request) : request, reply, {
            context,
          });
          if (!matched) reply.callNotFound();
          return reply;
        },
      });
    }
  });
}

/** A HEAD request as the calls know it; Fastify answers it with the head of their answer. */
const asGet = (request: FastifyRequest): FastifyRequest =>
  Object.create(request, { raw: { value: Object.create(request.raw, { method: { value: 'GET' } }) } });

type Document = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The document's calls as Fastify routes, so that everything else stays free for the web pages. */
function routesOf(document: Document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    METHODS.filter((method) => operations?.[method]).map((method) => ({
      method: method.toUpperCase() as 'GET',
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      live: JSON.stringify(operations?.[method]?.responses ?? {}).includes('text/event-stream'),
    })),
  );
}
