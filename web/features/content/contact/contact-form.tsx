import { type FormEvent, useState } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { ContactField } from './contact-field.tsx';
import {
  type ContactOutcome,
  type ContactValues,
  contactFields,
  contactValues,
  SENT,
  sendMessage,
} from './contact-message.ts';

export interface ContactFormProps {
  /** Where the form goes without JavaScript: a route with `contactAction`. */
  action?: string;
  /** What came of a form that went there. */
  outcome?: ContactOutcome | undefined;
  /** What is known of a person who is signed in. */
  known?: Partial<ContactValues> | undefined;
}

const post = (path: string, body: unknown) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export function ContactForm({ action, outcome, known }: ContactFormProps) {
  const [sending, setSending] = useState(false);
  const typed = outcome?.sent === false ? outcome.values : known;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    const result = await sendMessage(contactValues(new FormData(form)), post);
    setSending(false);
    if (!result.sent) return toast.error(result.message);
    form.reset();
    toast.success(SENT);
  };

  return (
    <form method="post" action={action} onSubmit={submit} className="contact-form">
      {outcome && (
        <p role="status" className="contact-outcome" data-sent={outcome.sent}>
          {outcome.sent ? SENT : outcome.message}
        </p>
      )}
      {contactFields.map((field) => (
        <ContactField key={field.name} field={field} value={typed?.[field.name]} />
      ))}
      <button type="submit" disabled={sending} className="button-primary">
        {sending && <Spinner />}
        {sending ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  );
}
