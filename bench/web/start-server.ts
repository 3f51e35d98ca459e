import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../../scripts/testing/find-program.ts';
import { freePort } from '../../scripts/testing/free-port.ts';

const START_MS = 60_000;

export type Server = {
  url: string;
  pid: number;
  /** Its engine has practised, as in a service that has run for a minute. */
  warm: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the service in its own process, on fresh demo data.
 * @param entry path of its main module
 * @param core the only processor core that it may use, where the system can pin processes
 */
export async function startServer(entry: string, core?: number): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'facsimile-bench-'));
  const port = await freePort();
  const taskset = core === undefined ? undefined : findProgram(['taskset']);
  const command = [...(taskset ? [taskset, '-c', String(core)] : []), process.execPath, entry];
  const child = spawn(command[0], command.slice(1), {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  let running = false;
  let warmed = () => {};
  const warm = new Promise<void>((resolve) => {
    warmed = resolve;
  });
  // Once the service runs, its log is read and discarded: writing it is part of the work that is measured.
  const read = (chunk: Buffer) => {
    if (chunk.includes('the engine has warmed up')) warmed();
    if (running) return;
    output += chunk;
    running = output.includes('Facsimile is running at');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  for (let waited = 0; !running; waited += 50) {
    if (waited > START_MS || child.exitCode !== null) {
      child.kill();
      throw new Error(output || 'The service did not start.');
    }
    await delay(50);
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    warm,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
