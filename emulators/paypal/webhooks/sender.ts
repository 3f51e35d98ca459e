import { randomUUID } from 'node:crypto';
import type { FaultSwitches } from '../faults.ts';
import type { EventRecord, Store } from '../store.ts';
import type { Attempt, Delivery, PayPalEmulatorOptions, RegisteredWebhook } from '../types.ts';
import { signatureHeaders } from './sign-event.ts';

const ANSWER_TIMEOUT_MS = 15_000;
/** Events that come within this time are sent newest first when they are to be out of order. */
const GATHER_MS = 250;
const MAX_DELIVERIES = 1000;

type Options = {
  url: string;
  store: Store;
  faults: FaultSwitches;
  retries: PayPalEmulatorOptions['retries'];
  changed: () => void;
  log?: (line: string) => void;
};

/** Hands events over to the registered webhooks, again and again until they are taken. */
export function createSender({ url, store, faults, retries = {}, changed, log }: Options) {
  const { firstMs = 1000, capMs = 60_000, attempts: maxAttempts = 25 } = retries;
  const timers = new Set<NodeJS.Timeout>();
  const sending = new Set<Promise<void>>();
  const forgotten = new WeakSet<Delivery>();
  let kept: EventRecord[] = [];
  let gathering: NodeJS.Timeout | undefined;
  let listeners: (() => void)[] = [];
  let closed = false;
  const abort = new AbortController();

  const isBusy = () => timers.size > 0 || sending.size > 0 || gathering !== undefined;
  function settle() {
    if (isBusy()) return;
    for (const listener of listeners) listener();
    listeners = [];
  }

  function later(ms: number, work: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
      settle();
    }, ms);
    timers.add(timer);
    return timer;
  }

  async function attempt(delivery: Delivery, body: string) {
    const headers = signatureHeaders(store.keys, {
      url,
      transmissionId: delivery.id,
      body,
      webhookId: delivery.webhookId,
    });
    const made: Attempt = { at: new Date().toISOString(), status: 0, answer: '' };
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/json', 'user-agent': 'PayPal/AUHD-1.0-1 (emulator)', ...headers },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_TIMEOUT_MS), abort.signal]),
      });
      made.status = response.status;
      made.answer = (await response.text()).slice(0, 200);
    } catch (error) {
      made.answer = String((error as Error).cause ?? error).slice(0, 200);
    }
    // Cut off by the emulator's own end, and taken up by its next run; or forgotten meanwhile.
    if (closed || forgotten.has(delivery)) return;
    delivery.attempts.push(made);
    log?.(`webhook ${delivery.eventType} → ${delivery.url}: ${made.status || made.answer}`);
    if (made.status >= 200 && made.status < 300) delivery.state = 'delivered';
    else if (delivery.attempts.length >= maxAttempts) delivery.state = 'given-up';
    else later(Math.min(capMs, firstMs * 2 ** (delivery.attempts.length - 1)), () => send(delivery, body));
    changed();
  }

  function send(delivery: Delivery, body: string) {
    const sent = attempt(delivery, body).finally(() => {
      sending.delete(sent);
      settle();
    });
    sending.add(sent);
  }

  function deliver(event: EventRecord, webhook: RegisteredWebhook, dropped: boolean) {
    const delivery: Delivery = {
      id: randomUUID(),
      eventId: event.id,
      eventType: event.eventType,
      resourceId: event.resourceId,
      webhookId: webhook.id,
      url: webhook.url,
      state: dropped ? 'dropped' : 'waiting',
      attempts: [],
    };
    store.deliveries.push(delivery);
    const old =
      store.deliveries.length > MAX_DELIVERIES ? store.deliveries.findIndex((each) => each.state !== 'waiting') : -1;
    if (old >= 0) store.deliveries.splice(old, 1);
    if (dropped) return;
    // The answer of the call that caused it goes first.
    later(faults.webhooks.delayMs, () => send(delivery, event.body));
  }

  const webhooksFor = ({ clientId, eventType }: EventRecord) =>
    store.webhooks.filter(
      (webhook) =>
        (webhook.clientId === undefined || webhook.clientId === clientId) &&
        (webhook.eventTypes ?? ['*']).some((type) => type === '*' || type === eventType),
    );

  function dispatch(event: EventRecord) {
    const { mode, copies } = faults.webhooks;
    for (const webhook of webhooksFor(event))
      for (let copy = 0; copy < copies; copy++) deliver(event, webhook, mode === 'never');
    changed();
  }

  function flush() {
    clearTimeout(gathering);
    gathering = undefined;
    const events = faults.webhooks.mode === 'reversed' ? kept.reverse() : kept;
    kept = [];
    for (const event of events) dispatch(event);
    settle();
  }

  faults.onWebhooks(() => {
    if (faults.webhooks.mode !== 'held' && kept.length > 0) flush();
  });

  return {
    publish(event: EventRecord) {
      const { mode } = faults.webhooks;
      if (mode === 'held' || mode === 'reversed') kept.push(event);
      else dispatch(event);
      if (mode === 'reversed') gathering ??= setTimeout(flush, GATHER_MS);
    },
    /** Takes up what an earlier run did not bring to an end. */
    resume() {
      for (const delivery of store.deliveries) {
        const body = store.events.get(delivery.eventId)?.body;
        if (delivery.state === 'waiting' && body) later(0, () => send(delivery, body));
      }
    },
    dispatch,
    settled: () => new Promise<void>((resolve) => (isBusy() ? listeners.push(resolve) : resolve())),
    /** Forgets what waits. */
    clear() {
      for (const delivery of store.deliveries) forgotten.add(delivery);
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      clearTimeout(gathering);
      gathering = undefined;
      kept = [];
      settle();
    },
    close() {
      closed = true;
      this.clear();
      abort.abort();
    },
  };
}
