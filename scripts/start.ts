import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { offerDemoPayments } from './demo-payments/offer-demo-payments.ts';

// `npm start`: build when the sources changed, then run the service in this process, and in a demo PayPal's stand-in beside it.
process.chdir(join(import.meta.dirname, '..'));
buildWeb();
process.env.NODE_ENV ??= 'production';
await offerDemoPayments(process.env);
await import('../server/main.ts');
