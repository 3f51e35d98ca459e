import { useMutation } from '@tanstack/react-query';
import { client } from '#web/api.ts';
import type { NewReply } from '../use-reply.ts';
import { useRefreshDesk } from './use-refresh-desk.ts';

/** Adds a note to a ticket; the same one sent again is kept once. */
export function useAddNote(id: string) {
  const refresh = useRefreshDesk();
  return useMutation({
    mutationFn: ({ _id, message, attachments }: NewReply) =>
      client.tickets.addTicketNote({ id, _id, message, attachments: attachments.map((file) => file._id) }),
    // After a failure too: the note may have arrived although its answer was lost.
    onSettled: refresh,
  });
}
