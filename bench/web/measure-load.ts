import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/testing/find-program.ts';
import { startServer } from './start-server.ts';

/** Latencies in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number; failed: number };

const SERVER_CORE = 0;
const generator = join(import.meta.dirname, 'generate-load.ts');

/** Requests of the landing page that a server on one core answers, by 50 connections for `seconds`. */
export async function measureLoad(entry: string, seconds: number): Promise<Load> {
  const server = await startServer(entry, SERVER_CORE);
  try {
    // The engine warms up at first.
    await delay(5000);
    await generate(server.url, 3);
    return await generate(server.url, seconds);
  } finally {
    await server.stop();
  }
}

async function generate(url: string, seconds: number): Promise<Load> {
  const taskset = cpus().length > 1 ? findProgram(['taskset']) : undefined;
  const others = `${SERVER_CORE + 1}-${cpus().length - 1}`;
  const command = [...(taskset ? [taskset, '-c', others] : []), process.execPath, generator, url, String(seconds)];
  const { stdout } = await promisify(execFile)(command[0], command.slice(1));
  return JSON.parse(stdout);
}
