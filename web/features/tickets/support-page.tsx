import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '#web/features/accounts/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { changeParams, pageIn } from '#web/ui/list-params.ts';
import { useListState } from '#web/ui/use-list-state.ts';
import { MemberList } from './member-list.tsx';
import { MemberThread } from './member-thread.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { ticketFilter } from './ticket-filter.ts';
import { useTicketKeys } from './use-ticket-keys.ts';
import { useTickets } from './use-tickets.ts';

export const meta = () => [{ title: 'Support · Facsimile' }];

const PER_PAGE = 10;

/** A member's tickets, and the conversation of the one that the address names. */
export default function SupportPage() {
  const { session } = useAccount();
  const state = useListState();
  const [params] = useSearchParams();
  const open = state.filter('ticket');
  const userEmail = session?.user.email ?? '';
  const query = { userEmail, page: state.page, limit: PER_PAGE, sort: '-createdAt', ...ticketFilter(state) };
  const list = useTickets(query, userEmail !== '');
  const to = (ticket: string) => ({ search: changeParams(params, { page: pageIn(params), ticket }).toString() });
  const keys = useTicketKeys<HTMLTextAreaElement>({ tickets: list.data?.rows ?? [], current: open, to });
  const shortcuts = { ...keys.shortcuts, r: { label: 'Reply', run: keys.act((input) => input.focus()) } };
  return (
    <div className="mx-auto flex max-w-350 flex-col gap-4 lg:h-[calc(100dvh-3rem)] lg:min-h-140">
      <div className={classNames('flex flex-wrap items-center justify-between gap-2', open && 'max-lg:sr-only')}>
        <h1 className="text-heading">Support</h1>
        <div className={classNames('flex items-center gap-2', open && 'max-lg:hidden')}>
          <ShortcutHelp shortcuts={shortcuts} />
          <Button asChild>
            <Link to={paths.createSupport()}>
              <Plus aria-hidden="true" className="size-4" />
              Create Ticket
            </Link>
          </Button>
        </div>
      </div>
      <div className="grid min-h-0 flex-1 gap-4 lg:grid-cols-[minmax(19rem,24rem)_minmax(0,1fr)]">
        <MemberList list={list} state={state} perPage={PER_PAGE} open={open} to={to} />
        <ThreadPane open={open} back={to('')} prompt="Select a ticket to view messages" isLoading={list.isPending}>
          <MemberThread key={open} id={open} to={to} inputRef={keys.ref} />
        </ThreadPane>
      </div>
    </div>
  );
}
