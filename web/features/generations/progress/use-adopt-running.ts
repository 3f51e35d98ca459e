import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#web/api.ts';
import { isRunning } from './live-state.ts';

/** A page that is opened without naming a conversion goes on with the newest one that still runs. */
export function useAdoptRunning(id: string | undefined, open: (id: string) => void): void {
  const queryClient = useQueryClient();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (id) return;
    queryClient
      .fetchQuery(api.generations.listGenerations.queryOptions({ input: {}, staleTime: 0 }))
      .then((list) => {
        const running = list.find(isRunning);
        if (running) open(running._id);
      })
      .catch(() => {});
  });
}
