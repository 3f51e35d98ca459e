import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet on the table. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={classNames('rounded-lg border border-line bg-sheet shadow-raised', className)} {...rest} />
  );
}

export function CardHeader({ className, ...rest }: ComponentProps<'header'>) {
  return (
    <header
      className={classNames(
        'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-4 py-2 sm:px-5',
        className,
      )}
      {...rest}
    />
  );
}
