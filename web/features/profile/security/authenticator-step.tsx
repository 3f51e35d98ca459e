import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorMessage, verifySecondFactor } from '#web/features/accounts/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { QrCode } from './qr-code.tsx';
import { secretOf } from './secret-of.ts';

/** The secret for the authenticator app, and the first code of it: until that is right, nothing has changed. */
export function AuthenticatorStep({ uri, onVerified }: { uri: string; onVerified: () => void }) {
  const [code, setCode] = useState('');
  const verify = useMutation({
    mutationFn: () => verifySecondFactor({ way: 'app', code: code.replace(/\s/g, '') }),
    onSuccess: onVerified,
    meta: { signsIn: true },
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        verify.mutate();
      }}
    >
      <p className="text-small">Scan this with your authenticator app, or type the secret into it.</p>
      <div className="grid justify-items-center gap-3">
        <QrCode text={uri} label="QR code for the authenticator app" />
        <code className="break-words text-center font-mono text-small">{secretOf(uri)}</code>
      </div>
      {verify.isError && <Alert tone="danger">{secondFactorMessage(verify.error)}</Alert>}
      <Field label="Code from the app">
        {(ids) => (
          <Input
            {...ids}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            required
            className="font-mono tracking-wider"
          />
        )}
      </Field>
      <Button type="submit" busy={verify.isPending} disabled={verify.isPending || code.trim() === ''}>
        {verify.isPending ? 'Checking...' : 'Verify and Switch On'}
      </Button>
    </form>
  );
}
