import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'border-line-strong bg-sunken text-ink',
  accent: 'border-accent bg-accent-soft text-accent',
  solid: 'border-accent bg-accent text-on-accent',
  success: 'border-success bg-success-soft text-success',
  warning: 'border-warning bg-warning-soft text-warning',
  danger: 'border-danger bg-danger-soft text-danger',
};
export type BadgeTone = keyof typeof tones;

export function Badge({ tone = 'neutral', className, ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2 font-semibold text-caption',
        tones[tone],
        className,
      )}
      {...rest}
    />
  );
}
