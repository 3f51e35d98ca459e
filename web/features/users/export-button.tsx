import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { client } from '#web/api.ts';
import { downloadFile } from '#web/download-file.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** All users that the search finds, not only those in view, as a table for spreadsheets. */
export function ExportButton({ search, sort }: { search: string; sort: string }) {
  const save = useMutation({
    mutationFn: () => client.accounts.exportUsers({ sort, ...(search && { search }) }),
    onSuccess: (file) => downloadFile('users.csv', file),
    onError: (error) => toast.error(errorMessage(error, 'Failed to export users')),
  });
  return (
    <Button look="secondary" busy={save.isPending} disabled={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download aria-hidden="true" className="size-4" />}
      Export CSV
    </Button>
  );
}
