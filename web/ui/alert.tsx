import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  danger: { classes: 'border-danger bg-danger-soft text-danger', Icon: CircleAlert, role: 'alert' },
  success: { classes: 'border-success bg-success-soft text-success', Icon: CircleCheck, role: 'status' },
  warning: { classes: 'border-warning bg-warning-soft text-warning', Icon: TriangleAlert, role: 'status' },
  info: { classes: 'border-line-strong bg-sunken text-ink', Icon: Info, role: 'status' },
} as const;

interface AlertProps {
  tone: keyof typeof tones;
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function Alert({ tone, title, children, action, className }: AlertProps) {
  const { classes, Icon, role } = tones[tone];
  return (
    <div
      role={role}
      className={classNames(
        'flex animate-fade flex-wrap items-center gap-x-3 gap-y-2 rounded-sm border border-l-4 px-4 py-2.5 text-small',
        classes,
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <div className="min-w-0 flex-1 basis-48 break-words font-medium">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
