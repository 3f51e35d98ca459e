import { oc } from '@orpc/contract';
import * as z from 'zod';
import { currency } from './orders/order.ts';
import { answer } from './vocabulary/answers.ts';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';

export const buttonStyles = z.object({
  layout: z.enum(['vertical', 'horizontal']),
  color: z.enum(['gold', 'blue', 'silver', 'white', 'black']),
  shape: z.enum(['rect', 'pill']),
  label: z.enum(['paypal', 'checkout', 'buynow', 'pay']),
});
export type ButtonStyles = z.infer<typeof buttonStyles>;

export const payPalMode = z.enum(['sandbox', 'live']);
export type PayPalMode = z.infer<typeof payPalMode>;

/** What a pay page needs. The fields below `isDemo` are for admins. */
export const payPalSettings = z.object({
  enablePayPal: z.boolean(),
  clientId: z.string(),
  currency,
  buttonStyles,
  sdkUrl: z.string().describe("Address of PayPal's script for the buttons, without its query"),
  isDemo: z.boolean().describe('Payments go to a stand-in for PayPal: no money moves'),
  mode: payPalMode.optional(),
  hasClientSecret: z.boolean().optional().describe('The secret itself is never shown'),
  webhookId: z.string().optional(),
  webhookUrl: z.string().optional().describe('What to enter at PayPal'),
  lastWebhookAt: instant.nullish(),
  updatedAt: instant.nullish(),
  demoAccount: z
    .object({ clientId: z.string(), webhookId: z.string() })
    .optional()
    .describe('Of the demo; its secret is known to the server and need not be entered'),
});
export type PayPalSettings = z.infer<typeof payPalSettings>;

/** What an admin enters. A missing webhook id keeps the one that is stored. */
export const payPalSettingsChange = z.object({
  enablePayPal: z.boolean(),
  /** It becomes part of the address of PayPal's script. */
  clientId: z
    .string()
    .trim()
    .max(300)
    .regex(/^[\w.-]*$/, 'A client ID contains only letters, digits, hyphens and underscores.'),
  /** Write-only; empty or missing keeps the one that is stored, unless client id or mode change. */
  clientSecret: z
    .string()
    .trim()
    .max(300)
    .regex(/^[\x21-\x7e]*$/, 'A client secret contains only letters, digits and symbols, and no spaces.')
    .optional(),
  mode: payPalMode,
  currency,
  buttonStyles,
  /** It becomes part of what PayPal signs. */
  webhookId: z
    .string()
    .trim()
    .max(100)
    .regex(/^[\w-]*$/, 'A webhook ID contains only letters and digits, e.g. 5GP028458E2496506; it is not the address.')
    .optional(),
});
export type PayPalSettingsChange = z.infer<typeof payPalSettingsChange>;

/** Printed on every receipt. Orders that are already paid keep the details of that day. */
export const sellerDetails = z.object({
  name: z.string().trim().max(200),
  address: z.string().trim().max(1000).describe('Line breaks are kept'),
  email: z.union([z.email('Please enter a valid email address.'), z.literal('')]),
  taxId: z.string().trim().max(100),
  note: z.string().trim().max(1000).describe('At the foot of the receipt'),
});
export type SellerDetails = z.infer<typeof sellerDetails>;

const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };
const tags = ['PayPal settings'];

export const payPal = {
  getPayPalSettings: oc
    .route({ method: 'GET', path: '/api/paypal-settings', summary: 'How to pay; admins see the whole setup', tags })
    .output(answer(payPalSettings))
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED }),
  updatePayPalSettings: oc
    .route({ method: 'PUT', path: '/api/paypal-settings', summary: 'Change the PayPal setup (admin)', tags })
    .input(payPalSettingsChange)
    .output(answer(payPalSettings))
    .errors({
      ...adminOnly,
      CONTENT_CHANGED: errors.CONTENT_CHANGED,
      EMBEDDED_DATABASE: errors.EMBEDDED_DATABASE,
      PAYPAL_REFUSED: errors.PAYPAL_REFUSED,
      PAYPAL_UNAVAILABLE: errors.PAYPAL_UNAVAILABLE,
    }),
  resetPayPalSettings: oc
    .route({
      method: 'POST',
      path: '/api/paypal-settings/reset',
      summary: 'PayPal off, with default buttons (admin)',
      tags,
    })
    .output(answer(payPalSettings))
    .errors(adminOnly),
  getSellerDetails: oc
    .route({ method: 'GET', path: '/api/seller-details', summary: 'What stands on receipts (admin)', tags })
    .output(sellerDetails)
    .errors(adminOnly),
  updateSellerDetails: oc
    .route({ method: 'PUT', path: '/api/seller-details', summary: 'Change what stands on receipts (admin)', tags })
    .input(sellerDetails)
    .output(sellerDetails)
    .errors(adminOnly),
};
