import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AuthSheet } from './auth-sheet.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherSignInWays } from './other-sign-in-ways.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { useSignInRedirect } from './use-sign-in-redirect.ts';
import { VerifyEmailFirst } from './verify-email-first.tsx';

export const meta = () => [{ title: 'Login · Facsimile' }];

type Step = { name: 'password' | 'second-factor' } | { name: 'unverified'; email: string };

export default function LoginPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const goOn = useSignInRedirect();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const startOver = () => setStep({ name: 'password' });
  if (step.name === 'second-factor') return <SecondFactorStep goOn={goOn} onStartOver={startOver} />;
  if (step.name === 'unverified') return <VerifyEmailFirst email={step.email} onLogin={startOver} />;
  return (
    <AuthSheet
      title="Login"
      lead={
        <>
          New here?{' '}
          <TextLink to={paths.register} state={state}>
            Register
          </TextLink>
        </>
      }
    >
      {search.has('verified') && (
        <Alert tone="success" className="mb-5">
          Your email address is verified. You can log in now.
        </Alert>
      )}
      <LoginForm
        onSignedIn={goOn}
        onSecondFactor={() => setStep({ name: 'second-factor' })}
        onUnverified={(email) => setStep({ name: 'unverified', email })}
      />
      <OtherSignInWays goOn={goOn} withPasskey />
    </AuthSheet>
  );
}
