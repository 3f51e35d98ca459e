import { join } from 'node:path';

/** The graph that Rolldown gives to the function that names a module's chunk. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/**
 * An index says what a feature offers; whoever imports from it gets those files and no others. The bundler is told that
 * such a file does nothing by itself (`treeshake.moduleSideEffects`).
 */
export const INDEX_OF_FEATURE = /\/web\/features\/(?:[^/]+\/){1,2}index\.ts$/;

/** Modules that files of the app import, and names of the icons they draw in lower case. */
interface Reached {
  modules: ReadonlySet<string>;
  icons: ReadonlySet<string>;
}

const ICON = /\/lucide-react\/.*\/icons\/([\w-]+)\.m?js$/;
const ICON_NAMES = /\bimport\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/**
 * However deep. What they load later does not count, nor what stands behind a feature's index: nobody can tell here what
 * of it they use. The list of all icons reaches every one, so those count that a file names: `ChevronDown` is chevron-down.
 */
function reach(files: readonly string[], graph: ModuleGraph): Reached {
  const modules = new Set(files.map((file) => join(import.meta.dirname, '../..', file)));
  const icons = new Set<string>();
  for (const id of modules) {
    if (INDEX_OF_FEATURE.test(id)) continue;
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) modules.add(imported);
    if (!id.includes('/web/')) continue;
    for (const [, names = ''] of (code ?? '').matchAll(ICON_NAMES))
      for (const name of names.split(','))
        icons.add(
          name
            .replace(/\bas\b.*/s, '')
            .trim()
            .toLowerCase(),
        );
  }
  return { modules, icons };
}

/** The app's modules are looked through once for each build, when it first asks. */
function reaches(...files: string[]): (module: string, graph: ModuleGraph) => boolean {
  let reached: Reached | undefined;
  return (module, graph) => {
    reached ??= reach(files, graph);
    const icon = ICON.exec(module)?.[1];
    return icon ? reached.icons.has(icon.replaceAll('-', '')) : reached.modules.has(module);
  };
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
const byRoot = reaches('root.tsx');
const bySite = reaches('features/site/site-layout.tsx');

/** The root, and the layout of public pages: the signed-in areas do without `site`. */
const shell = {
  name: (module: string, graph: ModuleGraph) => {
    if (byRoot(module, graph)) return 'shell';
    return bySite(module, graph) ? (OF_SITE.test(module) ? 'site' : 'shell') : null;
  },
};

const byHome = reaches('features/site/home-page.tsx');

/** What the landing page needs beyond that: small files that come together, and that /about and /contact share. */
const landing = {
  name: (module: string, graph: ModuleGraph) => (module.includes('/web/') && byHome(module, graph) ? 'landing' : null),
};

const bySignIn = reaches('features/accounts/sign-in-layout.tsx', 'features/accounts/login-page.tsx');
const byAreas = reaches(
  'features/accounts/account-providers.tsx',
  'features/accounts/require-session.tsx',
  'features/dashboard/area-layout.tsx',
  'features/dashboard/user-layout.tsx',
);

/** What both signing in and the signed-in areas need, and what the areas need beyond that: many small files otherwise. */
const accounts = {
  name: (module: string, graph: ModuleGraph) =>
    byAreas(module, graph) ? (bySignIn(module, graph) ? 'accounts' : 'area') : null,
};

export const chunkGroups = [framework, shell, landing, accounts];
