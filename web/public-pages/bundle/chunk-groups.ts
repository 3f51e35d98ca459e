import { join } from 'node:path';

/** The graph that Rolldown gives to the function that names a module's chunk. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * An index says what a feature offers; whoever imports from it gets those files and no others. The bundler is told that
 * such a file does nothing by itself (`treeshake.moduleSideEffects`).
 */
export const INDEX_OF_FEATURE = /\/web\/features\/(?:[^/]+\/){1,2}index\.ts$/;

/**
 * Whether files of the app import a module, however deep. What they load later does not count, nor what stands behind
 * a feature's index: nobody can tell here what of it they use.
 */
function reaches(files: string[], module: string, graph: ModuleGraph): boolean {
  const reached = new Set(files.map((file) => join(import.meta.dirname, '../..', file)));
  for (const id of reached) {
    if (INDEX_OF_FEATURE.test(id)) continue;
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached.has(module);
}

// Every page needs these two. As files of their own they stay in the browser's cache when a page changes, and one large
// file compresses better than twenty small ones.
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  priority: 1,
};

/** What only public pages have of the layout below. */
const OF_SITE = /\/web\/(features\/site|public-pages)\//;

/**
 * The root, and the layout of public pages: the signed-in areas do without `site`. The list of all icons reaches every one,
 * also those of a single page.
 */
const shell = {
  name: (module: string, graph: ModuleGraph) =>
    reaches(['root.tsx', 'features/site/site-layout.tsx'], module, graph) && !/\/lucide-react\/.*\/icons\//.test(module)
      ? OF_SITE.test(module) && !reaches(['root.tsx'], module, graph)
        ? 'site'
        : 'shell'
      : null,
};

/** What the landing page needs beyond that: small files that come together, and that /about and /contact share. */
const landing = {
  name: (module: string, graph: ModuleGraph) =>
    module.includes('/web/') && reaches(['features/site/home-page.tsx'], module, graph) ? 'landing' : null,
};

export const chunkGroups = [framework, shell, landing];
