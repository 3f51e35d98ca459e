import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { User } from '#contract/accounts/users.ts';
import { userMembership, userRole } from '#contract/vocabulary/roles.ts';
import { client } from '#web/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRefreshUsers } from './use-user-actions.ts';
import { type UserEdit, type UserEditInput, userChange, userEditOf, userEditSchema } from './user-edit-schema.ts';
import { userFailure } from './user-failure.ts';

interface UserEditFormProps {
  user: User;
  /** Saved or cancelled: the row is to be viewed again. */
  onDone: () => void;
}

/** A user's row while it is edited. Escape cancels. */
export function UserEditForm({ user, onDone }: UserEditFormProps) {
  const refresh = useRefreshUsers();
  const { register, handleSubmit, watch, formState } = useForm<UserEditInput, unknown, UserEdit>({
    resolver: zodResolver(userEditSchema(user)),
    defaultValues: userEditOf(user),
  });
  const save = useMutation({
    mutationFn: (change: ReturnType<typeof userChange>) => client.accounts.updateUser({ id: user._id, ...change }),
    onSuccess: async () => {
      toast.success('User updated successfully');
      await refresh();
      onDone();
    },
  });
  const submit = handleSubmit((edit) => {
    const change = userChange(user, edit);
    return Object.keys(change).length === 0 ? onDone() : save.mutate(change);
  });
  const { errors } = formState;
  const failure = save.isError ? userFailure(save.error, 'Failed to update user') : undefined;
  const otherBalance = watch('currentBalance').trim() !== String(user.currentBalance);
  return (
    <form
      method="post"
      noValidate
      autoComplete="off"
      aria-label={`Edit ${user.userName}`}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
      className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-[1.2fr_1.5fr_1fr_1fr_0.8fr]"
    >
      {failure && (
        <div className="sm:col-span-2 xl:col-span-5">
          <Alert tone="danger" title={failure.title}>
            {failure.reason}
          </Alert>
        </div>
      )}
      <Field label="Name" error={errors.userName?.message}>
        {(ids) => <Input {...ids} {...register('userName')} autoFocus required />}
      </Field>
      <Field label="Email" error={errors.UserEmail?.message}>
        {(ids) => <Input {...ids} {...register('UserEmail')} type="email" required />}
      </Field>
      <Field label="Role">
        {(ids) => (
          <Select {...ids} {...register('userRole')}>
            {userRole.options.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Membership">
        {(ids) => (
          <Select {...ids} {...register('userMembership')}>
            {userMembership.options.map((membership) => (
              <option key={membership}>{membership}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Credits" error={errors.currentBalance?.message}>
        {(ids) => <Input {...ids} {...register('currentBalance')} inputMode="numeric" className="font-mono" />}
      </Field>
      {otherBalance && (
        <div className="sm:col-span-2 xl:col-span-5">
          <Field
            label="Reason for changing the credits"
            error={errors.reason?.message}
            hint="Shown in the ledger, where the user can read it."
          >
            {(ids) => <Input {...ids} {...register('reason')} maxLength={500} />}
          </Field>
        </div>
      )}
      <div className="flex flex-wrap gap-2 sm:col-span-2 xl:col-span-5">
        <Button type="submit" busy={save.isPending} disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
