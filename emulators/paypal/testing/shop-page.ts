import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { PayPalEmulator } from '../types.ts';
import { createShop, usd } from './shop.ts';

/** What happened in the page, one line each: `approved 5O1… DEMBUYER23456`. */
const SCRIPT = `
const query = new URLSearchParams(location.search);
const log = (window.log = []);
if (query.has('blocked')) window.open = () => null;
const post = (path) => fetch(path, { method: 'POST' }).then((response) => response.json());
const style = JSON.parse(query.get('style') ?? '{}');
paypalLoadScript({
  clientId: query.get('client') ?? document.body.dataset.client,
  currency: query.get('currency') ?? 'USD',
  components: 'buttons',
  sdkBaseUrl: document.body.dataset.sdk,
}).then((paypal) => {
  const buttons = (window.buttons = paypal.Buttons({
    style,
    createOrder: () => post('/order'),
    async onApprove({ orderID, payerID }, actions) {
      log.push('approved ' + orderID + ' ' + payerID);
      const { issue, status } = await post('/capture/' + orderID);
      log.push(issue ?? status);
      if (issue === 'INSTRUMENT_DECLINED') return actions.restart();
    },
    onCancel: ({ orderID }) => log.push('cancelled ' + orderID),
    onError: (error) => log.push('error ' + error.message),
    onInit: (data, actions) => {
      log.push('init');
      window.actions = actions;
    },
    onClick: ({ fundingSource }, actions) => {
      log.push('click ' + fundingSource);
      return query.has('reject') ? actions.reject() : actions.resolve();
    },
  }));
  return buttons.render('#buttons');
}).catch((error) => log.push('failed ' + error.message));
`;

/**
 * A shop's pay page as strict as ours: no inline script, scripts and frames of the emulator only, and a COOP that keeps
 * the opener of pop-ups. PayPal's own loader brings the SDK.
 */
export async function startShopPage(emulator: PayPalEmulator) {
  const loader = await readFile(
    createRequire(import.meta.url)
      .resolve('@paypal/paypal-js')
      .replace(/dist.*$/, 'dist/iife/paypal-js.js'),
  );
  const shop = createShop(emulator);
  const html = `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<body data-client="${emulator.clientId}" data-sdk="${emulator.sdkUrl}"><main><h1>Pay</h1><div id="buttons"></div></main>
<script src="/loader.js"></script><script src="/shop.js"></script></body></html>`;

  const routes: [RegExp, (part: string) => Promise<[type: string, content: string | Buffer]>][] = [
    [/^\/loader\.js$/, async () => ['text/javascript', loader]],
    [/^\/shop\.js$/, async () => ['text/javascript', SCRIPT]],
    [
      /^\/order$/,
      async () => {
        const { body } = await shop.order({ description: 'Pro package', amount: usd('29.00') });
        return ['application/json', JSON.stringify(body.id)];
      },
    ],
    [
      /^\/capture\/(\w+)$/,
      async (id) => {
        const { body } = await shop.capture(id);
        return ['application/json', JSON.stringify({ status: body.status, issue: body.details?.[0]?.issue })];
      },
    ],
    [/^\/(\?.*)?$/, async () => ['text/html', html]],
  ];

  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const route = routes.find(([pattern]) => pattern.test(url));
    if (!route) return response.writeHead(404).end();
    const [type, content] = await route[1](route[0].exec(url)?.[1] ?? '');
    response.setHeader('content-type', type);
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
    response.setHeader(
      'content-security-policy',
      `default-src 'self'; script-src 'self' ${emulator.url}; style-src 'self' 'unsafe-inline'; ` +
        `frame-src ${emulator.url}; connect-src 'self' ${emulator.url}; img-src 'self' data:`,
    );
    response.end(content);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    // Another site than the emulator, as in the demo.
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
