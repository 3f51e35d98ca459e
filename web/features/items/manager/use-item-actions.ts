import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Item, ItemFields } from '#contract/items.ts';
import { api, client } from '#web/api.ts';
import { toast } from '#web/ui/toast.ts';

/** What can be done with an item. Successes are said; who calls shows the failures. */
export function useItemActions() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([api.items.key(), api.audit.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const save = useMutation({
    mutationFn: ({ editing, values }: { editing: Item | undefined; values: ItemFields }) =>
      editing ? client.items.updateItem({ id: editing._id, ...values }) : client.items.addItem(values),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: refresh,
  });
  const remove = useMutation(
    api.items.deleteItem.mutationOptions({
      onSuccess: ({ message }) => toast.success(message),
      onSettled: refresh,
    }),
  );
  return { save, remove };
}
