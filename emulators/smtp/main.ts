import { parseArgs } from 'node:util';
import { createEmulator } from './index.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4105' }, page: { type: 'string', default: '4106' } },
});
const emulator = await createEmulator({ port: Number(values.port), pagePort: Number(values.page), log: console.log });
console.log(`SMTP emulator: ${emulator.url}, its mails at ${emulator.pageUrl}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
