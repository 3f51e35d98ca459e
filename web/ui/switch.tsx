import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** On or off, at once. Name it by a label or `aria-label`. The area to hit is 40 px high. */
export function Switch({ className, ...rest }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={classNames(
        'group grid h-10 w-11 shrink-0 place-items-center rounded-sm disabled:opacity-60',
        className,
      )}
      {...rest}
    >
      <span className="flex h-6 w-11 items-center rounded-full border border-line-strong bg-sunken px-0.5 group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent">
        <Primitive.Thumb className="block size-4.5 rounded-full bg-line-strong transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
      </span>
    </Primitive.Root>
  );
}
