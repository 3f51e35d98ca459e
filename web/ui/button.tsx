import { type ComponentProps, cloneElement, isValidElement } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

const looks = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover disabled:bg-sunken disabled:text-muted aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-muted',
  secondary:
    'border border-line-strong bg-sheet text-ink hover:border-ink disabled:border-line disabled:text-muted aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-muted',
  quiet: 'text-ink hover:bg-sunken disabled:text-muted aria-disabled:cursor-not-allowed aria-disabled:text-muted',
  danger: 'border border-danger bg-sheet text-danger hover:bg-danger-soft disabled:border-line disabled:text-muted',
};
const sizes = {
  medium: 'min-h-10 px-4 text-small',
  large: 'min-h-12 px-6 text-body',
  icon: 'size-10',
};

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  /** Shows a spinner before the text; the caller sets `disabled` and the words. */
  busy?: boolean;
  /** Does nothing just now and looks so, but keeps the focus: for what its own press makes impossible. */
  idle?: boolean;
  /** Gives the look to the one child (a link) instead. */
  asChild?: boolean;
}

export function Button({
  look = 'primary',
  size = 'medium',
  busy = false,
  idle = false,
  asChild = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = classNames(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-sm font-semibold transition-colors duration-150',
    looks[look],
    sizes[size],
    className,
  );
  if (asChild && isValidElement<{ className?: string }>(children))
    return cloneElement(children, { ...rest, className: classNames(classes, children.props.className) });
  return (
    <button
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      // A sign alone says its name to whoever rests the mouse on it.
      title={size === 'icon' ? rest['aria-label'] : undefined}
      {...rest}
      {...(idle && { 'aria-disabled': true, onClick: undefined })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
