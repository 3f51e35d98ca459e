import { Link } from 'react-router';
import type { Incident, IncidentArea } from '#contract/incidents.ts';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/ui/moment.tsx';

const areas: Record<IncidentArea, string> = { conversion: 'Conversion', payment: 'Payment', request: 'Request' };

/** One failure: its reference, whom it hit, what was said and what was behind it. */
export function IncidentRow({ incident }: { incident: Incident }) {
  const { reference, at, area, told, cause, userId, userName, subjectId } = incident;
  return (
    <li className="grid gap-1.5 px-4 py-3 text-small sm:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <span className="font-mono font-semibold">{reference}</span>
          <span className="text-muted"> · {areas[area]}</span>
        </span>
        <span className="text-caption text-muted">
          {userId ? (
            <Link to={paths.adminUser(userId)} className="underline-offset-2 hover:underline">
              {userName}
            </Link>
          ) : (
            'No account'
          )}
          {' · '}
          <Moment at={at} exact />
        </span>
      </p>
      <dl className="grid gap-x-4 gap-y-0.5 text-caption sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">Cause</dt>
        <dd className="break-words font-mono [overflow-wrap:anywhere]">{cause}</dd>
        <dt className="text-muted">Shown</dt>
        <dd className="break-words">{told}</dd>
        {subjectId && (
          <>
            <dt className="text-muted">{area === 'payment' ? 'Order' : area === 'request' ? 'Call' : 'Conversion'}</dt>
            <dd className="break-words font-mono [overflow-wrap:anywhere]">{subjectId}</dd>
          </>
        )}
      </dl>
    </li>
  );
}
