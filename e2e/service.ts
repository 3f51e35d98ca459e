import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../scripts/testing/free-port.ts';
import { demoFolder } from './data-folder.ts';

export type Account = { email: string; password: string };

export type Service = {
  url: string;
  pid: number;
  dataDir: string;
  member: Account;
  admin: Account;
  output(): string;
  /** Ends the process and waits for it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends it if it still runs and removes its data. */
  remove(): Promise<void>;
};

const root = join(import.meta.dirname, '..');

/**
 * The embedded database optimises one function of its WebAssembly for 3 s and with 600 MB at each start, which is nearly half
 * of what a start costs. It pays for a service that runs for long, not for one that answers the calls of a few tests.
 */
const QUICK_TO_START = ['--liftoff-only'];

/**
 * Starts the built service as a process of its own on a free port.
 * @param options.dataDir without it, a new folder with the demo in it
 * @param options.script `scripts/start.ts` starts what `npm start` does: the same, with the PayPal emulator
 * @param options.converts for journeys with several conversions, which are faster in optimised WebAssembly
 */
export async function startService(
  options: { dataDir?: string; port?: number; env?: Record<string, string>; script?: string; converts?: boolean } = {},
): Promise<Service> {
  const dataDir = options.dataDir ?? (await demoFolder());
  const port = options.port ?? (await freePort());
  const flags = options.converts ? [] : QUICK_TO_START;
  const child = spawn(process.execPath, [...flags, join(root, options.script ?? 'build/service/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Most journeys convert nothing, and warming up takes as long as several of them.
      ENGINE_WARM_UP: 'false',
      PROVIDER_ALLOWED_HOSTS: '127.0.0.1',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return exited;
  };
  await ready(child, () => output).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    dataDir,
    member: accountIn(output, 'member'),
    admin: accountIn(output, 'Admin'),
    output: () => output,
    stop,
    async remove() {
      await stop('SIGKILL');
      for (const path of [dataDir, `${dataDir}.lock`]) await rm(path, { recursive: true, force: true });
    },
  };
}

/** @throws with what the process printed when it ends instead of listening */
async function ready(child: ChildProcess, output: () => string): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (output().includes('Facsimile is running at')) return;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(output() || 'The service did not start.');
}

function accountIn(output: string, role: string): Account {
  const [, email = '', password = ''] = new RegExp(`^ *${role} +(\\S+@\\S+) +(\\S+)`, 'm').exec(output) ?? [];
  return { email, password };
}
