import { basename, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const ownParts = new Map<string, string>([
  ['routeModules.js', 'react-router/load-route-module.ts'],
  ['fog-of-war.js', 'react-router/no-route-discovery.ts'],
  ['instrumentation.js', 'react-router/no-instrumentation.ts'],
  ['createLucideIcon.mjs', 'ui/create-icon.tsx'],
]);

const placed = new Set<string>();

/** Inner files of libraries that the browser gets from us instead: one behaves better, the others do only what is used. */
const replaceParts: Plugin = {
  name: 'replace-parts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\..*\/(routeModules\.js|fog-of-war\.js|instrumentation\.js|createLucideIcon\.mjs)$/ },
    handler: (id, importer) => {
      const own =
        importer && /\/node_modules\/(react-router|lucide-react)\//.test(importer) && ownParts.get(basename(id));
      if (!own) return undefined;
      placed.add(own);
      return join(import.meta.dirname, 'web', own);
    },
  },
  buildEnd(fault) {
    const missing = [...ownParts.values()].filter((own) => !placed.has(own));
    if (!fault && missing.length > 0) this.error(`No library has a place any more for ${missing.join(', ')}.`);
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

/** Whether files of the app import a module, however deep; what they load later does not count. */
function reaches(files: string[], module: string, graph: ModuleGraph): boolean {
  const reached = new Set(files.map((file) => join(import.meta.dirname, 'web', file)));
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached.has(module);
}

/** The root and the layout of public pages. The list of all icons reaches every one, also those of a single page. */
const shell = {
  name: (module: string, graph: ModuleGraph) =>
    reaches(['root.tsx', 'features/site/site-layout.tsx'], module, graph) && !/\/lucide-react\/.*\/icons\//.test(module)
      ? 'shell'
      : null,
};

/** The sections of the landing page: a dozen small files that come together, and that /about and /contact share. */
const sections = {
  name: (module: string, graph: ModuleGraph) =>
    module.includes('/web/features/') && reaches(['features/site/home-page.tsx'], module, graph) ? 'sections' : null,
};

export default defineConfig({
  publicDir: 'web/public',
  plugins: [replaceParts, tailwindcss(), reactRouter()],
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
      '@tanstack/react-table',
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
      build: { rolldownOptions: { output: { codeSplitting: { groups: [framework, shell, sections] } } } },
    },
  },
});
