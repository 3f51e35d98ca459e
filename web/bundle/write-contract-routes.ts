import type { Plugin } from 'vite';

/** Puts the table of routes, as it comes out of web/contract-routes.ts, in the place of the contract. */
export const writeContractRoutes: Plugin = {
  name: 'write-contract-routes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\/web\/contract-routes\.ts$/ },
    async handler() {
      const { contractRoutes } = await import('../contract-routes.ts');
      const table = JSON.stringify(contractRoutes, (key, value) => (key === 'route' ? routeOf(value) : value));
      return { code: `export const contractRoutes = ${table};`, moduleType: 'js' };
    },
  },
};

type Route = Record<string, unknown>;

/** What the link asks for; summaries and tags are for the description of the interface. */
const routeOf = ({ method, path, inputStructure, outputStructure }: Route): Route => ({
  method,
  path,
  inputStructure,
  outputStructure,
});
