import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
type Step = { name: string; command: string; args: string[] };
const typesOf = (folder: string): Step => ({ name: `types of ${folder}`, command: bin('tsc'), args: ['-b', folder] });

/** What the rules of .dependency-cruiser.mjs speak of. */
const CRUISED = ['bench', 'contract', 'e2e', 'emulators', 'engine', 'fidelity', 'scripts', 'server', 'web'];

// Lanes of a stage run side by side. Engine and fidelity come first: the others read their declarations, not their
// (differently strict) sources.
const stages: Step[][][] = [
  [
    [
      {
        name: 'format, lint, import rules',
        command: bin('biome'),
        args: ['ci', '--colors=off', '--error-on-warnings', '.'],
      },
    ],
    [
      {
        name: 'imports between features',
        command: bin('depcruise'),
        args: ['--config', '.dependency-cruiser.mjs', '--progress', 'none', ...CRUISED],
      },
      { name: 'route types', command: bin('react-router'), args: ['typegen'] },
      ...['contract', 'engine', 'fidelity', 'emulators'].map(typesOf),
    ],
  ],
  [[typesOf('server')], [typesOf('web')]],
  [[typesOf('scripts')], [typesOf('web/testing')]],
];

/** Format, lint, import rules and types. @returns the names of the steps that failed */
export async function check(): Promise<string[]> {
  const failed: string[] = [];
  const take = async (lane: Step[]) => {
    for (const step of lane) if (!(await passes(step))) failed.push(step.name);
  };
  for (const lanes of stages) await Promise.all(lanes.map(take));
  return failed;
}

async function passes({ name, command, args }: Step): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code !== 0) console.log(printed + complained);
  return code === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = (await check()).length === 0 ? 0 : 1;
