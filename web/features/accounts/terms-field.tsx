import type { ComponentProps } from 'react';
import { useId } from 'react';

/** The terms checkbox, with the terms themselves under it. */
export function TermsField({ error, ...rest }: ComponentProps<'input'> & { error: string | undefined }) {
  const errorId = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-10 items-center gap-3 text-small">
        <input
          type="checkbox"
          required
          className="size-4.5 shrink-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
        />
        I agree to the terms of use
      </label>
      {error && (
        <p id={errorId} role="alert" className="text-danger text-small">
          {error}
        </p>
      )}
      <details className="text-muted text-small">
        <summary className="min-h-6 underline decoration-1 underline-offset-4">Read the terms</summary>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          <li>Upload only designs that you have the right to use.</li>
          <li>The code generated from your designs is yours.</li>
          <li>Your designs and results stay in your account until you delete them.</li>
          <li>One conversion uses one credit; a failed or cancelled one uses none.</li>
        </ul>
      </details>
    </div>
  );
}
