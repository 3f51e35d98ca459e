import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { loadChunk } from '#web/load-chunk.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AuthSheet } from './auth-sheet.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherSignInWays } from './other-sign-in-ways.tsx';
import { useSignInRedirect } from './use-sign-in-redirect.ts';

/** Both are for some, after the password. */
const SecondFactorStep = lazy(() =>
  loadChunk(() => import('./second-factor-step.tsx')).then((part) => ({ default: part.SecondFactorStep })),
);
const VerifyEmailFirst = lazy(() =>
  loadChunk(() => import('./verify-email-first.tsx')).then((part) => ({ default: part.VerifyEmailFirst })),
);

export const meta = () => [
  { title: 'Login · Facsimile' },
  { name: 'description', content: 'Log in to Facsimile: your conversions, their history and your credits.' },
];

type Step = { name: 'password' | 'second-factor' } | { name: 'unverified'; email: string };

export default function LoginPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const goOn = useSignInRedirect();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const startOver = () => setStep({ name: 'password' });
  if (step.name === 'second-factor')
    return (
      <Suspense>
        <SecondFactorStep goOn={goOn} onStartOver={startOver} />
      </Suspense>
    );
  if (step.name === 'unverified')
    return (
      <Suspense>
        <VerifyEmailFirst email={step.email} onLogin={startOver} />
      </Suspense>
    );
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
