import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses } from './input.tsx';

/** The platform's own select: the best one on a phone, and the keyboard knows it everywhere. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={classNames(controlClasses, 'h-11 appearance-none pr-8', className)} {...rest} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2 my-auto size-5 text-muted"
      />
    </span>
  );
}
