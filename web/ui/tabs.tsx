import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const Tabs = Primitive.Root;
export const TabPanel = Primitive.Content;

export function TabList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={classNames('flex gap-1', className)} {...rest} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={classNames(
        'min-h-10 -outline-offset-2 border-b-2 border-b-transparent px-3 font-semibold text-muted text-small hover:text-ink data-[state=active]:border-b-accent data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  );
}
