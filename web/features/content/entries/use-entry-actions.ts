import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { toastFor } from '#web/ui/form/tell.ts';

export interface EntryActionOptions {
  /** e.g. 'Feature'. */
  noun: string;
  toggle: (id: string) => Promise<{ data: { isActive: boolean } }>;
  remove: (id: string) => Promise<unknown>;
}

/** What can be done with an entry of a list, each with its message. */
export function useEntryActions({ noun, ...calls }: EntryActionOptions) {
  const queryClient = useQueryClient();
  const tell = toastFor();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.content.key() });
  const toggle = useMutation({
    mutationFn: calls.toggle,
    onSuccess: ({ data }) => tell.success(`${noun} ${data.isActive ? 'enabled' : 'disabled'} successfully!`),
    onError: (error) => tell.error(errorMessage(error, `Failed to toggle ${noun.toLowerCase()} status`)),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: calls.remove,
    onSuccess: () => tell.success(`${noun} deleted successfully!`),
    onError: (error) => tell.error(errorMessage(error, `Failed to delete ${noun.toLowerCase()}`)),
    onSettled: refresh,
  });
  return { toggle, remove, refresh };
}
export type EntryActions = ReturnType<typeof useEntryActions>;
