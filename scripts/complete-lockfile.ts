import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Run this after a change of dependencies if your registry lacks binaries for other platforms. npm leaves those out of the
// lockfile, and `npm ci` then refuses it on every platform. This adds them by name and version, so that the lockfile is
// the same wherever it was written. See docs/decisions/0001-runtime-through-npm.md.

type Entry = {
  version: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, Entry> };

const OS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const CPU = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** The platform in a package's name, such as `@esbuild/linux-arm64`. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os =
    words.find((word) => OS.includes(word)) ?? (words.some((word) => word.startsWith('linux')) ? 'linux' : undefined);
  const cpu = words.find((word) => CPU.includes(word));
  const libc = words.some((word) => word.includes('musl')) ? 'musl' : undefined;
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}) };
}

/** Folders in which Node looks for a dependency of the package at `path`, nearest first. */
function foldersFor(path: string): string[] {
  const folders: string[] = [];
  for (let rest = path; rest; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('/node_modules/')))) {
    folders.push(`${rest}/node_modules`);
    if (!rest.includes('/node_modules/')) break;
  }
  return [...folders, 'node_modules'];
}

const file = process.argv[2] ?? join(import.meta.dirname, '..', 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
let added = 0;
for (const [path, entry] of Object.entries(lockfile.packages)) {
  const wanted = Object.entries(entry.optionalDependencies ?? {});
  const found = (name: string) =>
    foldersFor(path)
      .map((folder) => `${folder}/${name}`)
      .find((place) => lockfile.packages[place]);
  const sibling = wanted.map(([name]) => ({ name, place: found(name) })).find(({ place }) => place);
  const folder = sibling?.place?.slice(0, -sibling.name.length - 1) ?? 'node_modules';
  for (const [name, version] of wanted) {
    if (found(name) || !/^\d/.test(version)) continue;
    const place = `${folder}/${name}`;
    const known = lockfile.packages[place];
    if (known && known.version !== version) throw new Error(`${place} is wanted as ${version} and as ${known.version}`);
    lockfile.packages[place] = { version, ...(entry.dev ? { dev: true } : {}), optional: true, ...platformOf(name) };
    added += 1;
  }
}
lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${added} packages of other platforms added`);
