import { parseArgs } from 'node:util';
import { createEmulator } from './index.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4107' } } });
const emulator = await createEmulator({ port: Number(values.port), log: console.log });
console.log(`OpenID emulator: ${emulator.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
