import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { api, client } from '#web/api.ts';
import { errorCode, errorMessage } from '#web/error-message.ts';
import { toastFor } from '#web/ui/form/tell.ts';
import { type SetupValues, setupForm, valuesOf } from './setup-form.ts';

const FAILED = 'Failed to update PayPal settings';

/** Failures that are about one field are said there. */
const fieldOf: Readonly<Record<string, keyof SetupValues>> = {
  PAYPAL_REFUSED: 'clientSecret',
  EMBEDDED_DATABASE: 'mode',
};

type Act = { kind: 'save'; values: SetupValues } | { kind: 'reset' };

/** The form of the setup, its save and its reset. */
export function useSetup(stored: PayPalSettings) {
  const queryClient = useQueryClient();
  const tell = toastFor();
  const form = useForm<SetupValues>({ resolver: zodResolver(setupForm(stored)), defaultValues: valuesOf(stored) });
  const { reset, setError, setFocus } = form;
  const { isDirty } = form.formState;
  // Changed elsewhere: shown at once where nothing was typed.
  useEffect(() => {
    if (!isDirty) reset(valuesOf(stored));
  }, [stored, isDirty, reset]);

  const act = useMutation({
    mutationFn: (act: Act) =>
      act.kind === 'save' ? client.payPal.updatePayPalSettings(act.values) : client.payPal.resetPayPalSettings(),
    onSuccess: (answer) => {
      queryClient.setQueryData(api.payPal.getPayPalSettings.queryKey(), answer);
      reset(valuesOf(answer.data));
      tell.success(answer.message);
    },
    onError: (error) => {
      const field = fieldOf[errorCode(error)];
      if (field) setError(field, { message: errorMessage(error, FAILED) });
    },
  });
  const troubled = act.error ? fieldOf[errorCode(act.error)] : undefined;
  // Not before the fields are enabled again.
  useEffect(() => {
    if (act.error && troubled) setFocus(troubled);
  }, [act.error, troubled, setFocus]);

  return {
    form,
    isDirty,
    isSaving: act.isPending,
    /** What went wrong, unless a field says it. */
    failure: act.error && !troubled ? errorMessage(act.error, FAILED) : undefined,
    submit: form.handleSubmit((values) => act.mutate({ kind: 'save', values })),
    reset: () => act.mutate({ kind: 'reset' }),
  };
}
