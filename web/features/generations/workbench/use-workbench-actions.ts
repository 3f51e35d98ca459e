import {
  Columns3,
  Columns4,
  Flame,
  Fullscreen,
  Maximize2,
  MousePointerClick,
  PanelBottomOpen,
  PencilRuler,
  Redo2,
  Save,
  Undo2,
  ZoomIn,
} from 'lucide-react';
import { useActions } from '#web/ui/actions/index.ts';
import type { Draft } from '../code/index.ts';
import { comparisons } from '../compare/index.ts';
import { type Device, devices } from '../vocabulary/index.ts';
import { hasFullScreen, toggleFullScreen } from './full-screen-button.tsx';
import { type PaneName, paneNames } from './panes.tsx';
import { deviceWidths, type View, zooms } from './view.ts';
import { zoomLabel } from './zoom-field.tsx';

interface WorkbenchActionsOptions {
  draft: Draft;
  saving: boolean;
  onSave: () => void;
  onView: (view: Partial<View>) => void;
  pointing: boolean;
  onPointing: (pointing: boolean) => void;
  correcting: boolean;
  onCorrecting: (correcting: boolean) => void;
  heat: boolean;
  onHeat: (heat: boolean) => void;
  panes: Record<PaneName, { title: string }>;
  /** The pane that has all the room. */
  front: PaneName | null;
  onFront: (pane: PaneName | null) => void;
  drawer: readonly { value: string; label: string }[];
  onDrawer: (tab: string) => void;
}

/** What can be done at the workbench, for the palette and the keyboard. */
export function useWorkbenchActions({ draft, saving, onSave, onView, ...rest }: WorkbenchActionsOptions): void {
  const { pointing, onPointing, correcting, onCorrecting, heat, onHeat, panes, front, onFront, drawer, onDrawer } =
    rest;
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
    {
      ...{ id: 'correct', label: correcting ? 'Stop correcting' : 'Correct what the engine read', group: 'Page' },
      ...{ words: ['text', 'icon', 'picture', 'typeface', 'language'], Icon: PencilRuler },
      run: () => onCorrecting(!correcting),
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
    {
      ...{ id: 'heat-design', label: heat ? 'Design without heat map' : 'Heat map on the design', group: 'Compare' },
      ...{ Icon: Flame, run: () => onHeat(!heat) },
    },
    ...zooms.map((zoom) => ({
      ...{ id: `zoom-${zoom}`, label: `Zoom: ${zoomLabel(zoom)}`, group: 'Show', Icon: ZoomIn },
      run: () => onView({ zoom, all: false }),
    })),
    ...paneNames.map((name) => ({
      ...{ id: `pane-${name}`, label: panes[name].title, group: 'Show', words: ['pane', 'maximise'], Icon: Maximize2 },
      disabled: front === name,
      run: () => onFront(name),
    })),
    {
      ...{ id: 'pane-all', label: 'All panes', group: 'Show', words: ['restore'], Icon: Columns3 },
      ...{ disabled: front === null, run: () => onFront(null) },
    },
    ...(hasFullScreen()
      ? [
          {
            ...{ id: 'full-screen', label: 'Full screen', group: 'Show', words: ['preview'], Icon: Fullscreen },
            run: () => void toggleFullScreen('pane-preview'),
          },
        ]
      : []),
    ...drawer.map(({ value, label }) => ({
      ...{ id: `drawer-${value}`, label, group: 'Show', Icon: PanelBottomOpen },
      run: () => onDrawer(value),
    })),
  ]);
}
