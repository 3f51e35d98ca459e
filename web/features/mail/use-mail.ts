import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MailStatus } from '#contract/mail.ts';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';

interface MailFilter {
  page: number;
  limit: number;
  search?: string;
  status?: MailStatus;
  userEmail?: string;
}

/** While mails wait in the queue, it is looked again. */
const WAITING_MS = 2000;

/** A page of the mails that went out. */
export function useMails(input: MailFilter, enabled = true) {
  return useQuery({
    queryKey: [...api.mail.listSentMails.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.mail.listSentMails, input, signal),
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: ({ state }) => (state.data?.rows.some(({ status }) => status === 'queued') ? WAITING_MS : false),
  });
}
