import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.ts';
import { offerDemoPayments } from './demo-payments/offer-demo-payments.ts';

// `npm start`: build when the sources changed, then run the service in this process, and in a demo PayPal's stand-in beside it.
process.chdir(join(import.meta.dirname, '..'));
await build();
process.env.NODE_ENV ??= 'production';
await offerDemoPayments(process.env);
// Not a literal: it is there after the build only.
await import(pathToFileURL(join(process.cwd(), 'build/service/main.js')).href);
