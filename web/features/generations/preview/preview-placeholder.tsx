import type { ReactNode } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';

/** The empty drawing board. @param children what to do about it */
export function PreviewPlaceholder({ loading, children }: { loading: boolean; children?: ReactNode }) {
  return (
    <div className="crop-marks grid h-[500px] place-items-center p-8 text-center text-muted">
      {loading ? (
        <span role="status" className="flex items-center gap-3">
          <Spinner />
          Loading...
        </span>
      ) : (
        <div className="grid justify-items-center gap-6">
          Your generated UI will appear here.
          {children}
        </div>
      )}
    </div>
  );
}
