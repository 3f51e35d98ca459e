import { Readable } from 'node:stream';
import { call as callProcedure, ORPCError, validateORPCError } from '@orpc/server';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badRequest } from '#server/platform/errors.ts';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { createCallHandler } from '#server/platform/http/create-call-handler.ts';
import { keepAnswers } from '#server/platform/http/keep-answers.ts';
import { type Call, listCalls } from '#server/platform/http/list-calls.ts';
import { receiveFile } from '#server/platform/http/receive-file.ts';
import { sendSealedBody } from '#server/platform/http/sealed-body.ts';
import { storableText } from '#server/platform/http/storable-text.ts';
import { type BeforeBody, beforeBody, type MemberContext } from '#server/platform/rpc.ts';
import { type ApiContext, router } from './router.ts';
import type { AllServices } from './services.ts';
import { tellUnexpected } from './tell-unexpected.ts';

/** What is too busy now is worth another try after this time (s); the texts of these errors say a minute. */
const RETRY_AFTER_S = '60';

/** A call on its way: what is decided before its body is read, and where that comes from. */
type Underway = ApiContext & { call: Call & BeforeBody; message: FastifyRequest['raw'] };

/** Every call of the contract at its own path. */
export async function registerApi(app: FastifyInstance, services: AllServices): Promise<void> {
  const answers = keepAnswers(services.events);
  const handler = createCallHandler<Underway>(router, {
    plugins: [new ResponseHeadersPlugin()],
    interceptors: [
      async ({ next, ...options }) => {
        const { context, request } = options;
        const { call, message } = context;
        try {
          call.refuseStrangers(context);
          if (!call.admit) return await next();
          return await receiveFile(message, context as MemberContext, call.admit, request.signal, (form) =>
            next({ ...options, request: { ...request, body: async () => form } }),
          );
        } catch (error) {
          // A client that has gone reads no answer, and its leaving is not a failure.
          if (request.signal?.aborted) throw badRequest('The request did not arrive completely.');
          if (!(error instanceof ORPCError)) throw await tellUnexpected(error, context, `${call.method} ${call.path}`);
          if (error.status === 503 && !context.resHeaders?.has('retry-after'))
            context.resHeaders?.set('retry-after', RETRY_AFTER_S);
          throw await validateORPCError(call.procedure['~orpc'].errorMap, error);
        }
      },
    ],
    clientInterceptors: [
      async ({ next, ...options }) => {
        const output = await next(options);
        // Other instances, and this one, hear of the change a moment later; who made it looks at once.
        const { call, user } = options.context;
        if (call.method !== 'GET' && user?.role === 'Admin') answers.clear();
        return output;
      },
      ({ next, ...options }) => next({ ...options, input: storableText(options.input) }),
      ({ next, ...options }) =>
        next(options).catch(async (error) => {
          if (options.signal?.aborted || (error instanceof ORPCError && error.code !== 'INTERNAL_SERVER_ERROR'))
            throw error;
          const { context, path } = options;
          throw await tellUnexpected(error, context, path.join('.'));
        }),
    ],
  });
  app.addHook('onClose', async () => answers.close());
  await app.register(async (scope) => {
    // The handler reads bodies itself: multipart goes straight from the socket into its parser.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    for (const call of listCalls(router)) {
      const { method, path: url, live } = call;
      const underway = { ...call, ...beforeBody(call.procedure) };
      const answer = async (request: FastifyRequest, reply: FastifyReply) => {
        const { headers } = request;
        // What is public may be kept on its way, and must not carry a cookie.
        const session = await services.sessions.read(headers.cookie, !underway.isPublic);
        if (session?.setCookies.length) reply.header('set-cookie', session.setCookies);
        const context: Underway = {
          ...services,
          log: request.log,
          headers,
          session,
          user: session?.user ?? null,
          address: clientAddress(request),
          call: underway,
          message: request.raw,
        };
        const { matched } = await handler.handle(request.method === 'HEAD' ? asGet(request) : request, reply, {
          context,
        });
        if (!matched) reply.callNotFound();
        return reply;
      };
      const fromMemory = async (request: FastifyRequest, reply: FastifyReply) => {
        const nobody = { ...services, log: request.log, headers: {}, session: null, user: null, address: '' };
        const make = () => callProcedure(call.procedure, undefined, { context: nobody });
        const kept = await answers.get(url, make).catch(() => undefined);
        if (!kept) return answer(request, reply);
        return sendSealedBody(request, reply.header('cache-control', 'no-cache'), kept);
      };
      scope.route({ method, url, exposeHeadRoute: !live, handler: underway.isSameForEverybody ? fromMemory : answer });
      if (live) scope.route({ method: 'HEAD', url, onSend: endStream, handler: answer });
    }
  });
}

/** A HEAD request for a stream gets no events, so the stream is ended. */
async function endStream(_request: FastifyRequest, _reply: FastifyReply, body: unknown): Promise<null> {
  if (body instanceof Readable) body.destroy();
  return null;
}

/** A HEAD request as the calls know it; Fastify answers it with the head of their answer. */
const asGet = (request: FastifyRequest): FastifyRequest =>
  Object.create(request, { raw: { value: Object.create(request.raw, { method: { value: 'GET' } }) } });
