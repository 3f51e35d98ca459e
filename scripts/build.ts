import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleService } from './bundle-service.ts';

const root = join(import.meta.dirname, '..');
const webSources = [
  'web',
  'contract',
  'fidelity',
  'engine',
  'server/platform/engine',
  'server/platform/web/demo',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const serviceSources = ['server', 'contract', 'engine', 'fidelity', 'package-lock.json', 'scripts/bundle-service.ts'];

/** Builds the web app and the service into `build/`, each unless the existing one was built from the same sources. */
export async function build(): Promise<void> {
  await unlessThere('web app', webSources, buildWeb);
  await unlessThere('service', serviceSources, () => bundleService(join(root, 'build', 'service')));
}

/** @param made what is built; the stamp that holds the hash of its sources has the same name */
async function unlessThere(made: string, sources: string[], make: () => Promise<void> | void): Promise<void> {
  const stamp = join(root, 'build', `${made.replace(' ', '-')}.sha256`);
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write(`Building the ${made} …\n`);
  await make();
  writeFileSync(stamp, wanted);
}

function buildWeb(): void {
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(process.execPath, [cli, 'build'], { cwd: root, env, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`The web app could not be built:\n${result.stdout}\n${result.stderr}`);
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, join(root, path));
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
    return;
  }
  if (/\.test\.tsx?$/.test(path)) return;
  hash.update(path).update(readFileSync(path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
