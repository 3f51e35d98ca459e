import { join } from 'node:path';
import { offerDemoPayments } from './demo-payments/offer-demo-payments.ts';

// `npm run dev`: the service in this process. Its pages are built on request and reload when a file changes. In a demo the
// PayPal emulator runs, too.
process.chdir(join(import.meta.dirname, '..'));
process.env.NODE_ENV = 'development';
await offerDemoPayments(process.env);
await import('../server/main.ts');
