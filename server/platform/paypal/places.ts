import type { Config } from '#server/config.ts';
import type { PayPalMode } from './types.ts';

export type PayPalPlaces = {
  /** Where the server sends its calls; no slash at the end. */
  apiBaseUrl: string;
  /** Address of the SDK's script without its query: `sdkBaseUrl` of @paypal/react-paypal-js. */
  sdkBaseUrl: string;
  /** Payments go to PAYPAL_BASE_URL instead of PayPal: no money moves. */
  isDemo: boolean;
};

const PAYPAL = {
  live: { apiBaseUrl: 'https://api-m.paypal.com', sdkBaseUrl: 'https://www.paypal.com/sdk/js' },
  sandbox: { apiBaseUrl: 'https://api-m.sandbox.paypal.com', sdkBaseUrl: 'https://www.sandbox.paypal.com/sdk/js' },
} as const;

/** What a browser must be allowed to load, frame and ask for the buttons, as PayPal's SDK documents it. */
const SDK_SOURCES = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

type Setting = { paypal: Pick<Config['paypal'], 'baseUrl'> };

/** Where PayPal is for the server and for the browser. */
export function payPalPlaces({ paypal: { baseUrl } }: Setting, mode: PayPalMode): PayPalPlaces {
  if (!baseUrl) return { ...PAYPAL[mode], isDemo: false };
  // PayPal's own sandbox may be named: `npm start` then starts no emulator. Its SDK comes from another host.
  const own = Object.values(PAYPAL).find(({ apiBaseUrl }) => apiBaseUrl === baseUrl);
  return { apiBaseUrl: baseUrl, sdkBaseUrl: own?.sdkBaseUrl ?? `${baseUrl}/sdk/js`, isDemo: own !== PAYPAL.live };
}

/** Sources for the Content-Security-Policy of the pages that show PayPal's buttons. */
export function payPalSources({ paypal: { baseUrl } }: Setting): string[] {
  const own = Object.values(PAYPAL).some(({ apiBaseUrl }) => apiBaseUrl === baseUrl);
  return baseUrl && !own ? [baseUrl] : SDK_SOURCES;
}
