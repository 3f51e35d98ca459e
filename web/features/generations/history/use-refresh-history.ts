import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';

/** Everything that lists conversions is read again. */
export function useRefreshHistory() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [api.history.key(), api.generations.listGenerations.key(), api.generations.listVersions.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
