import { PanelLeftClose, PanelRightOpen } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Group, type Layout, Panel, Separator, useGroupRef, usePanelRef } from 'react-resizable-panels';
import { useActions } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Pane } from './pane.tsx';
import { openedLayout } from './pane-layout.ts';

export type PaneName = 'design' | 'preview' | 'code';

export interface PaneContent {
  title: string;
  actions?: ReactNode;
  content: ReactNode;
}

interface PanesProps {
  panes: Record<PaneName, PaneContent>;
  /** The one that has all the room. */
  large: PaneName | null;
  onLarge: (pane: PaneName | null) => void;
  /** Page and design are looked at together: neither is folded. */
  beside: boolean;
  /** Something in it is to be seen: it is opened where it is folded. */
  wanted: PaneName | undefined;
  drawer: ReactNode;
  drawerOpen: boolean;
  onDrawer: (open: boolean) => void;
}

/** Kept by the browser: how wide somebody likes the panes. */
const LAYOUT_KEY = 'workbench-panes';
export const paneNames: readonly PaneName[] = ['design', 'preview', 'code'];
/** Per cent. */
const sizes: Record<PaneName, number> = { design: 30, preview: 40, code: 30 };
/** Height of the drawer's row of names. */
const CLOSED = '42px';
const OPEN = '40%';

