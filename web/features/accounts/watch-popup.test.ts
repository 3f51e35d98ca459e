import { afterEach, expect, test, vi } from 'vitest';
import type { PopupMessage } from '#contract/accounts/sign-in-popup.ts';
import { watchPopup } from './watch-popup.ts';

afterEach(() => vi.useRealTimers());

const received = (port: BroadcastChannel) =>
  new Promise<PopupMessage>((resolve) => port.addEventListener('message', ({ data }) => resolve(data)));

test('the message of the pop-up is passed on once, and nothing after it', async () => {
  const heard: (PopupMessage | 'closed')[] = [];
  const speaker = new BroadcastChannel('watch-popup-1');
  const witness = new BroadcastChannel('watch-popup-1');
  const last = received(witness);
  watchPopup({
    window: { closed: false },
    channel: new BroadcastChannel('watch-popup-1'),
    onMessage: (message) => heard.push(message),
    onClosed: () => heard.push('closed'),
  });
  speaker.postMessage('something else');
  speaker.postMessage({ ok: false, code: 'CANCELLED' });
  await last;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toEqual([{ ok: false, code: 'CANCELLED' }]);
  speaker.close();
  witness.close();
});

test('a window that stays closed without a message was closed by the person', () => {
  vi.useFakeTimers();
  const popup = { closed: false };
  const onClosed = vi.fn();
  const channel = new BroadcastChannel('watch-popup-2');
  const stop = watchPopup({ window: popup, channel, onMessage: () => {}, onClosed });
  vi.advanceTimersByTime(5000);
  popup.closed = true;
  vi.advanceTimersByTime(1000);
  expect(onClosed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(onClosed).toHaveBeenCalledOnce();
  stop();
});
