// The only script that an old Node must understand. It makes sure that Node 24 and the dependencies are there, then runs
// scripts/<task>.ts (or a path) with them. Plain JavaScript, with Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_VERSION = '24.21.0';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const runtime = join(root, '.runtime');

function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Runs the npm that started this script, or the one in PATH. */
function npm(node, args) {
  const path = [dirname(node), process.env.PATH].join(delimiter);
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: path } };
  const cli = process.env.npm_execpath;
  const result = cli
    ? spawnSync(node, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return result.status === 0;
}

/** The npm package that carries Node's official binary for this platform. It runs no install script. */
function runtimePackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform}-${process.arch}`;
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const bin = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = join(runtime, 'node_modules', runtimePackage(), 'bin', bin);
  const usable = () => existsSync(own) && spawnSync(own, ['-v']).stdout?.toString().trim() === `v${NODE_VERSION}`;
  if (usable()) return own;
  process.stdout.write(`Fetching Node ${NODE_VERSION} through npm (this machine has ${process.versions.node}) …\n`);
  mkdirSync(runtime, { recursive: true });
  const wanted = `${runtimePackage()}@${NODE_VERSION}`;
  npm(process.execPath, ['install', '--prefix', runtime, '--no-save', '--no-package-lock', wanted]);
  if (!usable()) fail('Node 24 could not be fetched. Please install Node 24 or newer and try again.');
  return own;
}

function ensureDependencies(node) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.facsimile-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing the dependencies from the lockfile …\n');
  if (!npm(node, ['ci', '--no-audit', '--no-fund']))
    fail('The dependencies could not be installed; npm says why above.');
  dropLargeNetworks();
  writeFileSync(stamp, wanted);
}

/** Each language pack has its networks twice. The large ones are never read: 170 of 210 MB (docs/decisions/0040). */
function dropLargeNetworks() {
  const packs = join(root, 'node_modules', '@tesseract.js-data');
  for (const pack of readdirSync(packs)) rmSync(join(packs, pack, '4.0.0'), { recursive: true, force: true });
}

const [task, ...args] = process.argv.slice(2);
if (!task) fail('Usage: node scripts/run.mjs <task> [arguments]');
const node = findNode();
ensureDependencies(node);
const script = task.endsWith('.ts') ? join(root, task) : join(root, 'scripts', `${task}.ts`);
// The C library keeps freed memory for later: 440 MB after thirty pages without these two settings, 320 MB with them.
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };
// Compiled scripts are cached. Otherwise each of four threads needs 10 MB for the TypeScript compiler, and 0.4 s to start.
const compiled = { NODE_COMPILE_CACHE: join(runtime, 'compile-cache') };
const env = { ...memory, ...compiled, ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
