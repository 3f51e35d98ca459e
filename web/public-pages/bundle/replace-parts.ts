import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Inner files of libraries, and what the browser gets from us in their place: docs/public-pages.md says why. */
const OWN_PARTS = new Map<string, string>([
  ['routeModules.js', 'load-route-module.ts'],
  ['fog-of-war.js', 'no-route-discovery.ts'],
  ['instrumentation.js', 'no-instrumentation.ts'],
  ['createLucideIcon.mjs', 'create-icon.tsx'],
]);

const placed = new Set<string>();

/** Puts our files in the place of the libraries' in the browser's build. A library that has no such file ends the build. */
export const replaceParts: Plugin = {
  name: 'replace-parts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\..*\/(routeModules\.js|fog-of-war\.js|instrumentation\.js|createLucideIcon\.mjs)$/ },
    handler: (id, importer) => {
      const own =
        importer && /\/node_modules\/(react-router|lucide-react)\//.test(importer) && OWN_PARTS.get(basename(id));
      if (!own) return undefined;
      placed.add(own);
      return join(import.meta.dirname, '../replaced', own);
    },
  },
  buildEnd(fault) {
    const missing = [...OWN_PARTS.values()].filter((own) => !placed.has(own));
    if (!fault && missing.length > 0) this.error(`No library has a place any more for ${missing.join(', ')}.`);
  },
};
