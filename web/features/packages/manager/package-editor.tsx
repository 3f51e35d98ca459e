import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CreditPackage } from '#contract/packages.ts';
import { errorMessage } from '#web/error-message.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PackageFieldset } from './package-fieldset.tsx';
import { type PackageAnswers, type PackageValues, packageForm, valuesOf } from './package-form.ts';
import { PackagePreview } from './package-preview.tsx';
import { PointRows } from './point-rows.tsx';
import { usePackageActions } from './use-package-actions.ts';

interface PackageEditorProps {
  editing: CreditPackage | undefined;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
}

/** What is typed stays when saving fails. Beside it, where there is room, the card that comes of it. */
export function PackageEditor({ editing, onDirty, onSaved }: PackageEditorProps) {
  const { save } = usePackageActions();
  const { session } = useAccount();
  const form = useForm<PackageValues, unknown, PackageAnswers>({
    resolver: zodResolver(packageForm),
    defaultValues: valuesOf(editing, session?.user.email ?? ''),
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = form.handleSubmit((values) => save.mutate({ editing, values }, { onSuccess: onSaved }));
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        {save.isError && (
          <Alert tone="danger">
            {errorMessage(save.error, editing ? 'Failed to update package' : 'Failed to add package')}
          </Alert>
        )}
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid min-w-0 gap-5">
            <PackageFieldset />
            <PointRows />
          </div>
          <PackagePreview />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="submit" busy={save.isPending} disabled={save.isPending}>
            {save.isPending ? 'Saving...' : editing ? 'Update Package' : 'Add Package'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
