import { Maximize2, Minimize2, PanelLeftClose } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface PaneProps {
  id: string;
  title: string;
  /** What can be done in it, beside its title. */
  actions?: ReactNode;
  maximised?: boolean;
  /** Without these it fills its place, and a tab says its title: on narrow screens. */
  onMaximise?: (() => void) | undefined;
  onCollapse?: (() => void) | undefined;
  children: ReactNode;
}

/** One pane of the workbench. */
export function Pane({ id, title, actions, maximised = false, onMaximise, onCollapse, children }: PaneProps) {
  const Size = maximised ? Minimize2 : Maximize2;
  return (
    <section aria-labelledby={id} className="@container flex h-full min-h-0 min-w-0 flex-col bg-sheet">
      <header
        className={classNames(
          'flex min-h-11 shrink-0 flex-wrap items-center gap-x-2 border-line border-b pl-3',
          !onMaximise && !actions && 'sr-only',
        )}
      >
        <h2 id={id} className={classNames('mr-auto shrink-0 font-semibold text-small', !onMaximise && 'sr-only')}>
          {title}
        </h2>
        {actions}
        {onMaximise && (
          <Button
            look="quiet"
            size="icon"
            aria-pressed={maximised}
            aria-label={`${maximised ? 'Restore' : 'Maximise'} ${title.toLowerCase()}`}
            onClick={onMaximise}
          >
            <Size aria-hidden="true" className="size-4" />
          </Button>
        )}
        {onCollapse && !maximised && (
          <Button
            id={`${id}-collapse`}
            look="quiet"
            size="icon"
            aria-label={`Collapse ${title.toLowerCase()}`}
            onClick={onCollapse}
          >
            <PanelLeftClose aria-hidden="true" className="size-4" />
          </Button>
        )}
      </header>
      <div className="min-h-0 flex-1">{children}</div>
    </section>
  );
}
