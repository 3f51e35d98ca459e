import { accounts } from './accounts.ts';
import { audit } from './audit.ts';
import { content } from './content.ts';
import { credits } from './credits.ts';
import { dashboard } from './dashboard.ts';
import { generations } from './generations.ts';
import { history } from './history.ts';
import { incidents } from './incidents.ts';
import { items } from './items.ts';
import { mail } from './mail.ts';
import { orders } from './orders.ts';
import { packages } from './packages.ts';
import { payments } from './payments.ts';
import { payPal } from './paypal-settings.ts';
import { profile } from './profile.ts';
import { providerKeys } from './provider-keys.ts';
import { receipts } from './receipts.ts';
import { shares } from './shares.ts';
import { tickets } from './tickets.ts';
import { uploads } from './uploads.ts';
import { webVitals } from './web-vitals.ts';

/** Every procedure of the service. Sign-in itself (`/api/auth/*`) is better-auth's. */
export const contract = {
  accounts,
  audit,
  content,
  credits,
  dashboard,
  generations,
  history,
  incidents,
  items,
  mail,
  orders,
  packages,
  payments,
  payPal,
  profile,
  providerKeys,
  receipts,
  shares,
  tickets,
  uploads,
  webVitals,
};
