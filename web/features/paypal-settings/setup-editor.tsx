import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { EditorActions } from '#web/ui/form/editor-actions.tsx';
import { EditorPage } from '#web/ui/form/editor-page.tsx';
import { AccountFields } from './account-fields.tsx';
import { AppearanceFields } from './appearance-fields.tsx';
import { ButtonPreview } from './button-preview.tsx';
import { SetupNotices } from './setup-notices.tsx';
import { useSetup } from './use-setup.ts';
import { WebhookFields } from './webhook-fields.tsx';

interface SetupEditorProps {
  stored: PayPalSettings;
  /** Is told whether something typed is not saved. */
  onDirty: (isDirty: boolean) => void;
}

/** Who is paid, how PayPal reports, and what the buttons look like. */
export function SetupEditor({ stored, onDirty }: SetupEditorProps) {
  const { form, isDirty, isSaving, failure, submit, reset } = useSetup(stored);
  const [currency, buttonStyles] = form.watch(['currency', 'buttonStyles']);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <FormProvider {...form}>
      <EditorPage
        title="PayPal Integration Settings"
        status={
          stored.enablePayPal ? (
            <Badge tone="success">{stored.mode === 'live' ? 'Enabled · Live' : 'Enabled · Sandbox'}</Badge>
          ) : (
            <Badge>Disabled</Badge>
          )
        }
        notices={<SetupNotices stored={stored} />}
        onSubmit={submit}
        form={
          // PayPal may take its time: what would be typed meanwhile would be lost.
          <fieldset disabled={isSaving} className="grid min-w-0 gap-5">
            <AccountFields stored={stored} />
            <div className="grid items-start gap-5 @4xl:grid-cols-2">
              <AppearanceFields />
              {/* Before the choices on a phone, where it would be out of sight behind them. */}
              <div className="min-w-0 @max-4xl:order-first @4xl:sticky @4xl:top-6">
                <ButtonPreview stored={stored} draft={{ currency, buttonStyles }} />
              </div>
            </div>
            <WebhookFields stored={stored} />
          </fieldset>
        }
        actions={
          <EditorActions
            saving={isSaving}
            canSave={isDirty}
            message={failure && <Alert tone="danger">{failure}</Alert>}
          >
            <ConfirmButton
              look="secondary"
              disabled={isSaving}
              question="Are you sure you want to reset to default values?"
              description="PayPal payments are switched off, and client ID, client secret and webhook ID are removed. The mode becomes Sandbox, the currency USD, and the buttons vertical, blue and rectangular with the label PayPal."
              onConfirm={reset}
            >
              Reset to Default
            </ConfirmButton>
          </EditorActions>
        }
      />
    </FormProvider>
  );
}
