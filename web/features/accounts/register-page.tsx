import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { signUp } from '#web/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AuthSheet } from './auth-sheet.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { registerSchema } from './register-schema.ts';
import { registerMessage } from './sign-in-messages.ts';
import { TermsField } from './terms-field.tsx';
import { TextLink } from './text-link.tsx';
import { useSignInRedirect } from './use-sign-in-redirect.ts';

export const meta = () => [{ title: 'Register · Facsimile' }];

export default function RegisterPage() {
  const hydrated = useHydrated();
  const { state } = useLocation();
  const goOn = useSignInRedirect();
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(registerSchema) });
  const { errors } = formState;
  // Registering also signs in.
  const signingUp = useMutation({ mutationFn: signUp, onSuccess: goOn });
  return (
    <AuthSheet
      title="Register"
      lead={
        <>
          Already have an account?{' '}
          <TextLink to={paths.login} state={state}>
            Login
          </TextLink>
        </>
      }
    >
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(({ name, email, password }) => signingUp.mutate({ name, email, password }))}
        className="grid gap-5"
      >
        {signingUp.isError && <Alert tone="danger">{registerMessage(signingUp.error)}</Alert>}
        <Field label="Full Name" error={errors.name?.message}>
          {(ids) => <Input autoComplete="name" required {...ids} {...register('name')} />}
        </Field>
        <Field label="Email Address" error={errors.email?.message}>
          {(ids) => <Input type="email" autoComplete="email" required {...ids} {...register('email')} />}
        </Field>
        <NewPasswordFields register={register as unknown as UseFormRegister<NewPassword>} errors={errors} />
        <TermsField error={errors.terms?.message} {...register('terms')} />
        <Button type="submit" size="large" busy={signingUp.isPending} disabled={!hydrated || signingUp.isPending}>
          {signingUp.isPending ? 'Creating account...' : 'Register'}
        </Button>
      </form>
    </AuthSheet>
  );
}

interface NewPassword {
  password: string;
  confirmPassword: string;
}
