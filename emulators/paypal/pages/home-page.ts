import { renderPage } from './html.ts';

const section = (name: string, title: string, hint: string) =>
  `<section aria-labelledby="${name}"><h2 id="${name}">${title}</h2><p class="hint">${hint}</p>` +
  `<div data-list="${name}"><p class="hint">Loading …</p></div></section>`;

/** The other side of the shop: filled in by browser/home.ts from `/__emulator/state`. */
export const homePage = (): string =>
  renderPage({
    title: 'PayPal emulator',
    style: 'home',
    script: 'home',
    body: `<main>
<header>
<h1>PayPal emulator</h1>
<p>The other side of a demo shop: what PayPal, the buyer and the bank see and do.</p>
</header>
<p role="status" class="status"></p>
<div class="columns">
<div>
${section('orders', 'Orders', 'Approving here is a buyer whose tab was closed: the shop hears of it by webhook only.')}
${section('payments', 'Payments', 'Refunds made here are refunds on PayPal’s own site.')}
${section('disputes', 'Disputes', 'A chargeback opens one and takes the money back.')}
${section('deliveries', 'Webhooks', 'Signed, and sent until the shop answers 2xx.')}
</div>
<div>
${section('faults', 'What goes wrong', 'Nothing does until you say so.')}
${section('merchants', 'Merchants', 'Each sells with a client id and a secret of its own.')}
${section('requests', 'Requests', 'What the shop asked of the API, newest first.')}
</div>
</div>
</main>`,
  });
