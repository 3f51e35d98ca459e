import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type Item, type ItemFields, itemFields } from '#contract/items.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ItemFieldset, type ItemValues } from './item-fieldset.tsx';
import { useItemActions } from './use-item-actions.ts';

const blank: ItemValues = {
  itemName: '',
  price: '',
  description: '',
  guidelines: '',
  accessUrl: '',
  imageUrl: '',
  slug: '',
};

interface ItemEditorProps {
  editing: Item | undefined;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
}

/** What is typed stays when saving fails. */
export function ItemEditor({ editing, onDirty, onSaved }: ItemEditorProps) {
  const { save } = useItemActions();
  const form = useForm<ItemValues, unknown, ItemFields>({
    resolver: zodResolver(itemFields),
    defaultValues: { ...blank, ...editing },
  });
  const { isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = form.handleSubmit((values) => save.mutate({ editing, values }, { onSuccess: onSaved }));
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        {save.isError && (
          <Alert tone="danger">
            {errorMessage(save.error, editing ? 'Failed to update item' : 'Failed to add item')}
          </Alert>
        )}
        <ItemFieldset itemId={editing?.itemId} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="submit" busy={save.isPending} disabled={save.isPending}>
            {save.isPending ? 'Saving...' : editing ? 'Update Item' : 'Add Item'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
