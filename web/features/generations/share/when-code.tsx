import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { useSharedCode } from './use-shared-code.ts';

interface WhenCodeProps {
  token: string;
  children: (code: { html: string; css: string }) => ReactNode;
}

/** The code of a shared page, once it is there. */
export function WhenCode({ token, children }: WhenCodeProps) {
  const { code, retry } = useSharedCode(token);
  if (code.state === 'loading') return <Loader label="Loading the page..." />;
  if (code.state === 'loaded') return children(code);
  return (
    <Alert
      tone="danger"
      className="m-4"
      action={
        <Button look="secondary" onClick={retry}>
          Retry
        </Button>
      }
    >
      {code.message}
    </Alert>
  );
}
