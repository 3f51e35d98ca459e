import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
// Engine and fidelity come first: the others read their declarations, not their (differently strict) sources.
const folders = ['contract', 'engine', 'fidelity', 'emulators', 'server', 'web', 'scripts'];

const steps: { name: string; command: string; args: string[] }[] = [
  {
    name: 'format, lint, import rules',
    command: bin('biome'),
    args: ['ci', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'route types', command: bin('react-router'), args: ['typegen'] },
  ...folders.map((folder) => ({ name: `types of ${folder}`, command: bin('tsc'), args: ['-b', folder] })),
];

/** Format, lint, import rules and types. @returns the names of the steps that failed */
export function check(): string[] {
  const failed: string[] = [];
  for (const { name, command, args } of steps) {
    const result = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
    console.log(`${result.status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (result.status === 0) continue;
    console.log(result.stdout + result.stderr);
    failed.push(name);
  }
  return failed;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = check().length === 0 ? 0 : 1;
