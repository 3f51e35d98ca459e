import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { toast } from '#web/ui/toast.ts';
import { useRefreshHistory } from '../use-refresh-history.ts';

export const useProjects = () => useQuery(api.history.listProjects.queryOptions());

/** What can be done with projects. Who asks for a name shows why it was refused. */
export function useProjectActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const onSettled = useRefreshHistory();
  const create = useMutation(api.history.createProject.mutationOptions({ onSettled }));
  const rename = useMutation(api.history.renameProject.mutationOptions({ onSettled }));
  const remove = useMutation(
    api.history.deleteProject.mutationOptions({
      onSuccess: () => {
        toast.success('Project deleted.');
        onDeleted?.();
      },
      onError: (error) => toast.error(errorMessage(error, 'Failed to delete the project.')),
      onSettled,
    }),
  );
  return { create, rename, remove };
}
