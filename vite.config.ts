import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** React Router reloads the page when a route's script cannot be loaded; ours asks the visitor (web/load-route-module.ts). */
const askBeforeReloading: Plugin = {
  name: 'ask-before-reloading',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /\/routeModules\.js$/ },
    handler: (_id, importer) =>
      importer?.includes('/react-router/') ? join(import.meta.dirname, 'web/load-route-module.ts') : undefined,
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
  plugins: [askBeforeReloading, tailwindcss(), reactRouter()],
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
