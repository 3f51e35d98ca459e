import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { AuditFilters } from '#contract/audit.ts';
import { client } from '#web/api.ts';
import { downloadFile } from '#web/download-file.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Every entry that the filter finds, not only those in view, as a table for spreadsheets. */
export function ExportLog({ filter }: { filter: AuditFilters }) {
  const save = useMutation({
    mutationFn: () => client.audit.exportAuditLog(filter),
    onSuccess: (file) => downloadFile('audit-log.csv', file),
    onError: (error) => toast.error(errorMessage(error, 'Failed to export the audit log')),
  });
  return (
    <Button look="secondary" busy={save.isPending} disabled={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download aria-hidden="true" className="size-4" />}
      Export CSV
    </Button>
  );
}
