import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type UseFormRegister, useForm } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#web/api.ts';
import {
  NewPasswordFields,
  type NewPasswordValues,
  newPasswordSchema,
  securityMessage,
} from '#web/features/accounts/index.ts';
import { authRequest } from '#web/session/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { toast } from '#web/ui/toast.ts';

const schema = newPasswordSchema.and(z.object({ currentPassword: z.string().min(1, 'Please enter your password.') }));
type Values = z.infer<typeof schema>;

/** The old password and the new one, twice. Every other session ends with it. */
export function ChangePasswordForm() {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, password }: Values) =>
      authRequest('/change-password', { currentPassword, newPassword: password }),
    onSuccess: () => {
      reset();
      toast.success('Your password has been changed.');
      return queryClient.invalidateQueries({ queryKey: api.profile.listSessions.key() });
    },
    meta: { signsIn: true },
  });
  return (
    <form method="post" noValidate onSubmit={handleSubmit((values) => change.mutate(values))} className="grid gap-4">
      {change.isError && <Alert tone="danger">{securityMessage(change.error)}</Alert>}
      <Field label="Current Password" error={formState.errors.currentPassword?.message}>
        {(ids) => <PasswordInput autoComplete="current-password" required {...ids} {...register('currentPassword')} />}
      </Field>
      <NewPasswordFields
        label="New Password"
        register={register as unknown as UseFormRegister<NewPasswordValues>}
        errors={formState.errors}
        refusal={change.error}
      />
      <p className="text-caption text-muted">Changing it signs you out everywhere else.</p>
      <Button
        type="submit"
        look="secondary"
        className="justify-self-start"
        busy={change.isPending}
        disabled={change.isPending}
      >
        {change.isPending ? 'Saving...' : 'Change Password'}
      </Button>
    </form>
  );
}
