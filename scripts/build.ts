import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = [
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

/** Builds the web app into `build/` unless the one there was made from the same sources. */
export function buildWeb(): void {
  const stamp = join(root, 'build', 'sources.sha256');
  const wanted = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Building the web app …\n');
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(process.execPath, [cli, 'build'], { cwd: root, env, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`The web app could not be built:\n${result.stdout}\n${result.stderr}`);
  writeFileSync(stamp, wanted);
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
