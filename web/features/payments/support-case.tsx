import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { SupportCase as Case } from './pay-phase.ts';

interface SupportCaseProps {
  orderId: string;
  about: Case;
  /** Where a ticket about this order is written. */
  help: string;
}

/** Money may have moved and the order does not show it: what support has to know. */
export function SupportCase({ orderId, about, help }: SupportCaseProps) {
  return (
    <div className="grid gap-4">
      <Alert tone="danger">{about.message}</Alert>
      <dl className="grid gap-3 rounded-sm border border-line bg-sunken p-4 text-small">
        <Fact name="Order ID">
          <span className="font-mono">{orderId}</span>
        </Fact>
        <Fact name="Transaction ID">
          <span className="break-all font-mono">{about.transactionId ?? 'not known'}</span>
        </Fact>
        <Fact name="Time">
          <Moment at={about.at} exact />
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button asChild>
          <Link to={help}>Create Ticket</Link>
        </Button>
        <Button asChild look="secondary">
          <Link to={paths.contact}>Contact support</Link>
        </Button>
      </div>
    </div>
  );
}
