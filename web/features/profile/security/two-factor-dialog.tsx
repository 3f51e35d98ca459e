import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { securityMessage } from '#web/features/accounts/index.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { AuthenticatorStep } from './authenticator-step.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { beginTwoFactor, renewRecoveryCodes, switchTwoFactorOff } from './two-factor-calls.ts';

export type TwoFactorTask = 'set-up' | 'renew' | 'switch-off';

const tasks = {
  'set-up': { title: 'Set up two-factor sign-in', label: 'Continue' },
  renew: { title: 'New recovery codes', label: 'Create New Codes' },
  'switch-off': { title: 'Switch off two-factor sign-in', label: 'Switch Off' },
};

interface TwoFactorDialogProps {
  task: TwoFactorTask;
  /** Something about the account is different now. */
  onChanged: () => void;
  onClose: () => void;
}

/** Password first; then the authenticator app, its first code and the recovery codes, as far as the task needs them. */
export function TwoFactorDialog({ task, onChanged, onClose }: TwoFactorDialogProps) {
  const [uri, setUri] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isVerified, setVerified] = useState(task === 'renew');
  const prove = useMutation({
    mutationFn: async (password: string) => {
      if (task === 'switch-off') {
        await switchTwoFactorOff(password);
        toast.success('Two-factor sign-in is off.');
        onChanged();
        return onClose();
      }
      if (task === 'renew') return setCodes(await renewRecoveryCodes(password));
      const { totpURI, backupCodes } = await beginTwoFactor(password);
      setCodes(backupCodes);
      setUri(totpURI);
    },
    meta: { signsIn: true },
  });
  const { title, label } = tasks[task];
  const verified = () => {
    setVerified(true);
    toast.success('Two-factor sign-in is on.');
    onChanged();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={isVerified && codes ? 'Recovery codes' : title}>
      {codes && isVerified ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : uri ? (
        <AuthenticatorStep uri={uri} onVerified={verified} />
      ) : (
        <PasswordForm
          label={label}
          busyLabel="Checking..."
          look={task === 'switch-off' ? 'danger' : 'primary'}
          isBusy={prove.isPending}
          problem={prove.isError ? securityMessage(prove.error) : undefined}
          onSubmit={prove.mutate}
        >
          {task === 'renew' && <p className="text-small">Your current codes will stop working.</p>}
          {task === 'switch-off' && <p className="text-small">Your password alone will be enough to sign in again.</p>}
        </PasswordForm>
      )}
    </Dialog>
  );
}
