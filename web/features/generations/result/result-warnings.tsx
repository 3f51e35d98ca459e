import { Alert } from '#web/ui/alert.tsx';

/** What the engine was not sure about. It stays as long as the result is on the table, unlike a toast. */
export function ResultWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert tone="warning" title={warnings.length === 1 ? 'One thing to check' : `${warnings.length} things to check`}>
      <ul className="grid gap-0.5 font-normal">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  );
}
