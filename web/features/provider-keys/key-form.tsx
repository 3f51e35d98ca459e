import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { defaultModels, type ProviderKey, provider } from '#contract/provider-keys.ts';
import { providerNames } from '#contract/vocabulary/provider-names.ts';
import { client } from '#web/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { keyMessage } from './key-message.ts';
import { type KeyValues, keySchema, NAME_AND_KEY } from './key-schema.ts';

interface KeyFormProps {
  /** The key to change; without it a new one is added. */
  editing: ProviderKey | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

export function KeyForm({ editing, onSaved, onCancel }: KeyFormProps) {
  const { register, handleSubmit, watch, control, formState } = useForm<KeyValues>({
    resolver: zodResolver(keySchema),
    defaultValues: editing
      ? { ...editing, baseURL: editing.baseURL ?? '' }
      : { name: '', key: '', provider: 'gemini', model: '', baseURL: '', isActive: true },
  });
  const save = useMutation({
    mutationFn: (values: KeyValues) =>
      editing ? client.providerKeys.updateKey({ id: editing._id, ...values }) : client.providerKeys.addKey(values),
    onSuccess: () => {
      toast.success(editing ? 'API key updated successfully!' : 'API key added successfully!');
      onSaved();
    },
  });
  const { errors } = formState;
  const chosen = watch('provider');
  const incomplete = [errors.name, errors.key].some((error) => error?.message === NAME_AND_KEY);
  const tooLong = (message: string | undefined) => (message === NAME_AND_KEY ? undefined : message);
  const title = editing ? 'Edit API key' : 'Add API key';
  return (
    <Card aria-labelledby="key-form">
      <CardHeader>
        <h2 id="key-form" className="font-semibold text-body">
          {title}
        </h2>
      </CardHeader>
      <form
        method="post"
        noValidate
        autoComplete="off"
        onSubmit={handleSubmit((values) => save.mutate(values))}
        className="grid items-start gap-4 p-4 sm:grid-cols-2 sm:p-5"
      >
        <div className="grid gap-2 empty:hidden sm:col-span-2">
          {incomplete && <Alert tone="danger">{NAME_AND_KEY}</Alert>}
          {save.isError && (
            <Alert tone="danger">
              {keyMessage(save.error, editing ? 'Failed to update key' : 'Failed to add key')}
            </Alert>
          )}
        </div>
        <Field label="Name" error={tooLong(errors.name?.message)}>
          {(ids) => (
            <Input {...ids} {...register('name')} required autoFocus aria-invalid={errors.name ? true : undefined} />
          )}
        </Field>
        <Field label="Provider">
          {(ids) => (
            <Select {...ids} {...register('provider')}>
              {provider.options.map((id) => (
                <option key={id} value={id}>
                  {providerNames[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Key"
          error={tooLong(errors.key?.message)}
          hint={
            editing
              ? 'Leave it unchanged to keep the stored key.'
              : 'Stored encrypted, and only shown masked from then on.'
          }
        >
          {(ids) => (
            <PasswordInput
              {...ids}
              {...register('key')}
              required
              autoComplete="new-password"
              spellCheck={false}
              aria-invalid={errors.key ? true : undefined}
            />
          )}
        </Field>
        <Field
          label={chosen === 'compatible' ? 'Model' : 'Model (optional)'}
          error={errors.model?.message}
          hint={chosen !== 'compatible' && `If empty: ${defaultModels[chosen]}`}
        >
          {(ids) => <Input {...ids} {...register('model')} placeholder={defaultModels[chosen]} spellCheck={false} />}
        </Field>
        <Field
          label={chosen === 'compatible' ? 'Base URL' : 'Base URL (optional)'}
          error={errors.baseURL?.message}
          hint={
            chosen === 'compatible'
              ? 'Where the server answers, for example http://localhost:11434/v1. A server on this machine or in a private network must be listed in the setting PROVIDER_ALLOWED_HOSTS.'
              : 'Only for a proxy. If empty, the provider’s own address is used. A proxy in a private network must be listed in the setting PROVIDER_ALLOWED_HOSTS.'
          }
        >
          {(ids) => <Input {...ids} {...register('baseURL')} type="url" inputMode="url" spellCheck={false} />}
        </Field>
        <div className="flex items-center gap-3 self-center">
          <Controller
            control={control}
            name="isActive"
            render={({ field: { value, onChange, ...field } }) => (
              <Switch id="key-active" checked={value} onCheckedChange={onChange} {...field} value="on" />
            )}
          />
          <label htmlFor="key-active" className="font-semibold text-small">
            Active
          </label>
        </div>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" busy={save.isPending} disabled={save.isPending}>
            {save.isPending ? 'Saving...' : editing ? 'Update Key' : 'Add Key'}
          </Button>
          <Button look="secondary" disabled={save.isPending} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
