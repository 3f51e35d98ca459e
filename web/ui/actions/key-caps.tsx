import { isMac, keyLabels } from './shortcut.ts';

/** The keys of a shortcut, drawn as keys. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className="flex shrink-0 gap-1">
      {keyLabels(keys, isMac()).map((label) => (
        <kbd
          key={label}
          className="min-w-6 rounded-sm border border-line-strong bg-sheet px-1.5 py-0.5 text-center font-mono text-caption text-muted"
        >
          {label}
        </kbd>
      ))}
    </span>
  );
}
