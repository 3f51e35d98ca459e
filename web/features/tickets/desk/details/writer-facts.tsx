import { Link } from 'react-router';
import type { Ticket } from '#contract/tickets.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

const link =
  'inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current';

/** Who wrote the ticket, and how else to reach that person. */
export function WriterFacts({ ticket }: { ticket: Ticket }) {
  const { ticketUserName: name, ticketUserEmail: email, ticketUserProfileURL, userId, phone } = ticket;
  return (
    <div className="flex items-start gap-3 text-small">
      <Avatar url={ticketUserProfileURL} />
      <div className="grid min-w-0 justify-items-start [overflow-wrap:anywhere]">
        {userId ? (
          <Link to={paths.adminUser(userId)} className={`${link} font-semibold`}>
            {name || 'No name'}
          </Link>
        ) : (
          <span className="font-semibold">{name || 'No name'}</span>
        )}
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
            {phone}
          </a>
        )}
        {!userId && <span className="text-caption text-muted">No account: replies are sent by email.</span>}
      </div>
    </div>
  );
}
