import { visitor } from '#server/rpc.ts';
import { accountProcedures } from './accounts/procedures.ts';
import { profileProcedures } from './accounts/profile/procedures.ts';
import { auditProcedures } from './audit/procedures.ts';
import { contentProcedures } from './content/procedures.ts';
import { creditProcedures } from './credits/procedures.ts';
import { dashboardProcedures } from './dashboard/procedures.ts';
import { generationProcedures } from './generations/procedures.ts';
import { incidentProcedures } from './incidents/procedures.ts';
import { itemProcedures } from './items/procedures.ts';
import { mailProcedures } from './mail/procedures.ts';
import { orderProcedures } from './orders/procedures.ts';
import { packageProcedures } from './packages/procedures.ts';
import { paymentProcedures } from './payments/procedures.ts';
import { payPalProcedures } from './paypal-settings/procedures.ts';
import { providerKeyProcedures } from './provider-keys/procedures.ts';
import { receiptProcedures } from './receipts/procedures.ts';
import { ticketProcedures } from './tickets/procedures.ts';
import { uploadProcedures } from './uploads/procedures.ts';
import { webVitalProcedures } from './web-vitals/procedures.ts';

/** Every procedure of the contract with what does it. A procedure that is missing here does not compile. */
export const router = visitor.router({
  accounts: accountProcedures,
  audit: auditProcedures,
  content: contentProcedures,
  credits: creditProcedures,
  dashboard: dashboardProcedures,
  generations: generationProcedures,
  incidents: incidentProcedures,
  items: itemProcedures,
  mail: mailProcedures,
  orders: orderProcedures,
  packages: packageProcedures,
  payments: paymentProcedures,
  payPal: payPalProcedures,
  profile: profileProcedures,
  providerKeys: providerKeyProcedures,
  receipts: receiptProcedures,
  tickets: ticketProcedures,
  uploads: uploadProcedures,
  webVitals: webVitalProcedures,
});
