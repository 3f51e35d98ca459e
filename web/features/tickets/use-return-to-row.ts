import { useEffect } from 'react';

/** Back in the list, the Tab key goes on from the ticket one was in. For what is there as long as the ticket is open. */
export function useReturnToRow(ticketId: string): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(ticketId)}"]`)?.focus();
      });
    },
    [ticketId],
  );
}
