import type { PopupMessage } from '#contract/accounts/sign-in-popup.ts';

/** How long a window may look closed before that is believed: its last message may still be on the way. */
const CLOSED_FOR_MS = 1500;
const LOOK_EVERY_MS = 250;

interface Watched {
  window: Pick<Window, 'closed'>;
  channel: Pick<BroadcastChannel, 'addEventListener' | 'close'>;
  onMessage: (message: PopupMessage) => void;
  /** A message can come after this: a provider's page may have cut the tie to a window that is still open. */
  onClosed: () => void;
}

const isMessage = (data: unknown): data is PopupMessage =>
  typeof data === 'object' && data !== null && 'ok' in data && typeof data.ok === 'boolean';

/** Waits for the pop-up's one message. @returns stops waiting */
export function watchPopup({ window: popup, channel, onMessage, onClosed }: Watched): () => void {
  let closedFor = 0;
  const timer = setInterval(() => {
    closedFor = popup.closed ? closedFor + LOOK_EVERY_MS : 0;
    if (closedFor < CLOSED_FOR_MS) return;
    clearInterval(timer);
    onClosed();
  }, LOOK_EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    channel.close();
  };
  channel.addEventListener('message', ({ data }) => {
    if (!isMessage(data)) return;
    stop();
    onMessage(data);
  });
  return stop;
}
