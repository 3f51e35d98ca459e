import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import { auditProcedures } from '#server/features/audit/procedures.ts';
import { bookProcedures } from '#server/features/books/procedures.ts';
import { contentProcedures } from '#server/features/content/procedures.ts';
import { creditProcedures } from '#server/features/credits/procedures.ts';
import { dashboardProcedures } from '#server/features/dashboard/procedures.ts';
import { generationProcedures, historyProcedures, shareProcedures } from '#server/features/generations/procedures.ts';
import { incidentProcedures } from '#server/features/incidents/procedures.ts';
import { itemProcedures } from '#server/features/items/procedures.ts';
import { mailProcedures } from '#server/features/mail/procedures.ts';
import { renewGoods } from '#server/features/orders/index.ts';
import { orderProcedures } from '#server/features/orders/procedures.ts';
import { packageProcedures } from '#server/features/packages/procedures.ts';
import { findLastWebhook, findRefunds, isPaymentUnderway } from '#server/features/payments/index.ts';
import { paymentProcedures } from '#server/features/payments/procedures.ts';
import { payPalProcedures } from '#server/features/paypal-settings/procedures.ts';
import { profileProcedures } from '#server/features/profile/procedures.ts';
import { providerKeyProcedures } from '#server/features/provider-keys/procedures.ts';
import { receiptProcedures } from '#server/features/receipts/procedures.ts';
import { ticketProcedures } from '#server/features/tickets/procedures.ts';
import { uploadProcedures } from '#server/features/uploads/procedures.ts';
import { userProcedures } from '#server/features/user-admin/procedures.ts';
import { webVitalProcedures } from '#server/features/web-vitals/procedures.ts';
import type { RequestContext } from '#server/platform/rpc.ts';
import type { AllServices } from './services.ts';

/** What all calls together need. */
export type ApiContext = RequestContext & AllServices;

/** Every procedure of the contract with what does it. A procedure that is missing here does not compile. */
export const router = implement(contract)
  .$context<ApiContext>()
  .router({
    accounts: userProcedures,
    audit: auditProcedures,
    content: contentProcedures,
    credits: creditProcedures,
    dashboard: dashboardProcedures,
    generations: generationProcedures,
    history: historyProcedures,
    incidents: incidentProcedures,
    items: itemProcedures({ onUpdate: renewGoods }),
    mail: mailProcedures,
    orders: { ...orderProcedures({ isPaymentUnderway }), ...bookProcedures },
    packages: packageProcedures,
    payments: paymentProcedures,
    payPal: payPalProcedures({ findLastWebhook }),
    profile: profileProcedures,
    providerKeys: providerKeyProcedures,
    receipts: receiptProcedures({ findRefunds }),
    shares: shareProcedures,
    tickets: ticketProcedures,
    uploads: uploadProcedures,
    webVitals: webVitalProcedures,
  });
