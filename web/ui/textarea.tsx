import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses } from './input.tsx';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classNames(controlClasses, 'py-2', className)} {...rest} />;
}
