import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { EngineChoice, Framework, Generation, Mode } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { type Engine, engineOptions, frameworks, modes } from '../vocabulary/index.ts';

interface FormStripProps {
  generation: Generation;
  engines: readonly Engine[] | undefined;
  shown: { framework: Framework; mode: Mode; engine: EngineChoice };
  disabled: boolean;
  modeFixed: boolean;
  onStyle: (style: { framework?: Framework; mode?: Mode }) => void;
  onEngine: (engine: EngineChoice) => void;
  /** Converts again. */
  submit: ReactNode;
  /** Everything else that the form asks. */
  children: ReactNode;
}

/** The form once it has served: a strip above the result. The rest of it opens below; on a phone all but the picture's name. */
export function FormStrip({
  generation,
  engines,
  shown,
  disabled,
  modeFixed,
  submit,
  children,
  ...on
}: FormStripProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    // A dialog that was opened from here is no other place: its picture comes back to it.
    const isElsewhere = (target: EventTarget | null) =>
      target instanceof Element &&
      !strip.current?.contains(target) &&
      !target.closest('[role="dialog"], [role="alertdialog"]');
    const leave = ({ target }: Event) => isElsewhere(target) && setOpen(false);
    // A press within a frame is heard by nobody here: the focus says so.
    const blur = () => document.activeElement instanceof HTMLIFrameElement && setOpen(false);
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      more.current?.focus();
    };
    window.addEventListener('pointerdown', leave);
    window.addEventListener('focusin', leave);
    window.addEventListener('blur', blur);
    window.addEventListener('keydown', close);
    return () => {
      window.removeEventListener('pointerdown', leave);
      window.removeEventListener('focusin', leave);
      window.removeEventListener('blur', blur);
      window.removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <div ref={strip} className="relative">
      <div className="flex flex-wrap items-center gap-2 px-3 py-2">
        <img
          src={generation.imageURL}
          alt=""
          className="size-10 shrink-0 rounded-sm border border-line bg-sunken object-cover object-top"
        />
        <p className="min-w-0 max-w-48 flex-1 basis-24 truncate font-semibold text-small" title={generation.name}>
          {generation.name}
        </p>
        <div className={classNames('contents', !open && 'max-sm:hidden')}>
          <Choice
            label="Framework"
            value={shown.framework}
            disabled={disabled}
            options={frameworks}
            onChange={(framework) => on.onStyle({ framework })}
          />
          <Choice
            label="Engine"
            value={shown.engine}
            disabled={disabled}
            options={engineOptions(engines)}
            onChange={on.onEngine}
          />
          <Choice
            label="Code"
            value={shown.mode}
            disabled={disabled || modeFixed}
            options={modes}
            onChange={(mode) => on.onStyle({ mode })}
          />
          {submit}
        </div>
        <Button
          ref={more}
          look="quiet"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="gap-1.5 px-3!"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          More options
          <ChevronDown aria-hidden="true" className={classNames('size-4', open && 'rotate-180')} />
        </Button>
      </div>
      {/* It stays in the document while it is closed: pictures are dropped and pasted at any time. */}
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-30 w-[min(26rem,100%)] rounded-b-lg border border-line bg-sheet p-4 shadow-floating"
      >
        <div className="grid max-h-[70dvh] grid-cols-1 gap-3 overflow-y-auto">{children}</div>
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  disabled: boolean;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, disabled, options, onChange }: ChoiceProps<Value>) {
  return (
    <Select
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as Value)}
      className="h-10! w-auto! py-0! text-small"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
