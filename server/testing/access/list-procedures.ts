import { contract } from '#contract/index.ts';
import type { Method } from '../client.ts';
import type { ProcedureName } from './access.ts';

export type Procedure = { name: ProcedureName; method: Method; path: string };

type Declared = { '~orpc': { route: { method?: string; path?: string } } };

/** Every call of the contract with the method and path it is reached by. */
export function listProcedures(): Procedure[] {
  return Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries(calls as Record<string, Declared>).map(([call, { '~orpc': declared }]) => {
      const { method, path } = declared.route;
      if (!method || !path) throw new Error(`${noun}.${call} has no route.`);
      return { name: `${noun}.${call}` as ProcedureName, method: method as Method, path };
    }),
  );
}
