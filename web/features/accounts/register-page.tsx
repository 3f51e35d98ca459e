import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { signUp } from './auth-calls.ts';
import { AuthSheet } from './auth-sheet.tsx';
import { EarlyForm } from './early-form.tsx';
import { NewPasswordFields, type NewPasswordValues } from './new-password-fields.tsx';
import { OtherSignInWays } from './other-sign-in-ways.tsx';
import { registerSchema } from './register-schema.ts';
import { registerMessage } from './sign-in-messages.ts';
import { TermsField } from './terms-field.tsx';
import { useSignInRedirect } from './use-sign-in-redirect.ts';
import { VerifyEmailFirst } from './verify-email-first.tsx';

export const meta = () => [
  { title: 'Register · Facsimile' },
  { name: 'description', content: 'Open an account at Facsimile, and make the picture of a page the page.' },
];

export default function RegisterPage() {
  const { state } = useLocation();
  const goOn = useSignInRedirect();
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(registerSchema) });
  const { errors } = formState;
  const navigate = useNavigate();
  // Registering also signs in, unless the address has to be verified first.
  const signingUp = useMutation({
    mutationFn: signUp,
    onSuccess: ({ isSignedIn }) => (isSignedIn ? goOn() : undefined),
    meta: { signsIn: true },
  });
  if (signingUp.isSuccess && !signingUp.data.isSignedIn)
    return <VerifyEmailFirst email={signingUp.variables.email} onLogin={() => void navigate(paths.login, { state })} />;
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
      <EarlyForm
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
        <NewPasswordFields
          register={register as unknown as UseFormRegister<NewPasswordValues>}
          errors={errors}
          refusal={signingUp.error}
        />
        <TermsField error={errors.terms?.message} {...register('terms')} />
        <Button type="submit" size="large" busy={signingUp.isPending} disabled={signingUp.isPending}>
          {signingUp.isPending ? 'Creating account...' : 'Register'}
        </Button>
      </EarlyForm>
      <OtherSignInWays goOn={goOn} />
    </AuthSheet>
  );
}
