import { type Banner, type BannerFields, bannerFields } from '#contract/content/banner.ts';
import { client } from '#web/api.ts';
import { BannerSection, BannerStats } from '#web/features/site/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EditorActions } from '#web/ui/form/editor-actions.tsx';
import { EditorPage } from '#web/ui/form/editor-page.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { ConflictDialog } from '../editor/conflict-dialog.tsx';
import { PreviewPane } from '../editor/preview-pane.tsx';
import { ActiveBadge } from '../editor/section-status.tsx';
import { usePassingMessage } from '../editor/use-passing-message.ts';
import { useSectionEditor } from '../editor/use-section-editor.ts';
import { VersionsPanel } from '../editor/versions-panel.tsx';
import { BannerFormFields } from './banner-form-fields.tsx';
import { BannerStatus } from './banner-status.tsx';

interface BannerEditorProps {
  banner: Banner;
  /** The home banner's editor: form and status card alone, and messages are toasts. */
  plain?: boolean;
}

export function BannerEditor({ banner, plain = false }: BannerEditorProps) {
  const { message, tell } = usePassingMessage();
  const editor = useSectionEditor<BannerFields>({
    loaded: banner,
    schema: bannerFields,
    read: () => client.content.getBanner(),
    save: (input) => client.content.updateBanner(input),
    saved: plain ? 'Banner section updated successfully!' : 'Banner updated successfully!',
    failed: 'Failed to save changes',
    ...(!plain && { tell }),
  });
  const { form, draft, section, act } = editor;
  const toggle = () => act({ call: () => client.content.toggleBanner(), failed: 'Failed to toggle banner status' });
  const reset = () =>
    act({ call: () => client.content.resetBanner(), failed: 'Failed to reset banner', dropDraft: true });
  const remove = () => act({ call: () => client.content.deleteBanner(), failed: 'Failed to delete banner' });
  return (
    <>
      <UnsavedGuard when={editor.isDirty} />
      <ConflictDialog section="banner" open={editor.conflict} onChoose={editor.reload} />
      <EditorPage
        title="Banner Section Management"
        status={<ActiveBadge isActive={section.isActive} />}
        notices={!plain && <BannerStats />}
        onSubmit={editor.submit}
        form={<BannerFormFields form={form} />}
        actions={
          <EditorActions
            saving={editor.saving}
            busy={editor.busy}
            canSave={draft.mainTitle.trim() !== ''}
            isActive={section.isActive}
            onToggle={toggle}
            onReset={reset}
            message={message && <Alert tone={message.tone}>{message.text}</Alert>}
          />
        }
        preview={
          !plain && (
            <PreviewPane empty={!section.isActive && 'The banner is inactive: visitors do not see it.'}>
              <BannerSection banner={{ ...draft, isActive: true }} />
            </PreviewPane>
          )
        }
        versions={
          <>
            <BannerStatus banner={section} busy={editor.busy || editor.saving} onDelete={remove} />
            <VersionsPanel
              section="banner"
              dirty={editor.isDirty}
              onRestored={() => editor.reload({ keepDraft: false })}
            />
          </>
        }
      />
    </>
  );
}
