import { useState } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { errorMessage } from '#web/error-message.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { MailStatusBadge } from './mail-status-badge.tsx';
import { useMails } from './use-mail.ts';

const LOGS_PER_PAGE = 5;

interface MessageLogDialogProps {
  /** Whose messages; null while it is closed. */
  user: Pick<User, 'UserEmail' | 'userName'> | null;
  onClose: () => void;
}

export function MessageLogDialog({ user, onClose }: MessageLogDialogProps) {
  return (
    <Dialog
      open={user !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Message Log History"
      {...(user && { description: user.UserEmail })}
      wide
    >
      {user && <MessageLog userEmail={user.UserEmail} />}
    </Dialog>
  );
}

function MessageLog({ userEmail }: { userEmail: string }) {
  const [page, setPage] = useState(1);
  const logs = useMails({ userEmail, page, limit: LOGS_PER_PAGE });
  if (logs.isPending) return <ListSkeleton label="Loading message logs" />;
  if (logs.isError)
    return (
      <ErrorState message={errorMessage(logs.error, 'Failed to fetch message logs')} onRetry={() => logs.refetch()} />
    );
  if (logs.data.total === 0) return <EmptyState title="No message logs found." />;
  return (
    <div className="-mx-5 -mb-5">
      <table aria-label="Message logs" className="w-full text-left text-small">
        <thead className="text-caption text-muted">
          <tr>
            {['Day', 'Date', 'Template', 'Status'].map((name) => (
              <th key={name} scope="col" className="px-2 py-2 font-semibold first:pl-5 last:pr-5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {logs.data.rows.map(({ _id, day, createdAt, templateName, status }) => (
            <tr key={_id} className="border-line border-t [&>td]:px-2 [&>td]:py-2.5 [&>td]:first:pl-5 [&>td]:last:pr-5">
              <td>{day}</td>
              <td className="tabular-nums">
                <Moment at={createdAt} exact />
              </td>
              <td className="break-words">{templateName || 'Message'}</td>
              <td>
                <MailStatusBadge status={status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pagination
        label="Pages of message logs"
        page={page}
        size={LOGS_PER_PAGE}
        total={logs.data.total}
        onPage={setPage}
      />
    </div>
  );
}
