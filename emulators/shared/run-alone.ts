import { parseArgs } from 'node:util';
import type { Emulator, EmulatorOptions } from './types.ts';

/** Runs one emulator as a process of its own (`--port N`) until Ctrl+C. */
export async function runAlone(name: string, create: (options: EmulatorOptions) => Promise<Emulator>) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
  const emulator = await create({ port: Number(values.port), delayMs: 15, log: console.log });
  console.log(`${name} emulator: ${emulator.baseURL}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
}
