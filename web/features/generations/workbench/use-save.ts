import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Generation } from '#contract/generations.ts';
import { api, client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { toast } from '#web/ui/toast.ts';
import { dropUnsavedWork } from '#web/ui/unsaved-work.ts';
import type { Draft } from '../code/index.ts';

/**
 * Saves the draft as a version and puts that on the table. What another window saved meanwhile stays beside it, and is
 * told of; when saving fails, the draft stays as it is.
 */
export function useSave(generation: Pick<Generation, '_id'>, draft: Draft, open: (id: string) => void) {
  const queryClient = useQueryClient();
  const { _id: id } = generation;
  return useMutation({
    mutationFn: async () => {
      const { code, whole } = draft;
      const version = await client.generations.saveEdit({ id, ...whole, note: draft.summary });
      const versions = await client.generations.listVersions({ id }).catch(() => []);
      const others = versions.filter(({ parentId, edited, _id }) => parentId === id && edited && _id !== version._id);
      await queryClient.ensureQueryData(api.generations.getGeneration.queryOptions({ input: { id: version._id } }));
      return { version, code, others: others.length };
    },
    onSuccess: ({ version, code, others }) => {
      draft.markSaved(code);
      toast.success(
        others > 0
          ? 'Saved as a version of its own. Other changes of the same version are in the list of versions.'
          : 'Saved as a new version.',
      );
      void queryClient.invalidateQueries({ queryKey: api.generations.listGenerations.key() });
      void queryClient.invalidateQueries({ queryKey: api.generations.listVersions.key() });
      dropUnsavedWork();
      open(version._id);
    },
    onError: (error) =>
      toast.error(errorMessage(error, 'The version could not be saved. Your changes are still here: try again.')),
  });
}
