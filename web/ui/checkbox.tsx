import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A box to tick, with an area of 40 px to hit. Name it by `aria-label`. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={classNames('-m-2.5 inline-grid size-10 align-middle place-items-center', className)}>
      <input type="checkbox" className="size-4.5 cursor-pointer" {...rest} />
    </label>
  );
}
