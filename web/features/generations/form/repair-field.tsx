import { useId } from 'react';
import { Switch } from '#web/ui/switch.tsx';

interface RepairFieldProps {
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether a provider mends its first result by what the preview measures. */
export function RepairField({ checked, disabled, onChange }: RepairFieldProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <Switch
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={`${id}-hint`}
      />
      <div>
        <label htmlFor={id} className="font-semibold text-small">
          Repair
        </label>
        <p id={`${id}-hint`} className="text-caption text-muted">
          Measures the first result and has it corrected, up to twice, for the same credit.
        </p>
      </div>
    </div>
  );
}
