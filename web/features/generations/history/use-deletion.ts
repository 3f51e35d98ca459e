import { useMutation } from '@tanstack/react-query';
import { client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { counted } from '#web/ui/format-number.ts';
import { toast } from '#web/ui/toast.ts';
import { useRefreshHistory } from './use-refresh-history.ts';

const deleteBy = {
  conversion: (id: string) => client.history.deleteConversion({ id }),
  version: (id: string) => client.generations.deleteGeneration({ id }),
};
type Deleted = keyof typeof deleteBy;
interface Deletion {
  what: Deleted;
  ids: string[];
}

/**
 * Deletes at once, without a question, and offers to undo it. Of several, those that can be deleted are.
 * @param onDeleted is told which are gone
 */
export function useDeletion(onDeleted?: (ids: string[]) => void) {
  const refresh = useRefreshHistory();
  const restore = useMutation({
    mutationFn: async ({ ids }: Deletion) => {
      for (const id of ids) await client.history.restoreGeneration({ id });
    },
    onSuccess: (_done, { what, ids }) => toast.success(`${namely(ids.length, what)} restored.`),
    onError: (error, { what }) => toast.error(errorMessage(error, `The ${what} could not be restored.`)),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: async ({ what, ids }: Deletion) => {
      const gone: string[] = [];
      let problem: unknown;
      for (const id of ids)
        await deleteBy[what](id).then(
          () => gone.push(id),
          (error: unknown) => {
            problem ??= error;
          },
        );
      if (gone.length === 0 && problem) throw problem;
      return { gone, problem };
    },
    onSuccess: ({ gone, problem }, { what }) => {
      toast.undoable(`${namely(gone.length, what)} deleted.`, () => restore.mutate({ what, ids: gone }));
      if (problem) toast.error(errorMessage(problem, `Not every ${what} could be deleted.`));
      onDeleted?.(gone);
    },
    onError: (error, { what }) => toast.error(errorMessage(error, `The ${what} could not be deleted.`)),
    onSettled: refresh,
  });
}

/** `Conversion`, `3 conversions` */
const namely = (n: number, what: Deleted) => (n === 1 ? what.replace(/^./, (c) => c.toUpperCase()) : counted(n, what));
