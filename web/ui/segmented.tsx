import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  /** Leaves the words to assistive technology and to the pointer: on narrow screens, or always. */
  compact?: boolean | 'always';
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One of a few, all in sight: the tab key leads to the chosen one, arrows walk, and the space bar chooses. */
export function Segmented<Value extends string>({ label, value, onChange, options, compact }: SegmentedProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(group.current?.children ?? [])] as HTMLElement[];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step && (at + step) % buttons.length;
    if (to === undefined || at === -1) return;
    event.preventDefault();
    buttons.at(to)?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      onKeyDown={walk}
      className="inline-flex rounded-sm border border-line-strong bg-sheet"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio field would choose while the arrows only walk.
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={index === chosen ? 0 : -1}
          title={compact ? option.label : undefined}
          onClick={() => onChange(option.value)}
          className="flex min-h-10 min-w-10 items-center justify-center gap-2 border-line-strong border-r px-3 font-medium text-muted text-small last:border-r-0 hover:text-ink aria-checked:bg-accent-soft aria-checked:text-accent"
        >
          {option.icon}
          <span className={compact === 'always' ? 'sr-only' : compact ? 'max-sm:sr-only' : undefined}>
            {option.label}
          </span>
        </button>
      ))}
    </div>
  );
}
