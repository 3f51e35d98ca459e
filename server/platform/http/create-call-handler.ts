import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { type AnyProcedure, type Context, Procedure } from '@orpc/server';
import { FastifyHandler } from '@orpc/server/fastify';
import { StandardHandler, type StandardHandlerOptions } from '@orpc/server/standard';
import { beforeBody } from '#server/platform/rpc.ts';
import { encodeError } from './encode-error.ts';

type Router = Record<string, Record<string, AnyProcedure>>;

/**
 * oRPC's OpenAPI handler, except for answers from a presenter: those already have the shape of the contract and are sent
 * unchanged. Checking and copying a list takes longer than reading it.
 */
export function createCallHandler<T extends Context>(router: Router, options: StandardHandlerOptions<T>) {
  const codec = new Codec(
    new StandardOpenAPISerializer(new StandardOpenAPIJsonSerializer(), new StandardBracketNotationSerializer()),
    { customErrorResponseBodyEncoder: encodeError },
  );
  return new FastifyHandler(new StandardHandler(unchecked(router), new StandardOpenAPIMatcher(), codec, options));
}

class Codec extends StandardOpenAPICodec {
  override encode(output: unknown, procedure: AnyProcedure) {
    if (!isPresented(procedure)) return super.encode(output, procedure);
    return { status: procedure['~orpc'].route.successStatus ?? 200, headers: {}, body: output };
  }
}

const isPresented = (procedure: AnyProcedure): boolean => beforeBody(procedure).isPresented;

const unchecked = (router: Router): Router =>
  mapValues(router, (group) =>
    mapValues(group, (procedure) =>
      isPresented(procedure) ? new Procedure({ ...procedure['~orpc'], outputSchema: undefined }) : procedure,
    ),
  );

const mapValues = <Value>(record: Record<string, Value>, change: (value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
