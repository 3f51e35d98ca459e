import { type MailStatus, mailStatus } from '#contract/mail.ts';
import { errorMessage } from '#web/error-message.ts';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { MailDialog } from './mail-dialog.tsx';
import { MailRow } from './mail-row.tsx';
import { mailStatusLabels } from './mail-status-badge.tsx';
import { useMails } from './use-mail.ts';
import { useSendAgain } from './use-send-again.ts';

export const meta = () => [{ title: 'Mail · Facsimile' }];

const MAILS_PER_PAGE = 10;

/** The outbox and the log in one: every mail of the service, newest first. */
export default function MailPage() {
  const { page, search, filter, set } = useListState();
  const status = statusIn(filter('status'));
  const mails = useMails({ page, limit: MAILS_PER_PAGE, ...(search && { search }), ...(status && { status }) });
  const again = useSendAgain();
  const rows = mails.data?.rows ?? [];
  const narrowed = Boolean(search || status);
  return (
    <Card aria-label="Outbox and log" className="min-w-0">
      <div className="flex flex-wrap gap-2 border-line border-b px-4 py-3 sm:px-5">
        <SearchField
          label="Search mails"
          placeholder="Address, subject, template or error"
          value={search}
          onSearch={(text) => set({ search: text })}
        />
        <div className="flex-1 basis-36 sm:max-w-48">
          <Select aria-label="Status" value={status ?? ''} onChange={({ target }) => set({ status: target.value })}>
            <option value="">All</option>
            {mailStatus.options.map((one) => (
              <option key={one} value={one}>
                {mailStatusLabels[one]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      {mails.isPending && <ListSkeleton label="Loading mails" rows={6} />}
      {mails.isError && (
        <div className="p-4">
          <ErrorState message={errorMessage(mails.error, 'Failed to fetch mails')} onRetry={() => mails.refetch()} />
        </div>
      )}
      {mails.isSuccess && rows.length === 0 && (
        <EmptyState title={narrowed ? 'No mail found' : 'No mail sent yet'}>
          {narrowed
            ? 'Nothing matches your search and filters.'
            : 'Welcome mails, reset links, receipts and the messages that you write from the user directory appear here.'}
        </EmptyState>
      )}
      {!mails.isError && rows.length > 0 && (
        <ul aria-label="Mails" className="divide-y divide-line">
          {rows.map((mail) => (
            <MailRow key={mail._id} mail={mail} again={again} onRead={() => set({ page, mail: mail._id })} />
          ))}
        </ul>
      )}
      {mails.data && (
        <Pagination
          label="Pages of mails"
          page={page}
          size={MAILS_PER_PAGE}
          total={mails.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
      <MailDialog id={filter('mail')} again={again} onClose={() => set({ page, mail: '' })} />
    </Card>
  );
}

const statusIn = (text: string): MailStatus | undefined => mailStatus.options.find((one) => one === text);
