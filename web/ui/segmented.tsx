import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  /** Leaves the words to assistive technology and to the pointer: on narrow screens, or always. */
  compact?: boolean | 'always';
}

/** One of a few, all in sight. */
export function Segmented<Value extends string>({ label, value, onChange, options, compact }: SegmentedProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onChange(next as Value)}
      className="inline-flex rounded-sm border border-line-strong bg-sheet"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          title={compact ? option.label : undefined}
          className="flex min-h-10 min-w-10 items-center justify-center gap-2 border-line-strong border-r px-3 font-medium text-muted text-small last:border-r-0 hover:text-ink data-[state=on]:bg-accent-soft data-[state=on]:text-accent"
        >
          {option.icon}
          <span className={compact === 'always' ? 'sr-only' : compact ? 'max-sm:sr-only' : undefined}>
            {option.label}
          </span>
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
