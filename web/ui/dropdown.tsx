import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const Dropdown = Primitive.Root;
export const DropdownTrigger = Primitive.Trigger;

export function DropdownContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className={classNames(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-60 animate-fade overflow-auto rounded-lg border border-line bg-sheet p-1 shadow-floating',
          className,
        )}
        {...rest}
      />
    </Primitive.Portal>
  );
}

export function DropdownItem({ className, ...rest }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 text-small outline-none data-[highlighted]:bg-sunken',
        className,
      )}
      {...rest}
    />
  );
}

export function DropdownSeparator() {
  return <Primitive.Separator className="my-1 h-px bg-line" />;
}
