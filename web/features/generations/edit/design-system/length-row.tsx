import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { DraftField } from '../draft-field.tsx';
import type { PanelToken } from './all-tokens.ts';
import { ResetButton } from './reset-button.tsx';
import type { TokenRowProps } from './token-row.ts';

/** A size of type, a distance or a radius, with a sample of it. */
export function LengthRow({ token, label, onChange, onReset }: TokenRowProps) {
  const check = (value: string) =>
    CSS.supports('padding-left', value) ? undefined : 'Enter a length, such as 1rem or 16px.';
  return (
    <div className="flex items-end gap-2">
      <span
        aria-hidden="true"
        className={classNames(
          'grid h-11 shrink-0 place-items-center overflow-hidden',
          token.group === 'type' ? 'w-16' : 'w-12',
        )}
      >
        {sampleOf(token)}
      </span>
      <div className="min-w-0 flex-1">
        <DraftField label={label} value={token.value} check={check} onCommit={onChange} />
      </div>
      <ResetButton label={label} onReset={onReset} />
    </div>
  );
}

/** Larger samples are cut off: they are drawn at their size, so that they can be compared. */
function sampleOf({ group, computed }: PanelToken): ReactNode {
  if (group === 'type')
    return (
      <span style={{ fontSize: `min(${computed}, 44px)` }} className="font-semibold leading-none">
        Ag
      </span>
    );
  if (group === 'spacing')
    return (
      <span style={{ width: `min(${computed}, 48px)` }} className="block h-4 border-accent border-x bg-accent-soft" />
    );
  return (
    <span
      style={{ borderTopLeftRadius: `min(${computed}, 40px)` }}
      className="ml-1 block size-8 border-ink border-t-2 border-l-2"
    />
  );
}
