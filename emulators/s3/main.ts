import { parseArgs } from 'node:util';
import { createEmulator } from './index.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const emulator = await createEmulator({ port: Number(values.port), log: console.log });
console.log(`S3 emulator: ${emulator.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
