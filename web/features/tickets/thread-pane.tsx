import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Loader } from '#web/ui/loader.tsx';
import { useReturnToRow } from './use-return-to-row.ts';

interface ThreadPaneProps {
  /** The ticket that is open; '' for none. */
  open: string;
  /** Where a narrow screen, which has room for one of the two, comes back to the list. */
  back: To;
  /** Said while none is open. */
  prompt: string;
  /** Whether the list is still on its way. */
  isLoading: boolean;
  children: ReactNode;
}

/** The place of a conversation beside the list of tickets; instead of it on narrow screens. */
export function ThreadPane({ open, back, prompt, isLoading, children }: ThreadPaneProps) {
  return (
    <Card
      aria-label="Ticket"
      className={classNames(
        'flex min-h-0 min-w-0 flex-col max-lg:h-[calc(100dvh-6.5rem)] max-lg:min-h-96',
        !open && 'max-lg:hidden',
      )}
    >
      {open ? (
        <>
          <BackLink to={back} ticketId={open} />
          {children}
        </>
      ) : isLoading ? (
        <Loader />
      ) : (
        <p className="graph-paper grid flex-1 place-items-center p-6 text-center text-muted">{prompt}</p>
      )}
    </Card>
  );
}

function BackLink({ to, ticketId }: { to: To; ticketId: string }) {
  useReturnToRow(ticketId);
  return (
    <Button asChild look="quiet" className="self-start lg:hidden">
      <Link to={to} preventScrollReset>
        <ArrowLeft aria-hidden="true" className="size-4" />
        All tickets
      </Link>
    </Button>
  );
}
