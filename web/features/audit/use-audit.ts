import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditFilters } from '#contract/audit.ts';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';

interface AuditPage extends AuditFilters {
  page: number;
  limit: number;
}

/** A page of what admins did. */
export function useAudit(input: AuditPage) {
  return useQuery({
    queryKey: [...api.audit.listAuditEntries.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.audit.listAuditEntries, input, signal),
    placeholderData: keepPreviousData,
  });
}