/** Design, preview and code beside one another, the drawer below: all can be resized, folded and made large. */
export function Panes({ panes, large, onLarge, beside, wanted, drawer, drawerOpen, onDrawer }: PanesProps) {
  const refs: Record<PaneName, ReturnType<typeof usePanelRef>> = {
    design: usePanelRef(),
    preview: usePanelRef(),
    code: usePanelRef(),
  };
  const groupRef = useGroupRef();
  const drawerRef = usePanelRef();
  const [folded, setFolded] = useState<ReadonlySet<PaneName>>(new Set());
  const layout = storedLayout();
  /** How they stand, or stood, with none of them folded: one that is opened has its width of then. */
  const kept = useRef<Layout>(layout ?? sizes);
  const open = (name: PaneName) => {
    const now = groupRef.current?.getLayout();
    if (now) groupRef.current?.setLayout(openedLayout(now, kept.current, (one) => one !== name && isCollapsed(one)));
  };
  const isCollapsed = (name: string) => refs[name as PaneName].current?.isCollapsed() ?? false;
  /** The pane whose button was pressed: it goes as the pane is folded, and the keyboard goes on at the one that comes. */
  const pressed = useRef<PaneName>(undefined);
  useEffect(() => {
    const name = pressed.current;
    pressed.current = undefined;
    if (name) document.getElementById(`pane-${name}-${folded.has(name) ? 'open' : 'collapse'}`)?.focus();
  }, [folded]);

  const wasLarge = useRef<PaneName | null>(null);
  /** How the panes stood before one of them was made large: an expanded panel forgets its width. */
  const before = useRef<Layout>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: panels are folded when another one is to be large.
  useEffect(() => {
    if (wasLarge.current === large) return;
    if (wasLarge.current === null) before.current = groupRef.current?.getLayout();
    wasLarge.current = large;
    if (large === null && before.current) {
      groupRef.current?.setLayout(before.current);
      return;
    }
    for (const name of paneNames) {
      const panel = refs[name].current;
      if (large === null || name === large) panel?.expand();
      else panel?.collapse();
    }
  }, [large]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: panes are opened when this begins, and may be folded again.
  useEffect(() => {
    if (!beside || large !== null) return;
    for (const name of ['design', 'preview'] as const) if (isCollapsed(name)) open(name);
  }, [beside, large]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pane is opened when it is wanted, and may be folded again.
  useEffect(() => {
    if (wanted && isCollapsed(wanted)) open(wanted);
  }, [wanted]);
  useEffect(() => {
    const panel = drawerRef.current;
    if (!panel || panel.isCollapsed() !== drawerOpen) return;
    if (drawerOpen) panel.resize(OPEN);
    else panel.collapse();
  }, [drawerOpen, drawerRef]);
  /** The last open one stays: something has to fill the room. */
  const isLast = folded.size === paneNames.length - 1;
  useActions(
    paneNames.map((name) => {
      const title = panes[name].title.toLowerCase();
      const isFolded = folded.has(name);
      return {
        ...{ id: `fold-${name}`, label: `${isFolded ? 'Open' : 'Collapse'} ${title}`, group: 'Show', words: ['pane'] },
        Icon: isFolded ? PanelRightOpen : PanelLeftClose,
        disabled: large !== null || (!isFolded && isLast),
        run: () => (isFolded ? open(name) : refs[name].current?.collapse()),
      };
    }),
  );

  return (
    <Group orientation="vertical" className="min-h-0 flex-1">
      <Panel id="panes" minSize="25%">
        <Group
          groupRef={groupRef}
          orientation="horizontal"
          className="h-full"
          {...(layout && { defaultLayout: layout })}
          onLayoutChanged={(now, { isUserInteraction }) => {
            if (!paneNames.some(isCollapsed)) kept.current = now;
            if (isUserInteraction) window.localStorage.setItem(LAYOUT_KEY, JSON.stringify(now));
          }}
        >
          {paneNames.flatMap((name, at) => [
            ...(at === 0
              ? []
              : [<Divider key={`${name} divider`} label={`Width of ${panes[name].title.toLowerCase()}`} />]),
            <Panel
              key={name}
              id={name}
              panelRef={refs[name]}
              defaultSize={`${sizes[name]}%`}
              minSize="220px"
              collapsible
              collapsedSize="40px"
              onResize={() => {
                const isFolded = refs[name].current?.isCollapsed() ?? false;
                setFolded((now) => (now.has(name) === isFolded ? now : toggled(now, name)));
              }}
            >
              {folded.has(name) ? (
                <FoldedPane
                  id={`pane-${name}`}
                  title={panes[name].title}
                  onOpen={() => {
                    pressed.current = name;
                    if (large) onLarge(null);
                    else open(name);
                  }}
                />
              ) : null}
              <div className={classNames('h-full', folded.has(name) && 'hidden')}>
                <Pane
                  id={`pane-${name}`}
                  title={panes[name].title}
                  actions={panes[name].actions}
                  maximised={large === name}
                  onMaximise={() => onLarge(large === name ? null : name)}
                  onCollapse={
                    isLast
                      ? undefined
                      : () => {
                          pressed.current = name;
                          refs[name].current?.collapse();
                        }
                  }
                >
                  {panes[name].content}
                </Pane>
              </div>
            </Panel>,
          ])}
        </Group>
      </Panel>
      <Divider label="Height of the drawer" across />
      <Panel
        id="drawer"
        panelRef={drawerRef}
        defaultSize={drawerOpen ? OPEN : CLOSED}
        minSize="120px"
        maxSize="75%"
        collapsible
        collapsedSize={CLOSED}
        onResize={() => {
          const isOpen = !(drawerRef.current?.isCollapsed() ?? true);
          if (isOpen !== drawerOpen) onDrawer(isOpen);
        }}
      >
        {drawer}
      </Panel>
    </Group>
  );
}

function Divider({ label, across = false }: { label: string; across?: boolean }) {
  return (
    <Separator
      aria-label={label}
      className={classNames(
        'relative shrink-0 bg-line outline-none transition-colors hover:bg-accent focus-visible:bg-accent data-[separator=active]:bg-accent',
        across ? 'h-1' : 'w-1',
      )}
    />
  );
}

/** What is left of a pane that was put away. */
function FoldedPane({ id, title, onOpen }: { id: string; title: string; onOpen: () => void }) {
  return (
    <div className="flex h-full flex-col items-center gap-2 bg-sunken pt-1">
      <Button id={`${id}-open`} look="quiet" size="icon" aria-label={`Open ${title.toLowerCase()}`} onClick={onOpen}>
        <PanelRightOpen aria-hidden="true" className="size-4" />
      </Button>
      <span aria-hidden="true" className="rotate-180 font-semibold text-muted text-small [writing-mode:vertical-rl]">
        {title}
      </span>
    </div>
  );
}

const toggled = (set: ReadonlySet<PaneName>, name: PaneName): ReadonlySet<PaneName> => {
  const next = new Set(set);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** As it was left the last time; undefined when there was none, or it is of another kind. */
function storedLayout(): Layout | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(LAYOUT_KEY) ?? 'null');
    const isLayout =
      typeof stored === 'object' &&
      stored !== null &&
      paneNames.every((name) => Number.isFinite(Reflect.get(stored, name)));
    return isLayout ? (stored as Layout) : undefined;
  } catch {
    return undefined;
  }
}
