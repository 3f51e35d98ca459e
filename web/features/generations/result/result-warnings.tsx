import { Alert } from '#web/ui/alert.tsx';

/** What the engine was not sure about. It stays as long as the result is on the table, unlike a toast. */
export function ResultWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  const [first, ...others] = warnings;
  // One line: the result below it has the more room.
  if (others.length === 0)
    return (
      <Alert tone="warning">
        <span className="mr-2 font-bold">One thing to check</span>
        <span className="font-normal">{first}</span>
      </Alert>
    );
  return (
    <Alert tone="warning" title={`${warnings.length} things to check`}>
      <ul className="grid gap-0.5 font-normal">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Alert>
  );
}
