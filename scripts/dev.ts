import { join } from 'node:path';
import { offerDemoPayments } from './demo-payments/offer-demo-payments.ts';

// `npm run dev`: the service in this process, its pages built on the fly and reloaded when a file changes, and in a demo
// PayPal's stand-in beside it.
process.chdir(join(import.meta.dirname, '..'));
process.env.NODE_ENV = 'development';
await offerDemoPayments(process.env);
await import('../server/main.ts');
