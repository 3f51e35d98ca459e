import type { PayPalSettings } from '#contract/paypal-settings.ts';

/** `off`: not enabled, or no client. `elsewhere`: this document does not let PayPal's script in. */
export type PreviewState = 'live' | 'off' | 'elsewhere' | 'failed';

/** Whether the preview shows PayPal's own buttons, or why not. */
export function previewState(
  { enablePayPal, clientId }: Pick<PayPalSettings, 'enablePayPal' | 'clientId'>,
  { isLetIn, hasFailed }: { isLetIn: boolean; hasFailed: boolean },
): PreviewState {
  if (!enablePayPal || !clientId) return 'off';
  if (!isLetIn) return 'elsewhere';
  return hasFailed ? 'failed' : 'live';
}
