import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Footer } from '#contract/content/footer.ts';
import { api, client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { FooterLogo, SiteFooter } from '#web/features/site/index.ts';
import { Button } from '#web/ui/button.tsx';
import { EditorActions } from '#web/ui/form/editor-actions.tsx';
import { EditorPage } from '#web/ui/form/editor-page.tsx';
import { FormImageField } from '#web/ui/form/form-image-field.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { toastFor } from '#web/ui/form/tell.ts';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { forgetSiteCache } from '../editor/forget-site-cache.ts';
import { PreviewPane } from '../editor/preview-pane.tsx';
import { sectionFields } from '../editor/section-fields.ts';
import { VersionsPanel } from '../editor/versions-panel.tsx';
import { type LogoValues, logoForm } from './logo-form.ts';
import { LOGO_SIZE } from './logo-size.ts';

export function LogoEditor({ footer }: { footer: Footer }) {
  const queryClient = useQueryClient();
  const tell = toastFor();
  const stored = footer.middleSection.logoUrl;
  const form = useForm<LogoValues>({
    resolver: zodResolver(logoForm),
    defaultValues: { logoUrl: stored },
  });
  const draft = { ...footer, middleSection: { ...footer.middleSection, logoUrl: form.watch('logoUrl').trim() } };
  const { reset } = form;
  const { isDirty } = form.formState;
  // Changed elsewhere, or restored: shown at once where nothing was typed.
  useEffect(() => {
    if (!isDirty) reset({ logoUrl: stored });
  }, [stored, isDirty, reset]);
  const save = useMutation({
    mutationFn: putLogo,
    onSuccess: async ({ data }) => {
      forgetSiteCache();
      tell.success('Logo updated successfully!');
      await queryClient.invalidateQueries({ queryKey: api.content.key() });
      reset({ logoUrl: data.middleSection.logoUrl });
    },
    onError: (error) => tell.error(errorMessage(error, 'Failed to update logo')),
  });
  return (
    <FormProvider {...form}>
      <EditorPage
        title="Logo Editor"
        onSubmit={form.handleSubmit(({ logoUrl }) => save.mutate(logoUrl))}
        form={
          <FormPart title="Logo">
            <FormImageField<LogoValues>
              name="logoUrl"
              label="Logo URL"
              hint={
                stored ? 'Shown in the header, the footer and the sidebars.' : 'Leave it empty to show our own logo.'
              }
              required
              previewSize={LOGO_SIZE}
            />
          </FormPart>
        }
        actions={
          <EditorActions saving={save.isPending} canSave saveLabel="Update Logo">
            {stored && (
              <Button look="secondary" disabled={save.isPending} onClick={() => save.mutate('')}>
                Use Our Own Logo
              </Button>
            )}
          </EditorActions>
        }
        preview={
          <PreviewPane>
            <LogoPreview footer={draft} />
          </PreviewPane>
        }
        versions={<VersionsPanel section="footer" dirty={isDirty} onRestored={() => reset({ logoUrl: stored })} />}
      />
      <UnsavedGuard when={isDirty} />
    </FormProvider>
  );
}

/** The two places of a public page that show the logo. */
function LogoPreview({ footer }: { footer: Footer }) {
  return (
    <>
      <div className="border-line border-b bg-sheet px-6 py-3">
        <FooterLogo footer={footer} />
      </div>
      <SiteFooter footer={footer} />
    </>
  );
}

/** Reads the footer, changes its logo and puts it back. An empty address is our own drawn logo. */
async function putLogo(logoUrl: string) {
  const { data } = await client.content.getFooter();
  const { middleSection, ...others } = sectionFields(data);
  return client.content.updateFooter({
    ...others,
    middleSection: { ...middleSection, logoUrl },
    version: data.version,
  });
}
