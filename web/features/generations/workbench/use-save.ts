import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Generation } from '#contract/generations.ts';
import { api, client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { toast } from '#web/ui/toast.ts';
import { leaveUnasked } from '#web/ui/unsaved-work.ts';
import type { Draft, Work } from '../code/index.ts';
import type { Generator } from '../progress/index.ts';

/**
 * Saves the draft as a version and puts that on the table; what is typed meanwhile goes on there. What another window
 * saved stays beside it, and is told of; when saving fails, the draft stays as it is.
 */
export function useSave({ _id: id }: Pick<Generation, '_id'>, draft: Draft, generator: Pick<Generator, 'id' | 'open'>) {
  const queryClient = useQueryClient();
  /** What is open now, also for an answer that comes late. */
  const opened = useRef<string>(undefined);
  useEffect(() => {
    opened.current = generator.id;
    return () => {
      opened.current = undefined;
    };
  }, [generator.id]);
  const mutation = useMutation({
    mutationFn: async ({ of, stored, note }: { of: string; work: Work; stored: Work; note: string }) => {
      const { code, components } = stored;
      const version = await client.generations.saveEdit({ id: of, ...code, components, note });
      const versions = await client.generations.listVersions({ id: of }).catch(() => []);
      const others = versions.filter(({ parentId, edited, _id }) => parentId === of && edited && _id !== version._id);
      await queryClient.ensureQueryData(api.generations.getGeneration.queryOptions({ input: { id: version._id } }));
      return { version, others: others.length };
    },
    onSuccess: ({ version, others }, { of, work }) => {
      toast.success(
        others > 0
          ? 'Saved as a version of its own. Other changes of the same version are in the list of versions.'
          : 'Saved as a new version.',
      );
      void queryClient.invalidateQueries({ queryKey: api.generations.listGenerations.key() });
      void queryClient.invalidateQueries({ queryKey: api.generations.listVersions.key() });
      // Whoever has gone on to something else meanwhile is not called back.
      if (opened.current !== of) return;
      draft.markSaved(work, version._id);
      leaveUnasked(() => generator.open(version._id));
    },
    onError: (error) =>
      toast.error(errorMessage(error, 'The version could not be saved. Your changes are still here: try again.')),
  });
  const { code, components, summary: note, dirty } = draft;
  return {
    saving: mutation.isPending,
    save: () => {
      if (dirty && !mutation.isPending)
        mutation.mutate({ of: id, work: { code, components }, stored: draft.stored(), note });
    },
  };
}
