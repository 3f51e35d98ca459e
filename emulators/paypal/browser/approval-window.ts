/** How the buyer left the window. */
export type Outcome =
  | { type: 'approved'; orderID: string; payerID: string }
  | { type: 'cancelled' }
  | { type: 'failed'; message: string }
  /** Not the buyer: the shop took the buttons away, or the page is gone. */
  | { type: 'dismissed' };

export type ApprovalWindow = {
  /** Shows an order to approve; until then the window waits. */
  show(address: string): Promise<void>;
  /** Settles once. */
  outcome: Promise<Outcome>;
  close(): void;
  focus(): void;
};

const FEATURES = 'popup,width=480,height=720';

/**
 * Opens the buyer's window, or a frame in the page where pop-ups are blocked. Call it straight from the click.
 * @param origin of the emulator; only its messages are believed
 */
export function openApprovalWindow(origin: string, layer: ParentNode): ApprovalWindow {
  const waiting = `${origin}/checkoutnow/wait?origin=${encodeURIComponent(location.origin)}`;
  const popup = window.open(waiting, '', FEATURES);
  const dialog = document.createElement('dialog');
  const frame = popup ? undefined : fillWithFrame(dialog, waiting);
  const { promise: outcome, resolve } = Promise.withResolvers<Outcome>();
  const { promise: isReady, resolve: ready } = Promise.withResolvers<void>();

  const watch = popup
    ? setInterval(() => {
        if (popup.closed) finish({ type: 'cancelled' });
      }, 200)
    : undefined;

  function finish(result: Outcome) {
    clearInterval(watch);
    window.removeEventListener('message', listen);
    window.removeEventListener('pagehide', close);
    popup?.close();
    dialog.remove();
    resolve(result);
  }

  function listen({ origin: from, source, data }: MessageEvent) {
    const isOurs = from === origin && source === (popup ?? frame?.contentWindow);
    if (!isOurs || data?.source !== 'paypal-emulator') return;
    if (data.ready) ready();
    else finish(data.outcome);
  }

  const cancel = () => finish({ type: 'cancelled' });
  const close = () => finish({ type: 'dismissed' });

  const focus = () => popup?.focus();
  if (popup) fillWithHint(dialog, focus, cancel);
  dialog.addEventListener('cancel', cancel);
  window.addEventListener('message', listen);
  window.addEventListener('pagehide', close);
  layer.append(dialog);
  dialog.showModal();
  return {
    outcome,
    close,
    focus,
    async show(address) {
      await isReady;
      if (popup) popup.location.replace(address);
      else if (frame) frame.src = address;
    },
  };
}

function fillWithFrame(dialog: HTMLDialogElement, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'PayPal emulator: approve a demo payment';
  frame.src = address;
  dialog.className = 'frame';
  dialog.append(frame);
  return frame;
}

/** What the shop's page shows while the window is open, as PayPal's overlay does. */
function fillWithHint(dialog: HTMLDialogElement, show: () => void, cancel: () => void): void {
  const text = document.createElement('p');
  text.textContent = 'Approve or cancel the demo payment in the window of the PayPal emulator.';
  dialog.setAttribute('aria-label', 'PayPal emulator');
  dialog.append(text, hintButton('Show the window', show), hintButton('Cancel the payment', cancel));
}

function hintButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'hint';
  button.textContent = label;
  button.addEventListener('click', act);
  return button;
}
