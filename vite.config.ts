import { basename, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const ownParts = new Map<string, string>([
  ['routeModules.js', 'load-route-module.ts'],
  ['fog-of-war.js', 'no-route-discovery.ts'],
  ['instrumentation.js', 'no-instrumentation.ts'],
]);

const placed = new Set<string>();

/** Inner files of React Router that the browser gets from web/react-router instead: one behaves better, two are not used. */
const ownRouterParts: Plugin = {
  name: 'own-router-parts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\..*\/(routeModules|fog-of-war|instrumentation)\.js$/ },
    handler: (id, importer) => {
      const own = importer?.includes('/node_modules/react-router/') && ownParts.get(basename(id));
      if (!own) return undefined;
      placed.add(own);
      return join(import.meta.dirname, 'web/react-router', own);
    },
  },
  buildEnd(fault) {
    const missing = [...ownParts.values()].filter((own) => !placed.has(own));
    if (!fault && missing.length > 0) this.error(`React Router has no place any more for ${missing.join(', ')}.`);
  },
};

// Every page needs these two. As files of their own they stay in the browser's cache when a page changes, and one large
// file compresses better than twenty small ones.
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  priority: 1,
};

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}
const shellRoots = ['web/root.tsx', 'web/features/site/site-layout.tsx'].map((file) => join(import.meta.dirname, file));

/** What the root and the layout of public pages import, however deep; not what they load later. */
const shell = {
  name: (module: string, graph: ModuleGraph) => {
    const reached = new Set(shellRoots);
    for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
    // The list of all icons reaches every one, also those that only one page shows.
    return reached.has(module) && !/\/lucide-react\/.*\/icons\//.test(module) ? 'shell' : null;
  },
};

export default defineConfig({
  publicDir: 'web/public',
  plugins: [ownRouterParts, tailwindcss(), reactRouter()],
  // Found only when a page is opened, these would each reload the page in development.
  optimizeDeps: {
    include: [
      '@hookform/resolvers/zod',
      '@orpc/client',
      '@orpc/client/plugins',
      '@orpc/contract',
      '@orpc/openapi-client/fetch',
      '@orpc/tanstack-query',
      '@tanstack/react-query',
      'lucide-react',
      'radix-ui',
      'react-hook-form',
      'sonner',
      'sugar-high',
      'zod',
    ],
  },
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [framework, shell] } } } },
    },
  },
});
