import { ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { controlClasses } from '#web/ui/input.tsx';
import { Swatch } from '../swatch.tsx';
import { ColorChoice } from './color-choice.tsx';
import type { StyleControlProps } from './step-control.tsx';

/** A colour: one of the page's, one of the framework's, or another one. */
export function ColorControl(props: StyleControlProps) {
  const { label, value, computed, options } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  const written = /^\[?(#[\da-f]{3,8}|[a-z]+\(.*\))\]?$/i.exec(value)?.[1];
  const name = chosen?.label ?? written ?? (value || unsetName(computed));
  return (
    <div className="grid gap-1.5">
      <span id={id} className="font-semibold text-small">
        {label}
      </span>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger
          aria-labelledby={`${id} ${id}-value`}
          className={classNames(controlClasses, 'flex h-11 min-w-0 items-center gap-2 px-2 text-small')}
        >
          <Swatch color={computed ?? chosen?.swatch ?? written} className="size-6" />
          <span id={`${id}-value`} className={classNames('min-w-0 flex-1 truncate text-left', !value && 'text-muted')}>
            {name}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={4}
            collisionPadding={12}
            aria-label={label}
            className="z-40 max-h-[min(28rem,var(--radix-popover-content-available-height))] w-[min(19rem,calc(100vw-1.5rem))] animate-fade overflow-y-auto rounded-lg border border-line bg-sheet p-3 shadow-floating"
          >
            <ColorChoice {...props} onDone={() => setOpen(false)} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}

/** What shows where the element itself says nothing: the colour that it has got, from elsewhere. */
const unsetName = (computed: string | undefined): string =>
  computed === undefined ? 'Not set' : computed.endsWith('00') && computed.length === 9 ? 'None' : computed;
