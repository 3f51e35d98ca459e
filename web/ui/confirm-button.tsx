import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** What is asked first. */
  question: string;
  description: string;
  confirmLabel?: string;
  onConfirm: () => void;
  children: ReactNode;
}

/** A button that asks before it does something. */
export function ConfirmButton({
  question,
  description,
  confirmLabel,
  onConfirm,
  children,
  ...rest
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" {...rest} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={question}
        description={description}
        confirmLabel={confirmLabel ?? String(children)}
        onConfirm={onConfirm}
      />
    </>
  );
}
