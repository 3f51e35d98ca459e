import { Copy } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Field } from '#web/ui/field.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { toast } from '#web/ui/toast.ts';
import { isStandIn } from './is-stand-in.ts';
import type { SetupValues } from './setup-form.ts';
import { WebhookSteps } from './webhook-steps.tsx';

/** How PayPal tells the server what becomes of payments. */
export function WebhookFields({ stored }: { stored: PayPalSettings }) {
  const { control } = useFormContext<SetupValues>();
  const webhookId = useWatch({ control, name: 'webhookId' });
  const { webhookUrl = '', lastWebhookAt } = stored;
  const copy = () =>
    copyText(webhookUrl).then(
      () => toast.success('Webhook address copied to clipboard!'),
      () => toast.error('Failed to copy the webhook address.'),
    );
  return (
    <FormPart title="Webhook">
      {!webhookId.trim() && (
        <Alert tone="warning">
          Without a webhook, a payment whose tab was closed is noticed only when this server next asks PayPal, and
          refunds made at PayPal are not noticed at all.
        </Alert>
      )}
      <div className="grid items-start gap-4 @3xl:grid-cols-2">
        <div className="grid gap-1.5">
          <Field label="Webhook address">
            {(ids) => (
              <div className="flex gap-2">
                <Input {...ids} readOnly value={webhookUrl} className="min-w-0 font-mono" />
                <Button look="secondary" className="min-h-11" onClick={copy}>
                  <Copy aria-hidden="true" className="size-4" />
                  Copy
                </Button>
              </div>
            )}
          </Field>
          {!isStandIn(stored) && !webhookUrl.startsWith('https:') && (
            <p className="text-small text-warning">
              PayPal sends webhooks to https addresses only. Set PUBLIC_URL to the address of this site.
            </p>
          )}
        </div>
        <FormTextField<SetupValues>
          name="webhookId"
          label="Webhook ID"
          hint="PayPal shows it once you have entered the address there. It proves that a message comes from PayPal."
        />
      </div>
      <p className="text-small">
        {lastWebhookAt ? (
          <>
            Last message from PayPal: <Moment at={lastWebhookAt} exact />
          </>
        ) : (
          'No webhook has arrived yet.'
        )}
      </p>
      <WebhookSteps />
    </FormPart>
  );
}
