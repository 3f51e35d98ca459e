import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/testing/find-program.ts';
import { startServer } from './start-server.ts';

/** Latencies in milliseconds. */
export type Load = {
  perSecond: number;
  /** Requests per second of processor time, where the system reports it: the rate of a core that nothing else uses. */
  perProcessorSecond: number | null;
  p50: number;
  p99: number;
  failed: number;
};

const SERVER_CORE = 0;
const generator = join(import.meta.dirname, 'generate-load.ts');

/** Requests of the landing page that a server on one core answers, by 50 connections for `seconds`. */
export async function measureLoad(entry: string, seconds: number): Promise<Load> {
  const server = await startServer(entry, SERVER_CORE);
  try {
    // The engine warms up at first.
    await delay(5000);
    await generate(server.url, 3);
    const before = processorSeconds(server.pid);
    const load = await generate(server.url, seconds);
    const used = processorSeconds(server.pid) - before;
    return { ...load, perProcessorSecond: used > 0 ? (load.perSecond * seconds) / used : null };
  } finally {
    await server.stop();
  }
}

/** Processor time of a process so far, by Linux's count of hundredths; elsewhere not a number. */
function processorSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [user, system] = readFileSync(file, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number);
  return (user + system) / 100;
}

async function generate(url: string, seconds: number): Promise<Omit<Load, 'perProcessorSecond'>> {
  const taskset = cpus().length > 1 ? findProgram(['taskset']) : undefined;
  const others = `${SERVER_CORE + 1}-${cpus().length - 1}`;
  const command = [...(taskset ? [taskset, '-c', others] : []), process.execPath, generator, url, String(seconds)];
  const { stdout } = await promisify(execFile)(command[0], command.slice(1));
  return JSON.parse(stdout);
}
