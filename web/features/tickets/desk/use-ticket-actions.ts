import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { toast } from '#web/ui/toast.ts';
import { useRefreshDesk } from './use-refresh-desk.ts';

/** What an admin sets on a ticket at a press. What the server refuses is said, and the ticket is read again. */
export function useTicketActions() {
  const refresh = useRefreshDesk();
  const refused = (act: string) => (error: unknown) => {
    toast.error(errorMessage(error, act));
    refresh();
  };
  const setStatus = useMutation(
    api.tickets.updateTicketStatus.mutationOptions({
      onSuccess: refresh,
      onError: refused('Failed to update the status'),
    }),
  );
  const update = useMutation(
    api.tickets.updateTicket.mutationOptions({ onSuccess: refresh, onError: refused('Failed to update the ticket') }),
  );
  return { setStatus, update };
}
export type TicketActions = ReturnType<typeof useTicketActions>;
