import type { FastifyError, FastifyInstance } from 'fastify';
import { isUnavailable } from '../is-unavailable.ts';
import { refuseMethod } from './allowed-methods.ts';
import { answerUnavailable } from './unavailable.ts';

/**
 * Answers errors outside procedures in the same shape as all others. The cause is logged and not sent: the message of a
 * failed query holds its parameters.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (isUnavailable(error)) return answerUnavailable(request, reply);
    const code = status >= 500 ? 'INTERNAL_SERVER_ERROR' : (error.code ?? 'BAD_REQUEST');
    const message = status >= 500 ? 'Internal server error' : error.message;
    return reply.code(status).send({ defined: false, code, status, message, success: false, error: message });
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = app.methodsOf?.(request.url.split('?')[0]!) ?? [];
    if (methods.length > 0 && !methods.includes(request.method)) return refuseMethod(reply, methods);
    const message = 'There is no such API call.';
    return reply
      .code(404)
      .send({ defined: false, code: 'NOT_FOUND', status: 404, message, success: false, error: message });
  });
}
