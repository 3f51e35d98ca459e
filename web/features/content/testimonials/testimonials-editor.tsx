import { FormProvider } from 'react-hook-form';
import { type Testimonial, testimonialFields } from '#contract/content/testimonials.ts';
import { client } from '#web/api.ts';
import { TestimonialsSection } from '#web/features/site/index.ts';
import { EditorPage } from '#web/ui/form/editor-page.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { PreviewPane } from '../editor/preview-pane.tsx';
import { VersionsPanel } from '../editor/versions-panel.tsx';
import { EntriesCard } from '../entries/entries-card.tsx';
import { DeleteDialog, SwitchDialog } from '../entries/entry-dialogs.tsx';
import { EntryForm } from '../entries/entry-form.tsx';
import { useEntryActions } from '../entries/use-entry-actions.ts';
import { useEntryEditor } from '../entries/use-entry-editor.ts';
import { useEntryList } from '../entries/use-entry-list.ts';
import { TestimonialFields } from './testimonial-fields.tsx';
import { TestimonialList } from './testimonial-list.tsx';
import { newTestimonial, type TestimonialDraft, withDraft } from './with-draft.ts';

const texts = {
  added: 'Testimonial created successfully!',
  updated: 'Testimonial updated successfully!',
  addFailed: 'Failed to create testimonial',
  updateFailed: 'Failed to update testimonial',
};
const valuesOf = ({ _id, ...values }: Testimonial): TestimonialDraft => values;

export function TestimonialsEditor({ testimonials }: { testimonials: Testimonial[] }) {
  const actions = useEntryActions({
    noun: 'Testimonial',
    toggle: (id) => client.content.toggleTestimonial({ id }),
    remove: (id) => client.content.deleteTestimonial({ id }),
  });
  const editor = useEntryEditor({
    schema: testimonialFields,
    blank: newTestimonial,
    valuesOf,
    firstField: 'quote',
    add: (fields) => client.content.addTestimonial(fields),
    update: (id, fields) => client.content.updateTestimonial({ id, ...fields }),
    texts,
    refresh: actions.refresh,
  });
  const list = useEntryList({ actions, editor });
  const { editing, isDirty } = editor;
  const shown = withDraft(testimonials, editor.draft, editing);
  return (
    <EditorPage
      title="Testimonials"
      form={
        <FormProvider {...editor.form}>
          <EntryForm
            title={editing ? 'Edit Testimonial' : 'Add Testimonial'}
            submitLabel={editing ? 'Update Testimonial' : 'Add Testimonial'}
            saving={editor.saving}
            canCancel={isDirty || editing !== undefined}
            onSubmit={editor.submit}
            onCancel={editor.clear}
          >
            <TestimonialFields />
          </EntryForm>
        </FormProvider>
      }
      preview={
        <PreviewPane empty={shown.length === 0 && 'No testimonial is active: visitors do not see this section.'}>
          <TestimonialsSection testimonials={shown} />
        </PreviewPane>
      }
      versions={
        <>
          <EntriesCard
            title="Testimonials"
            count={testimonials.length}
            empty={{ title: 'No testimonials yet', text: 'Visitors do not see this section until you add one.' }}
          >
            <TestimonialList testimonials={testimonials} handlers={list.handlers} />
          </EntriesCard>
          <VersionsPanel section="testimonials" dirty={isDirty} onRestored={editor.drop} />
          <DeleteDialog noun="testimonial" nameOf={({ quote }) => quote} {...list.deleteDialog} />
          <SwitchDialog noun="testimonial" {...list.switchDialog} />
          <UnsavedGuard when={isDirty} />
        </>
      }
    />
  );
}
