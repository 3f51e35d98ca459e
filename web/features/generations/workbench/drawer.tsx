import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';

export interface DrawerTab {
  value: string;
  label: string;
  /** Made only while it is in sight. */
  content: () => ReactNode;
}

interface DrawerProps {
  tabs: readonly DrawerTab[];
  /** Null while the drawer is closed. */
  open: string | null;
  onOpen: (tab: string | null) => void;
}

/** What there is to say about the page, below it: closed, it is a row of names. */
export function Drawer({ tabs, open, onOpen }: DrawerProps) {
  return (
    <Tabs
      value={open ?? ''}
      onValueChange={onOpen}
      activationMode="manual"
      className="flex h-full min-h-0 flex-col bg-sheet"
    >
      <div className="flex shrink-0 items-center border-line border-b pl-2">
        <TabList aria-label="About this page" className="min-w-0 flex-1 scroll-row">
          {tabs.map(({ value, label }) => (
            <Tab key={value} value={value} className="whitespace-nowrap">
              {label}
            </Tab>
          ))}
        </TabList>
        <Button
          look="quiet"
          size="icon"
          aria-expanded={open !== null}
          aria-label={open === null ? 'Open the drawer' : 'Close the drawer'}
          onClick={() => onOpen(open === null ? (tabs[0]?.value ?? null) : null)}
        >
          <ChevronDown aria-hidden="true" className={classNames('size-4', open === null && 'rotate-180')} />
        </Button>
      </div>
      {tabs.map(({ value, content }) => (
        <TabPanel
          key={value}
          value={value}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain data-[state=inactive]:hidden"
        >
          {open === value && content()}
        </TabPanel>
      ))}
    </Tabs>
  );
}
