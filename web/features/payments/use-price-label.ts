import { currencySign } from '#contract/vocabulary/format-money.ts';
import { usePayPalSettings } from './use-paypal-settings.ts';

/** What a field for a price is called: with the sign of the shop's currency, e.g. "Price (€)". */
export const usePriceLabel = (): string => `Price (${currencySign(usePayPalSettings().data?.currency)})`;
