import { type ComponentProps, type FormEventHandler, useRef } from 'react';

type EarlyFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'ref'> & {
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/**
 * A form that can be sent before the scripts have arrived: React holds it back in the HTML of the server (because
 * `action` is a function) and calls that function once the form is alive. No password goes into an address.
 * @param onSubmit must prevent the default at once, as React Hook Form does
 */
export function EarlyForm({ onSubmit, ...props }: EarlyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      noValidate
      action={() => form.current?.requestSubmit()}
      onSubmit={onSubmit}
      // React empties a form after its action: what was typed is needed when the server refuses it.
      onReset={(event) => event.preventDefault()}
      {...props}
    />
  );
}
