import { createORPCClient, createORPCErrorFromJson, isORPCErrorJson } from '@orpc/client';
import { ClientRetryPlugin, type ClientRetryPluginContext } from '@orpc/client/plugins';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { contract } from '#contract/index.ts';
import { contractRoutes } from './contract-routes.ts';
import { fetchAlive } from './fetch-alive.ts';

export interface CallContext extends ClientRetryPluginContext {
  /** Makes a retry of the same submit safe: the server answers it with the first one's result. */
  idempotencyKey?: string;
  /** Is told how many rows a list has in all, of which the answer is one page. */
  onTotal?: (total: number) => void;
}

const link = new OpenAPILink<CallContext>(contractRoutes, {
  url: () => window.location.origin,
  headers: ({ context }): Record<string, string> =>
    context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {},
  fetch: (request, init) => fetchAlive(request, init),
  plugins: [new ClientRetryPlugin()],
  clientInterceptors: [
    async ({ next, context }) => {
      const answer = await next();
      const total = answer.headers['x-total-count'];
      if (total !== undefined) context.onTotal?.(Number(total));
      return answer;
    },
  ],
  // The server adds `success` and `error` for simple clients; oRPC's decoder refuses keys that it does not know.
  customErrorResponseBodyDecoder: (body) => {
    if (typeof body !== 'object' || body === null) return null;
    const { success: _success, error: _error, ...json } = body as Record<string, unknown>;
    return isORPCErrorJson(json) ? createORPCErrorFromJson(json) : null;
  },
});

/** The only client of the contract. */
export const client: ContractRouterClient<typeof contract, CallContext> = createORPCClient(link);

/** Query and mutation options of every procedure, for TanStack Query. */
export const api = createTanstackQueryUtils(client);
