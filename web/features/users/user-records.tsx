import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { GenerationFacts } from '#contract/accounts/user-records.ts';
import type { User } from '#contract/accounts/users.ts';
import { api } from '#web/api.ts';
import { creditKinds } from '#web/features/accounts/index.ts';
import { StatusBadge } from '#web/features/generations/index.ts';
import { MailStatusBadge } from '#web/features/mail/index.ts';
import { PaymentBadge } from '#web/features/orders/index.ts';
import { TicketStatusBadge } from '#web/features/tickets/index.ts';
import { paths } from '#web/paths.ts';
import { formatNumber, formatSeconds } from '#web/ui/format-number.ts';
import { Moment } from '#web/ui/moment.tsx';
import { RecordCard, RecordLine } from './record-card.tsx';

const LIMIT = 50;
const idOf = ({ _id }: { _id: string }) => _id;

export function UserLedger({ user: { _id: userId } }: { user: User }) {
  const query = useQuery(api.credits.listCreditEntries.queryOptions({ input: { userId, limit: LIMIT } }));
  return (
    <RecordCard title="Ledger" query={query} rowId={idOf} empty="No credits added or spent yet.">
      {({ kind, reason, amount, createdAt }) => (
        <RecordLine
          note={reason !== creditKinds[kind] && reason}
          aside={
            <>
              <span className="text-caption text-muted">
                <Moment at={createdAt} />
              </span>
              <span className="w-14 text-right font-mono tabular-nums">
                {amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount).replace('-', '−')}
              </span>
            </>
          }
        >
          {creditKinds[kind]}
        </RecordLine>
      )}
    </RecordCard>
  );
}

export function UserOrders({ user: { _id: id } }: { user: User }) {
  const query = useQuery(api.accounts.listUserOrders.queryOptions({ input: { id, limit: LIMIT } }));
  return (
    <RecordCard title="Orders" query={query} rowId={idOf} empty="No orders found">
      {({ _id, orderId, packageName, credit, totalPrice, paymentStatus, createdAt }) => (
        <RecordLine
          note={
            <>
              <span className="font-mono">{orderId}</span> · {formatNumber(credit)} Credits · ${totalPrice} ·{' '}
              <Moment at={createdAt} />
            </>
          }
          aside={<PaymentBadge status={paymentStatus} />}
        >
          <Link to={paths.adminOrder(_id)} className="underline-offset-2 hover:underline">
            {packageName}
          </Link>
        </RecordLine>
      )}
    </RecordCard>
  );
}

export function UserGenerations({ user: { _id: id } }: { user: User }) {
  const query = useQuery(api.accounts.listUserGenerations.queryOptions({ input: { id, limit: LIMIT } }));
  return (
    <RecordCard title="Conversions" query={query} rowId={idOf} empty="No conversions yet.">
      {(generation) => (
        <RecordLine
          note={
            <>
              {generation.model ?? generation.engine}
              {generation.durationMs !== null && ` · ${formatSeconds(generation.durationMs)}`}
              {faithfulness(generation)} · <Moment at={generation.createdAt} />
              {generation.error && <span className="block text-danger">{generation.error.message}</span>}
            </>
          }
          aside={<StatusBadge generation={generation} />}
        >
          <span className="capitalize">{generation.framework}</span>
        </RecordLine>
      )}
    </RecordCard>
  );
}

export function UserTickets({ user: { UserEmail: userEmail } }: { user: User }) {
  const query = useQuery(
    api.tickets.listTickets.queryOptions({
      input: { userEmail, page: 1, limit: LIMIT, sort: '-createdAt', replies: 'false' },
    }),
  );
  return (
    <RecordCard title="Support tickets" query={query} rowId={idOf} empty="No tickets yet.">
      {({ _id, subject, ticketStatus, createdAt }) => (
        <RecordLine note={<Moment at={createdAt} />} aside={<TicketStatusBadge status={ticketStatus} />}>
          <Link to={paths.adminSupport(_id)} className="underline-offset-2 hover:underline">
            {subject}
          </Link>
        </RecordLine>
      )}
    </RecordCard>
  );
}

export function UserMails({ user: { UserEmail: userEmail } }: { user: User }) {
  const query = useQuery(api.mail.listSentMails.queryOptions({ input: { userEmail, page: 1, limit: LIMIT } }));
  return (
    <RecordCard title="Mails" query={query} rowId={idOf} empty="No message logs found.">
      {({ _id, subject, templateName, status, createdAt }) => (
        <RecordLine
          note={
            <>
              {templateName || 'Message'} · <Moment at={createdAt} />
            </>
          }
          aside={<MailStatusBadge status={status} />}
        >
          <Link to={paths.sentMail(_id)} className="underline-offset-2 hover:underline">
            {subject}
          </Link>
        </RecordLine>
      )}
    </RecordCard>
  );
}

/** As the preview measured it; older conversions have the mean of the text scores alone. */
function faithfulness({ faithful, score }: GenerationFacts): string | null {
  const measured = faithful ?? score;
  return measured === null ? null : ` · ${Math.round(measured * 100)} % faithful`;
}
