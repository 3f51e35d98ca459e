import { element, input, mono, select } from './element.ts';
import type { Act, State } from './state.ts';

const modes = {
  normal: 'as it happens',
  held: 'held back',
  reversed: 'newest first',
  never: 'never',
};

const results = {
  '': 'as the buyer chose',
  COMPLETED: 'completed',
  PENDING: 'pending',
  DECLINED: 'declined',
  INSTRUMENT_DECLINED: '422 instrument declined',
  PAYER_ACTION_REQUIRED: '422 payer action required',
  DUPLICATE_INVOICE_ID: '422 duplicate invoice id',
  COMPLIANCE_VIOLATION: '422 compliance violation',
  TRANSACTION_REFUSED: '422 transaction refused',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: '422 too many attempts',
};

const calls = {
  'capture-order': 'capture an order',
  'create-order': 'create an order',
  'get-order': 'read an order',
  'refund-capture': 'refund',
  'get-capture': 'read a payment',
  'get-refund': 'read a refund',
  token: 'token',
  webhooks: 'manage webhooks',
  sdk: 'load the buttons',
};

const ways = {
  '503': '503 service unavailable',
  '500': '500 server error',
  '429': '429 rate limit',
  hang: 'never answers',
  cut: 'the connection breaks',
  late: 'answers after 10 s',
};

/** A form whose fields are read by their labels. */
function form(title: string, submit: string, fields: HTMLElement[], send: (read: (label: string) => string) => void) {
  const made = element(
    'form',
    {},
    element('h3', {}, title),
    ...fields,
    element('button', {}, submit),
  ) as HTMLFormElement;
  made.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(made);
    (document.activeElement as HTMLElement | null)?.blur();
    send((label) => String(data.get(label) ?? ''));
  });
  return made;
}

const number = (text: string, least: number): number => Math.max(least, Math.round(Number(text) || 0));

export function faultPanel({ faults }: State, act: Act): HTMLElement[] {
  const { webhooks, tampering } = faults;
  const send = (body: object) => act('faults', body);
  const rules = faults.calls.map(({ call, how, afterEffect, skip, times }) =>
    element(
      'li',
      {},
      mono(call),
      ` ${how}${afterEffect ? ' after its effect' : ''}, ${times} more${skip > 0 ? `, after ${skip} that pass` : ''}`,
    ),
  );
  return [
    form(
      'Webhooks come',
      'Set',
      [
        select('When', modes, webhooks.mode),
        input('After, in ms', String(webhooks.delayMs), 'number'),
        input('Times each', String(webhooks.copies), 'number'),
      ],
      (read) =>
        send({
          webhooks: {
            mode: read('When'),
            delayMs: number(read('After, in ms'), 0),
            copies: number(read('Times each'), 1),
          },
        }),
    ),
    form('The next captures are', 'Set', [select('Result', results, faults.capture ?? '')], (read) =>
      send({ capture: read('Result') || null }),
    ),
    form(
      'Captured orders tell another',
      'Set',
      [
        input('Amount', tampering.value ?? ''),
        input('Currency', tampering.currency ?? ''),
        input('Merchant id', tampering.merchantId ?? ''),
      ],
      (read) => {
        const said = { value: read('Amount'), currency: read('Currency'), merchantId: read('Merchant id') };
        send({ tampering: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')) });
      },
    ),
    form(
      'A call fails',
      'Add',
      [
        select('Call', calls),
        select('How', ways, '503'),
        select('Its effect', { '': 'does not happen', yes: 'happens first' }),
        input('Calls that pass before', '0', 'number'),
        input('How often', '1', 'number'),
      ],
      (read) => {
        const how = read('How');
        send({
          add: [
            {
              call: read('Call'),
              how: /^\d+$/.test(how) ? Number(how) : how,
              afterEffect: read('Its effect') === 'yes',
              skip: number(read('Calls that pass before'), 0),
              times: number(read('How often'), 1),
              ...(how === 'late' && { delayMs: 10_000 }),
            },
          ],
        });
      },
    ),
    ...(rules.length > 0 ? [element('ul', { class: 'rules' }, ...rules)] : []),
    element(
      'div',
      { class: 'actions' },
      element('button', { type: 'button', onclick: () => send({ clear: true }) }, 'Everything works again'),
      element('button', { type: 'button', onclick: () => act('expire-tokens', {}) }, 'Expire every token'),
    ),
  ];
}
