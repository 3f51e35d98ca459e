import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Feature } from '#contract/content/features.ts';
import { client } from '#web/api.ts';
import { FeaturesSection } from '#web/features/site/index.ts';
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
import { FeatureFields } from './feature-fields.tsx';
import { featureForm, fieldsOf, newFeature, nextOrder, valuesOf } from './feature-form.ts';
import { FeatureList } from './feature-list.tsx';
import { withDraft } from './with-draft.ts';

const schema = featureForm.transform(fieldsOf);
const texts = {
  added: 'Feature added successfully!',
  updated: 'Feature updated successfully!',
  addFailed: 'Failed to save changes',
  updateFailed: 'Failed to save changes',
};

export function FeaturesEditor({ features }: { features: Feature[] }) {
  const actions = useEntryActions({
    noun: 'Feature',
    toggle: (id) => client.content.toggleFeature({ id }),
    remove: (id) => client.content.deleteFeature({ id }),
  });
  const editor = useEntryEditor({
    schema,
    blank: useMemo(() => newFeature(nextOrder(features)), [features]),
    valuesOf,
    firstField: 'title',
    add: (fields) => client.content.addFeature(fields),
    update: (id, fields) => client.content.updateFeature({ id, ...fields }),
    texts,
    refresh: actions.refresh,
  });
  const list = useEntryList({ actions, editor });
  const { editing, isDirty } = editor;
  const shown = withDraft(features, editor.draft, editing);
  return (
    <EditorPage
      title="Features Section Management"
      form={
        <FormProvider {...editor.form}>
          <EntryForm
            title={editing ? 'Edit Feature' : 'Add Feature'}
            submitLabel={editing ? 'Update Feature' : 'Add Feature'}
            saving={editor.saving}
            canCancel={isDirty || editing !== undefined}
            onSubmit={editor.submit}
            onCancel={editor.clear}
          >
            <FeatureFields />
          </EntryForm>
        </FormProvider>
      }
      preview={
        <PreviewPane empty={note(shown, editing && features.find(({ _id }) => _id === editing._id))}>
          <FeaturesSection features={shown} />
        </PreviewPane>
      }
      versions={
        <>
          <EntriesCard
            title="Features"
            count={features.length}
            empty={{ title: 'No features yet', text: 'Visitors do not see this section until you add one.' }}
          >
            <FeatureList features={features} handlers={list.handlers} />
          </EntriesCard>
          <VersionsPanel section="features" dirty={isDirty} onRestored={editor.drop} />
          <DeleteDialog noun="feature" nameOf={({ title }) => title} {...list.deleteDialog} />
          <SwitchDialog noun="feature" {...list.switchDialog} />
          <UnsavedGuard when={isDirty} />
        </>
      }
    />
  );
}

function note(shown: Feature[], editing: Feature | undefined) {
  if (editing && !editing.isActive) return 'This feature is disabled: visitors do not see it until you enable it.';
  if (!shown.some(({ isActive }) => isActive)) return 'No feature is active: visitors do not see this section.';
}
