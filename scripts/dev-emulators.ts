import { createEmulator as createAnthropic } from '#emulators/anthropic/index.ts';
import { createEmulator as createGemini } from '#emulators/gemini/index.ts';
import { createEmulator as createOpenAI } from '#emulators/openai/index.ts';
import { createEmulator as createOpenID } from '#emulators/openid/index.ts';
import { createEmulator as createPayPal } from '#emulators/paypal/index.ts';
import { createEmulator as createS3 } from '#emulators/s3/index.ts';
import { namedReplies } from '#emulators/shared/choose-reply.ts';
import { createEmulator as createSmtp } from '#emulators/smtp/index.ts';
import { devPorts } from './emulator-ports.ts';

// `npm run dev:emulators`: emulators of the AI providers, an S3-compatible storage, a mail server, an OpenID provider and
// PayPal on fixed ports, until Ctrl+C.
const vendors = [
  {
    name: 'Google Gemini',
    port: devPorts.gemini,
    create: createGemini,
    key: 'AIza-demo-key',
    model: 'gemini-flash-latest',
  },
  { name: 'OpenAI', port: devPorts.openai, create: createOpenAI, key: 'sk-demo-key', model: 'gpt-5-mini' },
  {
    name: 'Anthropic',
    port: devPorts.anthropic,
    create: createAnthropic,
    key: 'sk-ant-demo-key',
    model: 'claude-haiku-4-5',
  },
];

/** Where a service on the default port receives PayPal's webhooks. */
const WEBHOOK = { id: '0FACSMLDEMHK00001', url: 'http://127.0.0.1:3000/webhooks/paypal' };

const log = (line: string) => console.log(`${new Date().toTimeString().slice(0, 8)}  ${line}`);

async function start<T>(port: number, create: () => Promise<T>): Promise<T> {
  try {
    return await create();
  } catch (error) {
    console.error(`Port ${port} cannot be used: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

const running = await Promise.all(
  vendors.map(({ port, create }) => start(port, () => create({ port, delayMs: 15, log }))),
);
const s3 = await start(devPorts.s3, () => createS3({ port: devPorts.s3, log }));
const smtp = await start(devPorts.smtp, () => createSmtp({ port: devPorts.smtp, pagePort: devPorts.mails, log }));
const openid = await start(devPorts.openid, () => createOpenID({ port: devPorts.openid, log }));
const paypal = await start(devPorts.paypal, () => createPayPal({ port: devPorts.paypal, webhooks: [WEBHOOK], log }));

const hosts = running.map(({ url }) => new URL(url).host).join(',');
console.log('\nThe service calls the AI providers of this machine only when it is started with:\n');
console.log(`  PROVIDER_ALLOWED_HOSTS=${hosts} npm start\n`);
console.log('Enter one of these in Admin → Settings → Gemini Keys → Add:\n');
for (const [at, { name, key, model }] of vendors.entries()) {
  console.log(`  Provider ${name}\n    Key      ${key}\n    Model    ${model}\n    Base URL ${running[at]?.baseURL}\n`);
}
console.log('  An OpenAI-compatible server: provider "OpenAI-compatible" with the OpenAI values above.\n');
console.log('What is answered is chosen by the end of the model (or of the key), as in gemini-flash-latest-slow:');
console.log(`  ${Object.keys(namedReplies).join(' ')}`);
console.log('  401 403 404 429 500 503 … and 429-once\n');
console.log('Uploads go to the S3 storage when the service is started with:');
console.log(
  `  S3_ENDPOINT=${s3.url} S3_BUCKET=${s3.bucket} S3_ACCESS_KEY_ID=${s3.accessKeyId} S3_SECRET_ACCESS_KEY=${s3.secretAccessKey}`,
);
console.log('Mail goes to the mail server when the service is started with:');
console.log(`  SMTP_URL=${smtp.url}        and is read at ${smtp.pageUrl}`);
console.log('People sign in with a made-up account when the service is started with:');
console.log(
  `  OIDC_ISSUER=${openid.url} OIDC_CLIENT_ID=${openid.clientId} OIDC_CLIENT_SECRET=${openid.clientSecret} OIDC_NAME=Emulator`,
);
console.log(`The other side of PayPal is at ${paypal.url}. Its client id, secret and webhook id:`);
console.log(`  ${paypal.clientId} ${paypal.clientSecret} ${WEBHOOK.id}`);
console.log('\nCtrl+C stops them.\n');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () => void Promise.all([...running, s3, smtp, openid, paypal].map((emulator) => emulator.close())),
  );
}
