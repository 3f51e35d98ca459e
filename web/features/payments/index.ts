// How the shop is paid, and where one goes from an order.

export { orderPaths } from './order-paths.ts';
export { PayPalOffNotice } from './paypal-off-notice.tsx';
export { usePayPalSettings } from './use-paypal-settings.ts';
export { usePriceLabel } from './use-price-label.ts';
