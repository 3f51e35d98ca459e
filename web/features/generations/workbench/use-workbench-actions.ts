import { Columns4, MousePointerClick, Redo2, Save, Undo2 } from 'lucide-react';
import { useActions } from '#web/ui/actions/index.ts';
import type { Draft } from '../code/index.ts';
import { comparisons } from '../compare/index.ts';
import { type Device, devices } from '../vocabulary/index.ts';
import { deviceWidths, type View } from './view.ts';

interface WorkbenchActionsOptions {
  draft: Draft;
  saving: boolean;
  onSave: () => void;
  onView: (view: Partial<View>) => void;
  pointing: boolean;
  onPointing: (pointing: boolean) => void;
  drawer: readonly { value: string; label: string }[];
  onDrawer: (tab: string) => void;
}

/** What can be done at the workbench, for the palette and the keyboard. */
export function useWorkbenchActions({ draft, saving, onSave, onView, ...rest }: WorkbenchActionsOptions): void {
  const { pointing, onPointing, drawer, onDrawer } = rest;
  useActions([
    {
      ...{ id: 'save', label: 'Save version', group: 'Page', keys: 'mod+s', Icon: Save },
      disabled: !draft.dirty || saving,
      run: onSave,
    },
    {
      ...{ id: 'undo', label: 'Undo', group: 'Page', keys: 'mod+z', Icon: Undo2 },
      disabled: !draft.canUndo,
      run: draft.undo,
    },
    {
      ...{ id: 'redo', label: 'Redo', group: 'Page', keys: 'mod+shift+z', Icon: Redo2 },
      disabled: !draft.canRedo,
      run: draft.redo,
    },
    {
      ...{ id: 'select', label: pointing ? 'Stop selecting' : 'Select an element', group: 'Page', keys: 'mod+.' },
      Icon: MousePointerClick,
      run: () => onPointing(!pointing),
    },
    ...comparisons.map(({ value, label, Icon }) => ({
      ...{ id: `compare-${value}`, label, group: 'Compare', Icon },
      run: () => onView({ compare: value, all: false }),
    })),
    ...devices.map(({ value, label, Icon }) => ({
      ...{ id: `device-${value}`, label, group: 'Width', Icon },
      run: () => onView({ width: deviceWidths[value as Device], all: false, compare: 'off' }),
    })),
    {
      ...{ id: 'device-all', label: 'All widths', group: 'Width', Icon: Columns4 },
      run: () => onView({ all: true, compare: 'off' }),
    },
    ...drawer.map(({ value, label }) => ({
      ...{ id: `drawer-${value}`, label, group: 'Show' },
      run: () => onDrawer(value),
    })),
  ]);
}
