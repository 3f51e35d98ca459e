import { FormProvider } from 'react-hook-form';
import { type Footer, footerFields } from '#contract/content/footer.ts';
import { client } from '#web/api.ts';
import { SiteFooter } from '#web/features/site/index.ts';
import { EditorActions } from '#web/ui/form/editor-actions.tsx';
import { EditorPage } from '#web/ui/form/editor-page.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { ConflictDialog } from '../editor/conflict-dialog.tsx';
import { PreviewPane } from '../editor/preview-pane.tsx';
import { ActiveBadge } from '../editor/section-status.tsx';
import { useSectionEditor } from '../editor/use-section-editor.ts';
import { VersionsPanel } from '../editor/versions-panel.tsx';
import { FooterFields } from './footer-fields.tsx';

export function FooterEditor({ footer }: { footer: Footer }) {
  const editor = useSectionEditor({
    loaded: footer,
    schema: footerFields,
    read: () => client.content.getFooter(),
    save: (fields) => client.content.updateFooter(fields),
    saved: 'Footer updated successfully!',
    failed: 'Failed to save changes',
  });
  const { draft, isDirty } = editor;
  const reset = () =>
    editor.act({
      call: () => client.content.resetFooter(),
      done: () => 'Footer reset to default successfully!',
      failed: 'Failed to reset footer',
      dropDraft: true,
    });
  return (
    <FormProvider {...editor.form}>
      <EditorPage
        title="Footer Management"
        status={<ActiveBadge isActive={editor.section.isActive} />}
        onSubmit={editor.submit}
        form={<FooterFields />}
        actions={<EditorActions saving={editor.saving} canSave busy={editor.busy} onReset={reset} />}
        preview={
          <PreviewPane empty={!draft.isActive && 'The footer is inactive: visitors do not see it.'}>
            <SiteFooter footer={{ ...draft, isActive: true }} />
          </PreviewPane>
        }
        versions={
          <VersionsPanel section="footer" dirty={isDirty} onRestored={() => editor.reload({ keepDraft: false })} />
        }
      />
      <ConflictDialog section="footer" open={editor.conflict} onChoose={editor.reload} />
      <UnsavedGuard when={isDirty} />
    </FormProvider>
  );
}
