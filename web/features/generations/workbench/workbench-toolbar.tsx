import { Columns4, Redo2, Save, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Generation } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import type { Draft } from '../code/index.ts';
import { type Fidelity, figureOf } from '../compare/index.ts';
import { type Device, devices } from '../vocabulary/index.ts';
import { CompareField } from './compare-field.tsx';
import { deviceWidths, type View } from './view.ts';
import { WidthField } from './width-field.tsx';

interface WorkbenchToolbarProps {
  generation: Pick<Generation, 'durationMs' | 'edited'>;
  fidelity: Fidelity;
  measuring: boolean;
  /** Opens the list of differences. */
  onScore: () => void;
  view: View;
  onView: (view: Partial<View>) => void;
  /** On a narrow screen the width of the page stands in its pane. */
  isWide: boolean;
  draft: Draft;
  saving: boolean;
  onSave: () => void;
  /** Copy, download, share, versions. */
  children?: ReactNode;
}

/** Without its word, a phone is told from a tablet by its size. */
const deviceOptions = devices.map(({ value, label, Icon }) => ({
  value,
  label,
  icon: (
    <span aria-hidden="true" className="grid size-4.5 place-items-center">
      <Icon className={value === 'mobile' ? 'size-3.5' : 'size-4.5'} />
    </span>
  ),
}));

/** Everything about the page as a whole: its figure, how it is looked at, and what is done with it. */
export function WorkbenchToolbar({ view, onView, isWide, draft, fidelity, ...rest }: WorkbenchToolbarProps) {
  const { generation, measuring, onScore, saving, onSave, children } = rest;
  const device = (Object.keys(deviceWidths) as Device[]).find((name) => deviceWidths[name] === view.width);
  return (
    <div
      role="toolbar"
      aria-label="Workbench"
      className="relative flex shrink-0 flex-wrap items-center gap-1 border-line border-b px-1 py-1.5 sm:gap-2 sm:px-2"
    >
      <button
        type="button"
        onClick={onScore}
        aria-busy={measuring}
        className="flex min-h-10 shrink-0 flex-wrap content-center items-baseline gap-x-2 rounded-sm px-1 hover:bg-sunken"
      >
        <span className="font-semibold text-small max-sm:sr-only">Faithful</span>
        <span
          className={classNames('font-mono text-title tabular-nums max-[22.5rem]:text-body', measuring && 'text-muted')}
        >
          {figureOf(fidelity)}
        </span>
        {measuring && <span className="sr-only">measuring…</span>}
        <span className="whitespace-nowrap font-mono text-caption text-muted tabular-nums max-sm:hidden">
          {generation.durationMs !== null && !generation.edited && `${(generation.durationMs / 1000).toFixed(1)} s`}
        </span>
      </button>
      <Segmented
        label="Device"
        value={view.all ? 'all' : (device ?? 'own')}
        onChange={(value) =>
          value === 'all'
            ? onView({ all: true, compare: 'off' })
            : onView({ all: false, compare: 'off', width: deviceWidths[value as Device] ?? view.width })
        }
        options={[
          ...deviceOptions,
          { value: 'all', label: 'All widths', icon: <Columns4 aria-hidden="true" className="size-4" /> },
        ]}
        compact="always"
      />
      {isWide && <WidthField width={view.width} onWidth={(width) => onView({ width, all: false })} />}
      <CompareField compare={view.compare} onCompare={(compare) => onView({ compare, all: false })} />
      <div className="ml-auto flex min-w-0 flex-wrap items-center gap-0.5 sm:gap-1">
        <Button
          look="quiet"
          size="icon"
          aria-label={draft.last ? `Undo: ${draft.last}` : 'Undo'}
          idle={!draft.canUndo}
          onClick={draft.undo}
        >
          <Undo2 aria-hidden="true" className="size-4" />
        </Button>
        <Button look="quiet" size="icon" aria-label="Redo" idle={!draft.canRedo} onClick={draft.redo}>
          <Redo2 aria-hidden="true" className="size-4" />
        </Button>
        <Button
          look={draft.dirty ? 'primary' : 'secondary'}
          className="gap-1.5 px-2!"
          title="Save version"
          idle={!draft.dirty || saving}
          busy={saving}
          onClick={onSave}
        >
          {!saving && <Save aria-hidden="true" className="size-4 min-[90rem]:hidden" />}
          {/* As wide in every state: nothing beside it moves. */}
          <span className="min-w-11 text-center max-[90rem]:sr-only">
            {saving ? 'Saving' : draft.dirty ? 'Save' : 'Saved'}
            {draft.dirty && !saving && <span className="sr-only"> version</span>}
          </span>
        </Button>
        {children}
      </div>
    </div>
  );
}
