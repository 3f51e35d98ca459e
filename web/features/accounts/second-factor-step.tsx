import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { verifySecondFactor } from './auth-calls.ts';
import { AuthSheet } from './auth-sheet.tsx';
import { isSecondFactorOver, secondFactorMessage } from './sign-in-messages.ts';

const schema = z.object({
  code: z.string().trim().min(1, 'Please enter the code.'),
  trustDevice: z.boolean(),
});

interface SecondFactorStepProps {
  goOn: () => Promise<unknown>;
  /** Back to e-mail and password. */
  onStartOver: () => void;
}

/** After the password of an account with a second factor: a code of the app, or one of the recovery codes. */
export function SecondFactorStep({ goOn, onStartOver }: SecondFactorStepProps) {
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '', trustDevice: false },
  });
  const verify = useMutation({ mutationFn: verifySecondFactor, onSuccess: goOn, meta: { signsIn: true } });
  const byApp = way === 'app';
  const change = () => {
    setWay(byApp ? 'recovery' : 'app');
    verify.reset();
    reset();
  };
  return (
    <AuthSheet
      title="Two-factor sign-in"
      lead={byApp ? 'Enter the six digits that your authenticator app shows.' : 'Each recovery code works once.'}
    >
      <form
        key={way}
        method="post"
        noValidate
        onSubmit={handleSubmit(({ code, trustDevice }) =>
          verify.mutate({ way, code: byApp ? code.replace(/\s/g, '') : code, trustDevice }),
        )}
        className="grid gap-5"
      >
        {verify.isError && <Alert tone="danger">{secondFactorMessage(verify.error)}</Alert>}
        <Field label={byApp ? 'Code' : 'Recovery code'} error={formState.errors.code?.message}>
          {(ids) => (
            <Input
              autoFocus
              autoComplete="one-time-code"
              inputMode={byApp ? 'numeric' : 'text'}
              spellCheck={false}
              autoCapitalize="none"
              required
              className="font-mono tracking-wider"
              {...ids}
              {...register('code')}
            />
          )}
        </Field>
        <label className="flex min-h-10 items-center gap-3 text-small">
          <input type="checkbox" className="size-4.5" {...register('trustDevice')} />
          Trust this device for 30 days
        </label>
        {isSecondFactorOver(verify.error) ? (
          <Button size="large" onClick={onStartOver}>
            Log in again
          </Button>
        ) : (
          <Button type="submit" size="large" busy={verify.isPending} disabled={verify.isPending}>
            {verify.isPending ? 'Checking...' : 'Verify'}
          </Button>
        )}
        <div className="flex flex-wrap justify-between gap-2">
          <Button look="quiet" onClick={change}>
            {byApp ? 'Use a recovery code' : 'Use the authenticator app'}
          </Button>
          <Button look="quiet" onClick={onStartOver}>
            Return to Login
          </Button>
        </div>
      </form>
    </AuthSheet>
  );
}
