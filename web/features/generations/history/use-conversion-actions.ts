import { useMutation } from '@tanstack/react-query';
import type { Conversion } from '#contract/history.ts';
import { api, client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { counted } from '#web/ui/format-number.ts';
import { toast } from '#web/ui/toast.ts';
import { useDeletion } from './use-deletion.ts';
import { useRefreshHistory } from './use-refresh-history.ts';

interface Move {
  conversions: Conversion[];
  projectId: string | null;
}

/** What can be done with conversions, each with its message. @param onGone is told which are deleted */
export function useConversionActions(onGone?: (ids: string[]) => void) {
  const onSettled = useRefreshHistory();
  const refuse = (act: string) => (error: unknown) => void toast.error(errorMessage(error, `Failed to ${act}.`));
  const remove = useDeletion(onGone);
  const rename = useMutation(api.history.updateConversion.mutationOptions({ onSettled }));
  const move = useMutation({
    mutationFn: async ({ conversions, projectId }: Move) => {
      for (const { _id: id } of conversions) await client.history.updateConversion({ id, projectId });
    },
    onSuccess: (_done, { conversions }) =>
      toast.success(
        conversions.length === 1 ? 'Conversion moved.' : `${counted(conversions.length, 'conversion')} moved.`,
      ),
    onSettled,
  });
  const keep = useMutation(
    api.history.updateConversion.mutationOptions({
      onSuccess: () => toast.success('Conversion kept.'),
      onError: refuse('keep the conversion'),
      onSettled,
    }),
  );
  const duplicate = useMutation(
    api.history.duplicateGeneration.mutationOptions({
      onSuccess: ({ name }) => toast.success(`Duplicated as “${name}”.`),
      onError: refuse('duplicate the conversion'),
      onSettled,
    }),
  );
  return { remove, rename, move, keep, duplicate };
}
export type ConversionActions = ReturnType<typeof useConversionActions>;
