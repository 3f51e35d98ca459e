import type { ContentVersion } from '#contract/content/versions.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { VersionChanges } from './version-changes.tsx';

/** How a version differs from the one before it, and from the present one. */
export function VersionDialog({ version, onClose }: { version: ContentVersion | null; onClose: () => void }) {
  return (
    <Dialog
      open={version !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Version ${version?.version ?? ''}`}
      wide
    >
      {version && (
        <Tabs defaultValue="changes" className="grid gap-4">
          <TabList aria-label="Compare with" className="flex-wrap border-line border-b">
            <Tab value="changes">What this version changed</Tab>
            <Tab value="sinceThen">Changed since then</Tab>
          </TabList>
          <TabPanel value="changes">
            <VersionChanges id={version._id} kind="changes" />
          </TabPanel>
          <TabPanel value="sinceThen">
            <VersionChanges id={version._id} kind="sinceThen" />
          </TabPanel>
        </Tabs>
      )}
    </Dialog>
  );
}
