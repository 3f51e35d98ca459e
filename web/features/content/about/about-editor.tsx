import { useState } from 'react';
import type { About } from '#contract/content/about.ts';
import { AboutSection } from '#web/features/site/index.ts';
import { EditorActions } from '#web/ui/form/editor-actions.tsx';
import { EditorPage } from '#web/ui/form/editor-page.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { ConflictDialog } from '../editor/conflict-dialog.tsx';
import { PreviewPane } from '../editor/preview-pane.tsx';
import { ActiveBadge } from '../editor/section-status.tsx';
import { VersionsPanel } from '../editor/versions-panel.tsx';
import { AboutBlockFields } from './about-block-fields.tsx';
import { AboutStatus } from './about-status.tsx';
import type { BlockName } from './first-problem.ts';
import { useAboutEditor } from './use-about-editor.ts';

const blocks = [
  ['section1', 'Section 1'],
  ['section2', 'Section 2'],
] as const;

export function AboutEditor({ about }: { about: About }) {
  const [open, setOpen] = useState<BlockName>('section1');
  const editor = useAboutEditor(about, setOpen);
  const { form, draft, section, busy, saving } = editor;
  const hidden = !section.isActive || !draft[open].isActive;
  return (
    <>
      <UnsavedGuard when={editor.isDirty} />
      <ConflictDialog section="about" open={editor.conflict} onChoose={editor.reload} />
      <EditorPage
        title="About Section Management"
        status={<ActiveBadge isActive={section.isActive} />}
        onSubmit={editor.submit}
        form={
          <Tabs value={open} onValueChange={(value) => setOpen(value as BlockName)} className="grid gap-5">
            <TabList aria-label="Sections" className="border-line border-b">
              {blocks.map(([name, label]) => (
                <Tab key={name} value={name}>
                  {label}
                </Tab>
              ))}
            </TabList>
            {blocks.map(([name]) => (
              <TabPanel key={name} value={name}>
                <AboutBlockFields form={form} name={name} />
              </TabPanel>
            ))}
          </Tabs>
        }
        actions={
          <EditorActions
            saving={saving}
            busy={busy}
            canSave
            isActive={section.isActive}
            onToggle={editor.toggle}
            onReset={editor.reset}
          />
        }
        preview={
          <PreviewPane empty={hidden && 'This section is inactive: visitors do not see it.'}>
            <AboutSection block={{ ...draft[open], isActive: true }} mirrored={open === 'section2'} />
          </PreviewPane>
        }
        versions={
          <>
            <AboutStatus about={section} busy={busy || saving} onDelete={editor.remove} />
            <VersionsPanel
              section="about"
              dirty={editor.isDirty}
              onRestored={() => editor.reload({ keepDraft: false })}
            />
          </>
        }
      />
    </>
  );
}
