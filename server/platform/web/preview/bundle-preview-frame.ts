import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleScriptFamilies } from './bundle-script-families.ts';
import { bundleTypefaces } from './bundle-typefaces.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const vendored = {
  'tailwind.js': 'node_modules/@tailwindcss/browser/dist/index.global.js',
  'axe.js': 'node_modules/axe-core/axe.min.js',
  'bootstrap.css': 'node_modules/bootstrap/dist/css/bootstrap.min.css',
};

/** Puts into `directory` everything the preview frame loads: its own script, the two framework files, typefaces and axe. */
export async function bundlePreviewFrame(directory: string): Promise<void> {
  // Vite is a development dependency: a production server only serves what was bundled before.
  const { build } = await import('vite');
  await mkdir(directory, { recursive: true });
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: directory,
      emptyOutDir: false,
      sourcemap: false,
      lib: {
        entry: `${root}web/preview/frame.ts`,
        formats: ['iife'],
        name: 'previewFrame',
        fileName: () => 'frame.js',
      },
    },
  });
  await bundleTypefaces(`${directory}/fonts`);
  await bundleScriptFamilies(`${directory}/fonts`);
  for (const [name, source] of Object.entries(vendored)) await copyFile(root + source, `${directory}/${name}`);
}
