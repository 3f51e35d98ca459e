import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CannedReply } from '#contract/tickets/canned-replies.ts';
import { api, client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { toast } from '#web/ui/toast.ts';

export interface CannedFields {
  title: string;
  message: string;
}

export const useCannedReplies = (enabled = true) =>
  useQuery({ ...api.tickets.listCannedReplies.queryOptions(), enabled });

/** What can be done with canned replies, each with its message. */
export function useCannedActions() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [api.tickets.listCannedReplies.key(), api.audit.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const save = useMutation({
    mutationFn: ({ editing, fields }: { editing: CannedReply | undefined; fields: CannedFields }) =>
      editing
        ? client.tickets.updateCannedReply({ id: editing._id, ...fields })
        : client.tickets.addCannedReply(fields),
    onSuccess: (_saved, { editing }) => {
      toast.success(editing ? 'Canned reply updated successfully' : 'Canned reply added successfully');
      return refresh();
    },
  });
  const remove = useMutation(
    api.tickets.deleteCannedReply.mutationOptions({
      onSuccess: () => toast.success('Canned reply deleted successfully'),
      onError: (error) => toast.error(errorMessage(error, 'Failed to delete canned reply')),
      onSettled: refresh,
    }),
  );
  return { save, remove };
}
