import { useEffect, useRef, useState } from 'react';
import { POPUP_CHANNEL, POPUP_FEATURES, POPUP_NAME, popupErrors, popupPath } from '#contract/accounts/sign-in-popup.ts';
import { NETWORK_ERROR } from '#web/error-message.ts';
import { POPUP_BLOCKED, POPUP_CLOSED } from './sign-in-messages.ts';
import { watchPopup } from './watch-popup.ts';

/** Sign-in at an outside provider, in a window of its own. `problem` is the text to show. */
export function usePopupSignIn(goOn: () => Promise<unknown>) {
  const [problem, setProblem] = useState<string>();
  const [waitingFor, setWaitingFor] = useState<string>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const end = (text?: string) => {
    setWaitingFor(undefined);
    setProblem(text);
  };
  const start = (providerId: string) => {
    stop.current?.();
    setProblem(undefined);
    if (!navigator.onLine) return setProblem(NETWORK_ERROR);
    const popup = window.open(popupPath(providerId), POPUP_NAME, POPUP_FEATURES);
    if (!popup) return setProblem(POPUP_BLOCKED);
    setWaitingFor(providerId);
    stop.current = watchPopup({
      window: popup,
      channel: new BroadcastChannel(POPUP_CHANNEL),
      onMessage: (message) => {
        if (!message.ok) return end(popupErrors[message.code] ?? popupErrors.PROVIDER_ERROR);
        void goOn().then(
          () => end(),
          () => end(NETWORK_ERROR),
        );
      },
      onClosed: () => end(POPUP_CLOSED),
    });
  };
  return { start, problem, waitingFor };
}
