import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { Loaded } from './loaded.tsx';
import { accountFacts } from './security-queries.ts';
import { TwoFactorDialog, type TwoFactorTask } from './two-factor-dialog.tsx';
import { useHasPassword } from './use-has-password.ts';

/** A code of one's phone beside the password. */
export function TwoFactorCard() {
  const queryClient = useQueryClient();
  const facts = useQuery(accountFacts);
  const hasPassword = useHasPassword();
  const [task, setTask] = useState<TwoFactorTask>();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: accountFacts.queryKey });
    // The session was replaced by one that knows about it.
    void queryClient.invalidateQueries({ queryKey: api.profile.listSessions.key() });
  };
  return (
    <FormPart title="Two-factor sign-in">
      <Loaded query={facts} failed="Failed to load user data">
        {({ twoFactorEnabled }) => (
          <>
            <p className="flex items-start justify-between gap-4 text-muted text-small">
              {twoFactorEnabled
                ? 'Signing in with your password also asks for a code from your authenticator app.'
                : 'A code from an app on your phone, asked for after your password.'}
              <Badge tone={twoFactorEnabled ? 'success' : 'neutral'}>{twoFactorEnabled ? 'On' : 'Off'}</Badge>
            </p>
            {hasPassword === false && !twoFactorEnabled && (
              <p className="text-small">It needs a password, and your account has none yet.</p>
            )}
            <div className="flex flex-wrap gap-2">
              {twoFactorEnabled ? (
                <>
                  <Button look="secondary" onClick={() => setTask('renew')}>
                    New Recovery Codes
                  </Button>
                  <Button look="danger" onClick={() => setTask('switch-off')}>
                    Switch Off
                  </Button>
                </>
              ) : (
                <Button look="secondary" disabled={!hasPassword} onClick={() => setTask('set-up')}>
                  Set Up
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
      {task && <TwoFactorDialog task={task} onChanged={refresh} onClose={() => setTask(undefined)} />}
    </FormPart>
  );
}
