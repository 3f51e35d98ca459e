import { useFormContext } from 'react-hook-form';
import { Input } from '#web/ui/input.tsx';
import type { PackageValues } from './package-form.ts';

/** One feature line with what is wrong with it. */
export function PointField({ index, onEnter }: { index: number; onEnter: () => void }) {
  const { register, getFieldState, formState } = useFormContext<PackageValues>();
  const name = `points.${index}.text` as const;
  const problem = getFieldState(name, formState).error?.message;
  const described = problem ? `point-${index}-error` : undefined;
  return (
    <div className="grid flex-1 gap-1">
      <Input
        {...register(name)}
        aria-label={`Feature ${index + 1}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
      />
      {problem && (
        <p id={described} role="alert" className="text-danger text-small">
          {problem}
        </p>
      )}
    </div>
  );
}
