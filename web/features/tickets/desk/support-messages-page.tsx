import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/list-states.tsx';
import { useWidth } from '#web/ui/use-width.ts';
import { ShortcutHelp } from '../shortcut-help.tsx';
import { useTicketKeys } from '../use-ticket-keys.ts';
import { useTickets } from '../use-tickets.ts';
import { DeskFigures } from './desk-figures.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskList } from './desk-list.tsx';
import { type TicketHandle, TicketPane } from './ticket-pane.tsx';
import { useDeskState } from './use-desk-state.ts';

export const meta = () => [{ title: 'Support Messages · Facsimile' }];

/** From these widths on, in px, list and conversation stand side by side, and the details as well. */
const TWO_PANES = 640;
const THREE_PANES = 1080;

/** What people write to the desk, and what the desk answers. */
export default function SupportMessagesPage() {
  const state = useDeskState();
  const navigate = useNavigate();
  const { ref, width = TWO_PANES } = useWidth();
  const [showFilters, setShowFilters] = useState(false);
  const tickets = useTickets(state.query);
  const { ticketId } = state;
  const keys = useTicketKeys<TicketHandle>({ tickets: tickets.data?.rows ?? [], current: ticketId, to: state.to });
  const onePane = width < TWO_PANES;
  const shortcuts = {
    ...keys.shortcuts,
    r: { label: 'Reply', run: keys.act((ticket) => ticket.write('reply')) },
    n: { label: 'Internal note', run: keys.act((ticket) => ticket.write('note')) },
    c: { label: 'Insert a canned reply', run: keys.act((ticket) => ticket.pickCanned()) },
    s: { label: 'Status of the ticket', run: keys.act((ticket) => ticket.chooseStatus()) },
    '/': { label: 'Search', run: () => searchField()?.focus() },
  };
  /** Where there is room for one of the two, the open ticket has it. */
  const alone = onePane && ticketId !== '';
  return (
    <div ref={ref} className="mx-auto max-w-[96rem]">
      <div className={alone ? frames.ticket : onePane ? frames.list : frames.both}>
        {alone ? (
          <>
            <h1 className="sr-only">Support Messages</h1>
            {/* Its keys work, its button would take the room of the conversation. */}
            <div className="hidden">
              <ShortcutHelp shortcuts={shortcuts} />
            </div>
          </>
        ) : (
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <div className="grid gap-1">
              <Breadcrumb above={[{ to: paths.adminDashboard, label: 'Admin' }]} here="Support Messages" />
              <div className="flex items-center gap-1">
                <h1 className="text-heading">Support Messages</h1>
                <ShortcutHelp shortcuts={shortcuts} />
              </div>
            </div>
            <DeskFigures />
          </div>
        )}
        {onePane && !alone && (
          <Button look="secondary" aria-expanded={showFilters} onClick={() => setShowFilters(!showFilters)}>
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            Filters{state.filters > 0 && ` (${state.filters})`}
          </Button>
        )}
        {!alone && (!onePane || showFilters) && (
          <Card aria-label="Filters">
            <DeskFilters state={state} />
          </Card>
        )}
        {/* The ticket keeps its place when a phone is turned: what one is doing there goes on. */}
        <div className={classNames('flex', onePane ? 'flex-col' : 'gap-4', (alone || !onePane) && 'min-h-0 flex-1')}>
          {!alone && (
            <DeskList
              state={state}
              tickets={tickets}
              className={onePane ? 'min-w-0' : 'flex w-[clamp(17rem,30%,23rem)] shrink-0 flex-col'}
            />
          )}
          {ticketId ? (
            <TicketPane
              key={ticketId}
              ref={keys.ref}
              id={ticketId}
              roomy={width >= THREE_PANES}
              onBack={onePane ? () => navigate(state.to('')) : undefined}
              onOpen={state.replace}
            />
          ) : (
            !onePane && (
              <Card aria-label="Ticket" className="graph-paper grid min-w-0 flex-1 place-items-center">
                <EmptyState title="Select a ticket to view the conversation" />
              </Card>
            )
          )}
        </div>
      </div>
    </div>
  );
}

const frames = {
  ticket: 'flex h-[calc(100dvh-6.5rem)] min-h-112 flex-col',
  list: 'grid gap-4',
  both: 'flex h-[calc(100dvh-3rem)] min-h-176 flex-col gap-4 max-lg:h-[calc(100dvh-6.5rem)]',
};

const searchField = () => document.querySelector<HTMLInputElement>('#content [aria-label="Search tickets"]');
