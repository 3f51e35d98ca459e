import { Spinner } from './spinner.tsx';

export function SectionLoading({ label }: { label: string }) {
  return (
    <p role="status" className="section flex min-h-64 items-center justify-center gap-3 text-muted text-small">
      <Spinner className="size-5" />
      {label}
    </p>
  );
}
