import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Breadcrumb } from '#web/features/admin/breadcrumb.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
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
  const open = useRef<TicketHandle>(null);
  const tickets = useTickets(state.query);
  const { ticketId } = state;
  const keys = useTicketKeys({ tickets: tickets.data?.rows ?? [], current: ticketId, to: state.to });
  const onePane = width < TWO_PANES;
  const shortcuts = {
    ...keys.shortcuts,
    r: { label: 'Reply', run: () => open.current?.write('reply') },
    n: { label: 'Internal note', run: () => open.current?.write('note') },
    c: { label: 'Insert a canned reply', run: () => open.current?.pickCanned() },
    s: { label: 'Status of the ticket', run: () => open.current?.chooseStatus() },
    '/': { label: 'Search', run: () => searchField()?.focus() },
  };
  const pane = ticketId && (
    <TicketPane
      key={ticketId}
      ref={open}
      id={ticketId}
      roomy={width >= THREE_PANES}
      onBack={onePane ? () => navigate(state.to('')) : undefined}
      onOpen={state.replace}
    />
  );
  return (
    <div ref={ref} className="mx-auto max-w-[96rem]">
      {onePane && pane ? (
        <div className="flex h-[calc(100dvh-6.5rem)] min-h-112 flex-col">
          <h1 className="sr-only">Support Messages</h1>
          {/* Its keys work, its button would take the room of the conversation. */}
          <div className="hidden">
            <ShortcutHelp shortcuts={shortcuts} />
          </div>
          {pane}
        </div>
      ) : (
        <div
          className={
            onePane
              ? 'grid gap-4'
              : 'flex h-[calc(100dvh-3rem)] min-h-176 flex-col gap-4 max-lg:h-[calc(100dvh-6.5rem)]'
          }
        >
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
          {onePane && (
            <Button look="secondary" aria-expanded={showFilters} onClick={() => setShowFilters(!showFilters)}>
              <SlidersHorizontal aria-hidden="true" className="size-4" />
              Filters{state.filters > 0 && ` (${state.filters})`}
            </Button>
          )}
          {(!onePane || showFilters) && (
            <Card aria-label="Filters">
              <DeskFilters state={state} />
            </Card>
          )}
          <div className={onePane ? 'grid' : 'flex min-h-0 flex-1 gap-4'}>
            <DeskList
              state={state}
              tickets={tickets}
              className={onePane ? 'min-w-0' : 'flex w-[clamp(17rem,30%,23rem)] shrink-0 flex-col'}
            />
            {!onePane &&
              (pane || (
                <Card aria-label="Ticket" className="graph-paper grid min-w-0 flex-1 place-items-center">
                  <EmptyState title="Select a ticket to view the conversation" />
                </Card>
              ))}
          </div>
        </div>
      )}
    </div>
  );
}

const searchField = () => document.querySelector<HTMLInputElement>('#content [aria-label="Search tickets"]');
