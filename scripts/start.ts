import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { offerDemoPayments } from './demo-payments/offer-demo-payments.ts';

// `npm start`: builds if the sources have changed, then runs the service in this process and, in a demo, the PayPal emulator.
process.chdir(join(import.meta.dirname, '..'));
await build();
process.env.NODE_ENV ??= 'production';
await offerDemoPayments(process.env);
// Not a literal, because it exists only after the build.
await import(pathToFileURL(join(process.cwd(), 'build/service/main.js')).href);
