import { Spinner } from '#web/ui/spinner.tsx';

/** The empty drawing board. */
export function PreviewPlaceholder({ loading }: { loading: boolean }) {
  return (
    <div className="crop-marks grid h-[500px] place-items-center p-8 text-center text-muted">
      {loading ? (
        <span role="status" className="flex items-center gap-3">
          <Spinner />
          Loading...
        </span>
      ) : (
        'Your generated UI will appear here.'
      )}
    </div>
  );
}
