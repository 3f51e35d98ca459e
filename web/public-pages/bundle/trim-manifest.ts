import { readdir, readFile, writeFile } from 'node:fs/promises';

const ASSIGNMENT = /^window\.__reactRouterManifest=(.*);$/s;

type Manifest = { routes: Record<string, { imports?: string[] }> };

/**
 * Takes out of the browser's list of routes which files each of them imports: every page loads the list, and only the
 * server, which has a list of its own, makes preload links from it.
 * @param directory of the client build
 * @throws when the build has no such list, or writes it differently
 */
export async function trimManifest(directory: string): Promise<void> {
  const name = (await readdir(`${directory}/assets`)).find((file) => /^manifest-\w+\.js$/.test(file));
  const file = `${directory}/assets/${name}`;
  const [, json] = ASSIGNMENT.exec((await readFile(file, 'utf8')).trim()) ?? [];
  if (!json) throw new Error(`${file} is not the list of routes that React Router used to write.`);
  const manifest: Manifest = JSON.parse(json);
  for (const route of Object.values(manifest.routes)) delete route.imports;
  await writeFile(file, `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
}
