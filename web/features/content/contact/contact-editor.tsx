import { FormProvider } from 'react-hook-form';
import { type ContactPage, contactFields } from '#contract/content/contact.ts';
import { client } from '#web/api.ts';
import { ContactSection } from '#web/features/site/index.ts';
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
import { contactFailure } from './contact-failure.ts';
import { ContactFields } from './contact-fields.tsx';

export function ContactEditor({ contact }: { contact: ContactPage }) {
  const { message, tell } = usePassingMessage();
  const editor = useSectionEditor({
    loaded: contact,
    schema: contactFields,
    read: () => client.content.getContactPage(),
    save: (fields) => client.content.updateContactPage(fields),
    saved: 'Contact page updated successfully!',
    failed: (error) => contactFailure(error, 'update'),
    tell,
  });
  const { draft, isDirty } = editor;
  const reset = () =>
    editor.act({
      call: () => client.content.resetContactPage(),
      done: () => 'Contact page reset to default successfully!',
      failed: (error) => contactFailure(error, 'reset'),
      dropDraft: true,
    });
  return (
    <FormProvider {...editor.form}>
      <EditorPage
        title="Contact Page Admin"
        status={<ActiveBadge isActive={editor.section.isActive} />}
        onSubmit={editor.submit}
        form={<ContactFields />}
        actions={
          <EditorActions
            saving={editor.saving}
            canSave
            saveLabel="Save Changes"
            busy={editor.busy}
            onReset={reset}
            message={message && <Alert tone={message.tone}>{message.text}</Alert>}
          />
        }
        preview={
          <PreviewPane>
            <ContactSection contact={draft} />
          </PreviewPane>
        }
        versions={
          <VersionsPanel section="contact" dirty={isDirty} onRestored={() => editor.reload({ keepDraft: false })} />
        }
      />
      <ConflictDialog section="contact" open={editor.conflict} onChoose={editor.reload} />
      <UnsavedGuard when={isDirty} />
    </FormProvider>
  );
}
