import { ContactField } from './contact-field.tsx';
import { type ContactOutcome, type ContactValues, contactFields, SENT } from './contact-message.ts';

export interface ContactFormProps {
  /** Where the form goes without JavaScript: a route with `contactAction`. */
  action?: string;
  /** What came of a form that went there. */
  outcome?: ContactOutcome | undefined;
  /** What is known of a person who is signed in. */
  known?: Partial<ContactValues> | undefined;
}

/** Works by itself; alive, it is sent without leaving the page (send-form.ts). */
export function ContactForm({ action, outcome, known }: ContactFormProps) {
  const typed = outcome?.sent === false ? outcome.values : known;
  return (
    <form method="post" action={action} className="contact-form">
      {outcome && (
        <p role="status" className="contact-outcome" data-sent={outcome.sent}>
          {outcome.sent ? SENT : outcome.message}
        </p>
      )}
      {contactFields.map((field) => (
        <ContactField key={field.name} field={field} value={typed?.[field.name]} />
      ))}
      <button type="submit" className="button-primary">
        Send Message
      </button>
    </form>
  );
}
