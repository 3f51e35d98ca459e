import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const START_MS = 60_000;

export type ServerProcess = { url: string; cookie: string; pid: number; stop(): Promise<void> };

/**
 * Starts one of the servers in this folder. It prints one JSON line when it listens. After that comes its log, which is read
 * and discarded, because writing it is part of the work that is measured.
 */
export async function startProcess(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? [];
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, script), ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  process.on('exit', () => child.kill());
  const line = new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.length < 1_000_000) output += chunk;
      const found = /^\{"url".*$/m.exec(output);
      if (found && output.indexOf('\n', found.index) > 0) resolve(found[0]);
    });
    exited.then(() => reject(new Error(`${script} ended:\n${output}`)));
    setTimeout(() => reject(new Error(`${script} did not start:\n${output}`)), START_MS).unref();
  });
  const { url, cookie = '' } = JSON.parse(await line);
  return {
    url,
    cookie,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Processor time of a process so far in seconds, by Linux's count of hundredths; elsewhere not a number. */
export function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
