import { classNames } from '#web/ui/class-names.ts';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import type { DrawerTab } from './drawer.tsx';
import { Pane } from './pane.tsx';
import type { PaneContent, PaneName } from './panes.tsx';

interface NarrowPanesProps {
  panes: Record<PaneName, PaneContent>;
  /** The one in sight while no tab of the drawer is. */
  front: PaneName;
  onFront: (pane: PaneName) => void;
  /** Page and design share the room, one above the other. */
  beside: boolean;
  tabs: readonly DrawerTab[];
  /** Of the drawer's tabs. */
  open: string | null;
  onOpen: (tab: string | null) => void;
}

const order: readonly PaneName[] = ['preview', 'design', 'code'];

/** The same on a narrow screen: one after the other, as tabs. */
export function NarrowPanes({ panes, front, onFront, beside, tabs, open, onOpen }: NarrowPanesProps) {
  const value = open ?? front;
  const together: readonly string[] = beside ? ['preview', 'design'] : [];
  const isShown = (name: PaneName) => name === value || (together.includes(name) && together.includes(value));
  return (
    <Tabs
      value={value}
      onValueChange={(next) => {
        const pane = order.find((name) => name === next);
        if (pane) onFront(pane);
        onOpen(pane ? null : next);
      }}
      activationMode="manual"
      className="relative flex min-h-0 flex-1 flex-col overflow-hidden"
    >
      <TabList aria-label="Parts of the workbench" className="shrink-0 scroll-row border-line border-b px-2">
        {order.map((name) => (
          <Tab key={name} value={name} className="whitespace-nowrap">
            {panes[name].title}
          </Tab>
        ))}
        {tabs.map(({ value: name, label }) => (
          <Tab key={name} value={name} className="whitespace-nowrap">
            {label}
          </Tab>
        ))}
      </TabList>
      {order.map((name) => (
        // The page stays alive while another tab is in sight, and keeps its size: the element's styles are read from it.
        <TabPanel
          key={name}
          value={name}
          forceMount
          className={classNames('min-h-0 flex-1', !isShown(name) && 'invisible absolute inset-0')}
        >
          <Pane id={`pane-${name}`} title={panes[name].title} actions={panes[name].actions}>
            {panes[name].content}
          </Pane>
        </TabPanel>
      ))}
      {tabs.map(({ value: name, content }) => (
        <TabPanel key={name} value={name} className="min-h-0 flex-1 overflow-y-auto data-[state=inactive]:hidden">
          {value === name && content()}
        </TabPanel>
      ))}
    </Tabs>
  );
}
