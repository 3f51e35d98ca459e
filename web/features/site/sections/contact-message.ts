/** Fields of the contact form in their order, each with what is said when it is left empty. */
export const contactFields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', missing: 'Please enter your name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', missing: 'Please enter your email' },
  { name: 'subject', label: 'Subject', type: 'text', autoComplete: 'off', missing: 'Please enter your subjects' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', missing: 'Please enter your phone number' },
  { name: 'message', label: 'Message', type: 'textarea', autoComplete: 'off', missing: 'Please enter your message' },
] as const;

export type ContactValues = Record<(typeof contactFields)[number]['name'], string>;

/** What came of a message; what was typed comes back with a failure. */
export type ContactOutcome = { sent: true } | { sent: false; message: string; values: ContactValues };

export const SENT = 'Message Sent Successfully!';
export const NOT_SENT = 'Failed to send message. Please try again.';
export const CONTACT_PATH = '/new-support-message';

export function contactValues(form: FormData): ContactValues {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    phone: text('phone'),
    message: text('message'),
  };
}

/** The message as the support desk takes it: an open ticket of a user. */
export const ticketOf = (values: ContactValues, now: Date) => ({
  ticketUserName: values.name,
  ticketUserEmail: values.email,
  message: values.message,
  subject: values.subject,
  phone: values.phone,
  ticketStatus: 'open',
  createdAt: now.toISOString(),
  ticketUserRole: 'user',
});

const TOO_MANY = 429;

/** @param post sends JSON to a path of ours */
export async function sendMessage(
  values: ContactValues,
  post: (path: string, body: unknown) => Promise<Response>,
): Promise<ContactOutcome> {
  try {
    const answer = await post(CONTACT_PATH, ticketOf(values, new Date()));
    if (answer.ok) return { sent: true };
    if (answer.status === TOO_MANY) {
      const { message } = (await answer.json()) as { message?: string };
      return { sent: false, message: message || NOT_SENT, values };
    }
  } catch {
    // Nothing reached the desk: said below.
  }
  return { sent: false, message: NOT_SENT, values };
}
