import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { toast } from '#web/ui/toast.ts';
import { userFailureText } from './user-failure.ts';

/** Everything that shows users, or what an admin did to them, is read again. */
export function useRefreshUsers() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [api.accounts.key(), api.dashboard.key(), api.credits.key(), api.audit.key(), api.mail.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** What can be done with a user at a press, each with its message. */
export function useUserActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const refresh = useRefreshUsers();
  const refuse = (act: string) => (error: unknown) => void toast.error(userFailureText(error, act));
  const remove = useMutation(
    api.accounts.deleteUser.mutationOptions({
      onSuccess: () => {
        toast.success('User deleted successfully');
        onDeleted?.();
      },
      onError: refuse('Failed to delete user'),
      onSettled: refresh,
    }),
  );
  const disable = useMutation(
    api.accounts.disableUser.mutationOptions({
      onSuccess: ({ isDisabled }) =>
        toast.success(isDisabled ? 'User disabled successfully' : 'User enabled successfully'),
      onError: refuse('Failed to update user'),
      onSettled: refresh,
    }),
  );
  return { remove, disable };
}
export type UserActions = ReturnType<typeof useUserActions>;
