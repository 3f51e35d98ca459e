import { type Control, useFormContext, useWatch } from 'react-hook-form';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { Field } from '#web/ui/field.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { FormSwitch } from '#web/ui/form/form-switch.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { RadioChoice } from './radio-choice.tsx';
import { type SetupValues, secretState } from './setup-form.ts';

const modes = { sandbox: 'Sandbox', live: 'Live' };

function modeHint(mode: SetupValues['mode'], isDemo: boolean): string {
  if (isDemo) return 'In this demo no money moves in either mode.';
  return mode === 'live' ? 'Buyers pay with real money.' : 'For testing: no real money moves.';
}

/** Who is paid: PayPal's app of the shop. */
export function AccountFields({ stored }: { stored: PayPalSettings }) {
  const { register, control, formState } = useFormContext<SetupValues>();
  const mode = useWatch({ control, name: 'mode' });
  const problem = formState.errors.mode?.message;
  return (
    <FormPart title="PayPal account">
      <FormSwitch<SetupValues> name="enablePayPal" label="Enable PayPal payments" />
      <div className="grid gap-1.5">
        <RadioChoice name="mode" legend="Mode" words={modes} />
        <p className="text-caption text-muted">{modeHint(mode, stored.isDemo)}</p>
        {problem && (
          <p role="alert" className="text-danger text-small">
            {problem}
          </p>
        )}
      </div>
      <div className="grid items-start gap-4 @3xl:grid-cols-2">
        <FormTextField<SetupValues>
          name="clientId"
          label="Client ID"
          hint="At developer.paypal.com under Apps & Credentials. Sandbox and live have apps of their own."
        />
        <Field
          label="Client Secret"
          hint={useSecretHint(stored, control)}
          error={formState.errors.clientSecret?.message}
        >
          {(ids) => (
            <PasswordInput
              {...ids}
              autoComplete="off"
              spellCheck={false}
              placeholder={stored.hasClientSecret ? '••••••••••••' : undefined}
              {...register('clientSecret')}
            />
          )}
        </Field>
      </div>
    </FormPart>
  );
}

function useSecretHint(stored: PayPalSettings, control: Control<SetupValues>): string {
  const [clientSecret, clientId, mode, enablePayPal] = useWatch({
    control,
    name: ['clientSecret', 'clientId', 'mode', 'enablePayPal'],
  });
  switch (secretState(stored, { clientSecret, clientId, mode })) {
    case 'kept':
      return 'A secret is stored, encrypted. Leave this empty to keep it; it is never shown.';
    case 'of-demo':
      return 'The server knows the secret of the demo’s account. Leave this empty.';
    case 'of-another':
      return enablePayPal
        ? 'The stored secret belongs to another client ID or mode. Enter the one of this app.'
        : 'The stored secret belongs to another client ID or mode, and is removed when you save.';
    case 'entered':
      return 'It is stored encrypted, and never shown again.';
    case 'none':
      return 'No secret is stored yet.';
  }
}
