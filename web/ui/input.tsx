import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const controlClasses =
  'w-full rounded-sm border border-line-strong bg-sheet px-3 text-body text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-muted disabled:hover:border-line-strong';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(controlClasses, 'h-11', className)} {...rest} />;
}
