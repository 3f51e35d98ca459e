import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Attachment } from '#contract/tickets/attachment.ts';
import { api, client } from '#web/api.ts';
import { newId } from '#web/new-id.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { dropUnsavedWork } from '#web/ui/unsaved-work.ts';
import type { About } from './use-about.ts';

interface NewTicket {
  subject: string;
  message: string;
  about: About | undefined;
  attachments: Attachment[];
}

/**
 * Opens a ticket and leads to it. A second press while the first is on its way does nothing; the same ticket sent again
 * after its answer was lost has the same id, and the server keeps it once.
 */
export function useCreateTicket(writer: { name: string; email: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isSent = useRef(false);
  const attempt = useRef({ _id: '', of: '' });
  const create = useMutation({
    mutationFn: (ticket: NewTicket) => {
      const { subject, message, about, attachments } = ticket;
      const of = JSON.stringify(ticket);
      if (attempt.current.of !== of) attempt.current = { _id: newId(), of };
      return client.tickets.createTicket({
        _id: attempt.current._id,
        subject,
        message,
        ticketUserName: writer.name,
        ticketUserEmail: writer.email,
        ...(about && { about: { type: about.type, id: about.id } }),
        attachments: attachments.map(({ _id }) => _id),
      });
    },
    onSuccess: async (ticket) => {
      dropUnsavedWork();
      toast.success('Support ticket created successfully');
      void queries.invalidateQueries({ queryKey: api.tickets.key() });
      await navigate(paths.support(ticket._id));
    },
    onError: () => {
      isSent.current = false;
    },
  });
  return {
    ...create,
    send: (ticket: NewTicket) => {
      if (isSent.current) return;
      isSent.current = true;
      create.mutate(ticket);
    },
  };
}
