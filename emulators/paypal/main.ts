import { parseArgs } from 'node:util';
import { demoAccount } from './accounts.ts';
import { createEmulator } from './index.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4108' },
    host: { type: 'string' },
    'public-url': { type: 'string' },
    state: { type: 'string' },
    webhook: { type: 'string' },
    'webhook-id': { type: 'string', default: '0FACSMLDEMHK00001' },
    'client-id': { type: 'string', default: demoAccount.clientId },
    'client-secret': { type: 'string', default: demoAccount.clientSecret },
    quiet: { type: 'boolean', default: false },
  },
});

const emulator = await createEmulator({
  port: Number(values.port),
  host: values.host,
  publicUrl: values['public-url'],
  stateFile: values.state,
  accounts: [{ ...demoAccount, clientId: values['client-id'], clientSecret: values['client-secret'] }],
  webhooks: values.webhook ? [{ id: values['webhook-id'], url: values.webhook }] : [],
  log: values.quiet ? undefined : console.log,
});
const { url, clientId, clientSecret, webhookId } = emulator;
console.log(`PayPal emulator: ${url}`);

let isEnding = false;
function end() {
  if (isEnding) return;
  isEnding = true;
  void emulator.close().then(() => process.exit(0));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
// Whoever started it went away, perhaps before it was up.
process.on('disconnect', end);
if (process.connected === false) end();
else process.send?.({ url, clientId, clientSecret, webhookId }, undefined, undefined, () => {});
