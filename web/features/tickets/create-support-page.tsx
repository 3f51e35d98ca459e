import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useAccount } from '#web/features/accounts/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { CreateTicketForm } from './create-ticket-form.tsx';
import { useAbout } from './use-about.ts';

export const meta = () => [{ title: 'Create Support Ticket · Facsimile' }];

/** Where a member writes to us; from an order or a conversion one comes with that filled in. */
export default function CreateSupportPage() {
  const { session, users, user } = useAccount();
  const { about, isLoading } = useAbout();
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <div>
        <Button asChild look="quiet" className="-ml-2 px-2">
          <Link to={paths.support()}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Support Tickets
          </Link>
        </Button>
        <h1 className="text-heading">Create Support Ticket</h1>
        <p className="mt-1 text-muted">We answer here, and tell you by mail.</p>
      </div>
      <Card aria-label="New ticket" className="min-w-0 p-4 sm:p-5">
        {users.isError && !user ? (
          <ErrorState message="Error loading user data" onRetry={() => users.refetch()} />
        ) : users.isPending || isLoading || !session ? (
          <Loader />
        ) : (
          <CreateTicketForm
            key={about?.id}
            writer={{ name: user?.userName || session.user.name, email: session.user.email }}
            about={about}
          />
        )}
      </Card>
    </div>
  );
}
