import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, client } from '#web/api.ts';
import { findPage } from '#web/find-page.ts';

interface AuditFilter {
  page: number;
  limit: number;
  search?: string;
  action?: string;
  subjectId?: string;
  from?: string;
  to?: string;
}

/** A page of what admins did. */
export function useAudit(filter: AuditFilter) {
  const input = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as AuditFilter;
  return useQuery({
    queryKey: [...api.audit.listAuditEntries.key({ input }), 'page'],
    queryFn: ({ signal }) => findPage(client.audit.listAuditEntries, input, signal),
    placeholderData: keepPreviousData,
  });
}
