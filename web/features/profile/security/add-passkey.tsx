import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addPasskey, isPasskeyCancelled, securityMessage } from '#web/features/accounts/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';

/** A name first, by which one knows it again, then the browser's own dialog. */
export function AddPasskey({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => addPasskey(name.trim() || 'Passkey'),
    onSuccess: () => {
      setName('');
      toast.success('The passkey has been added.');
      return onAdded();
    },
    meta: { signsIn: true },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      {add.isError && (
        <Alert tone={isPasskeyCancelled(add.error) ? 'warning' : 'danger'}>
          {isPasskeyCancelled(add.error) ? 'No passkey was added.' : passkeyProblem(add.error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <Field label="Name of the new passkey">
            {(ids) => (
              <Input
                {...ids}
                value={name}
                onChange={({ target }) => setName(target.value)}
                placeholder="My laptop"
                maxLength={100}
                autoComplete="off"
              />
            )}
          </Field>
        </div>
        <Button type="submit" look="secondary" className="min-h-11" busy={add.isPending} disabled={add.isPending}>
          {add.isPending ? 'Waiting...' : 'Add a Passkey'}
        </Button>
      </div>
    </form>
  );
}

/** The browser refuses a second passkey of the same device by itself. */
const passkeyProblem = (error: unknown): string =>
  error instanceof DOMException && error.name === 'InvalidStateError'
    ? 'This device has a passkey for your account already.'
    : securityMessage(error);
