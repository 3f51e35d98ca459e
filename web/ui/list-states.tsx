import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** What a list says when it has nothing yet: and what to do about it. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-10 text-center">
      <p className="font-semibold">{title}</p>
      {children && <p className="max-w-prose text-muted text-small">{children}</p>}
      {action}
    </div>
  );
}

/** What a list says when it cannot be read. */
export function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button look="secondary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
