import type { PayPalAccount } from './types.ts';
import type { Payee, Payer } from './wire-types.ts';

export const demoAccount: PayPalAccount = {
  clientId: 'facsimile-demo-client',
  clientSecret: 'paypal-demo-secret',
  merchantId: 'FACSMLDEMSHP2',
  email: 'shop@facsimile.example',
  name: 'Facsimile demo shop',
};

/** Who approves every order. */
export const demoPayer: Payer = {
  name: { given_name: 'Demo', surname: 'Buyer' },
  email_address: 'buyer@facsimile.example',
  payer_id: 'DEMBUYER23456',
  address: { country_code: 'US' },
};

export const payeeOf = ({ email, merchantId }: PayPalAccount): Payee => ({
  email_address: email,
  merchant_id: merchantId,
});
