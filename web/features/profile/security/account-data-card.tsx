import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** What is kept about somebody, to take along or to have deleted. */
export function AccountDataCard() {
  const [isAsking, setAsking] = useState(false);
  return (
    <FormPart title="My data">
      <p className="text-muted text-small">
        Download everything we store about you: profile, credits, conversions, orders, tickets and sessions.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild look="secondary">
          <a href="/api/account/export" download="facsimile-account.json">
            <Download aria-hidden="true" className="size-4" />
            Export My Data
          </a>
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete My Account
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </FormPart>
  );
}
