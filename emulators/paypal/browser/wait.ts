// The window before there is an order. The shop's page sends it on only now: a navigation that meets another one that is
// not finished may get lost.

const origin = new URLSearchParams(location.search).get('origin');
const shop: Window | null = window.opener ?? window.parent;
if (origin) shop?.postMessage({ source: 'paypal-emulator', ready: true }, origin);

export {};
