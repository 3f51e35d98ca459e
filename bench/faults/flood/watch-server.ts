import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** What others notice: answers of `/healthz` in ms, and how much the process grew (MB). */
export type Watched = { p50: number; p99: number; worst: number; grownMb: number };

const PROBE_EVERY_MS = 10;
const MEMORY_EVERY_MS = 50;
const MB = 1024;

/** Calls `/healthz` and reads the memory of the process until `work` has ended. */
export async function watchServer<T>(
  server: { url: string; pid: number },
  work: () => Promise<T>,
): Promise<T & { watched: Watched }> {
  const before = await residentMb(server.pid);
  let [running, peak] = [true, before];
  const times: number[] = [];
  const probing = (async () => {
    const agent = new Agent({ keepAlive: true });
    while (running) {
      times.push(await probe(`${server.url}/healthz`, agent));
      await delay(PROBE_EVERY_MS);
    }
    agent.destroy();
  })();
  const weighing = (async () => {
    while (running) {
      peak = Math.max(peak, await residentMb(server.pid));
      await delay(MEMORY_EVERY_MS);
    }
  })();
  const result = await work();
  running = false;
  await Promise.all([probing, weighing]);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { ...result, watched: { p50: at(0.5), p99: at(0.99), worst: times.at(-1)!, grownMb: peak - before } };
}

function probe(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = () => resolve(performance.now() - start);
    get(url, { agent }, (answer) => answer.resume().once('end', end)).once('error', end);
  });
}

/** Linux only; elsewhere the growth is 0. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / MB;
}
