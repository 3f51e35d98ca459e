import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { DEMO_PAYPAL_PORT } from '../emulator-ports.ts';
import { freePort } from './free-port.ts';
import { type KeptEmulator, keepEmulator } from './keep-emulator.ts';

/**
 * Lets people pay in a demo without a PayPal account: starts the PayPal emulator and writes its address and the seller's
 * account into the environment. Does nothing in production, or when PAYPAL_BASE_URL is set. If the emulator cannot start,
 * the demo runs without payments.
 */
export async function offerDemoPayments(environment: NodeJS.ProcessEnv): Promise<KeptEmulator | undefined> {
  const config = readableConfig(environment);
  if (config?.mode !== 'demo' || config.paypal.baseUrl) return undefined;
  try {
    const port = await freePort(DEMO_PAYPAL_PORT);
    const stateFile = join(config.dataDir, 'paypal-emulator.json');
    const emulator = await keepEmulator({ port, stateFile, webhookUrl: webhookUrl(config) }, say);
    environment.PAYPAL_BASE_URL = emulator.url;
    environment.PAYPAL_CLIENT_ID = emulator.clientId;
    environment.PAYPAL_CLIENT_SECRET = emulator.clientSecret;
    environment.PAYPAL_WEBHOOK_ID = emulator.webhookId;
    return emulator;
  } catch (error) {
    say(`There are no demo payments this time. ${(error as Error).message}`);
    return undefined;
  }
}

/** Undefined when a setting is wrong: the service will say which one. */
function readableConfig(environment: NodeJS.ProcessEnv): Config | undefined {
  try {
    return readConfig(environment);
  } catch {
    return undefined;
  }
}

/** Where this machine reaches the service. */
function webhookUrl({ host, port }: Config): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/webhooks/paypal`;
}

const say = (line: string) => process.stderr.write(`\n  ${line}\n`);
