import { Spinner } from './spinner.tsx';

/** A whole area that is still loading. */
export function Loader({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center text-muted">
      <span className="flex items-center gap-3 text-small">
        <Spinner className="size-5" />
        {label}
      </span>
    </div>
  );
}
