import { getEventIteratorSchemaDetails } from '@orpc/contract';
import { type AnyProcedure, isProcedure } from '@orpc/server';

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Fastify writes it, e.g. `/package/:id`. */
  path: string;
  /** Answers a stream of events that may not end by itself. */
  live: boolean;
  procedure: AnyProcedure;
};

/** Every call of a router with the method and path it is reached by. */
export function listCalls(router: object): Call[] {
  return Object.values(router)
    .flatMap((group: object) => Object.values(group))
    .filter(isProcedure)
    .map((procedure) => {
      const { route, outputSchema } = procedure['~orpc'];
      return {
        method: route.method as Call['method'],
        path: route.path!.replaceAll(/\{(\w+)\}/g, ':$1'),
        live: getEventIteratorSchemaDetails(outputSchema) !== undefined,
        procedure,
      };
    });
}
