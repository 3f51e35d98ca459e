import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreditPackage } from '#contract/packages.ts';
import { api, client } from '#web/api.ts';
import { toast } from '#web/ui/toast.ts';
import { bodyOf, type PackageAnswers } from './package-form.ts';

/** What can be done with a package. Successes are said; who calls shows the failures. */
export function usePackageActions() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([api.packages.key(), api.audit.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const save = useMutation({
    mutationFn: ({ editing, values }: { editing: CreditPackage | undefined; values: PackageAnswers }) =>
      editing
        ? client.packages.editPackage({ id: editing._id, ...bodyOf(values) })
        : client.packages.addPackage(bodyOf(values)),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: refresh,
  });
  const remove = useMutation(
    api.packages.deletePackage.mutationOptions({
      onSuccess: ({ message }) => toast.success(message),
      onSettled: refresh,
    }),
  );
  return { save, remove };
}
