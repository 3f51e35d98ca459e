export { findSellerDetails } from './find-seller-details.ts';
export { defaultSettings, findPayPalSettings, type PayPalSettingsRow } from './find-settings.ts';
export { openPayPalSecret, sealPayPalSecret } from './secret.ts';
export { shopCurrency } from './shop-currency.ts';
