import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { FaultSwitches } from '../faults.ts';
import { errorEnvelope, PayPalError } from '../paypal-error.ts';
import type { Call, CallFault } from '../types.ts';

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** Does what a fault says instead of answering. */
function misbehave(reply: FastifyReply, { how, issue }: CallFault) {
  if (typeof how === 'number') {
    const error = new PayPalError(how, issue ? [{ issue }] : []);
    return reply.code(how).send(errorEnvelope(error));
  }
  reply.hijack();
  if (how === 'cut') reply.raw.destroy();
  return reply;
}

/** A route that a fault may meet, before or after its effect. */
export function answerCall(
  faults: FaultSwitches,
  call: Call,
  work: (request: FastifyRequest) => Answer,
): RouteHandlerMethod {
  return async (request, reply) => {
    const fault = faults.take(call);
    const isLate = fault?.how === 'late';
    if (isLate && !fault.afterEffect) await setTimeout(fault.delayMs ?? 1000);
    if (fault && !isLate && !fault.afterEffect) return misbehave(reply, fault);
    const { status, body, headers = {} } = work(request);
    if (isLate && fault.afterEffect) await setTimeout(fault.delayMs ?? 1000);
    if (fault && !isLate) return misbehave(reply, fault);
    return reply.code(status).headers(headers).send(body);
  };
}
