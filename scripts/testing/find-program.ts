import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps some programs outside of PATH, e.g. PostgreSQL's server in /usr/lib/postgresql/15/bin. */
export function findProgram(names: string[], places: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...places.flatMap((place) => globSync(place))];
  for (const name of names) {
    const folder = folders.find((candidate) => existsSync(join(candidate, name)));
    if (folder) return join(folder, name);
  }
  return undefined;
}

/** Installs Debian packages if that needs no password. @returns whether it succeeded */
export function installDebianPackages(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  console.log(`Installing ${packages.join(', ')} from Debian's packages …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return run(['update', '-q']) && run(['install', '-y', '-q', '--no-install-recommends', ...packages]);
}
