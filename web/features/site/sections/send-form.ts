import { toast } from '#web/ui/toast.ts';
import { contactValues, SENT, sendMessage } from './contact-message.ts';

const post = (path: string, body: unknown) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Sends the contact form. It is empty again when the message has arrived, and as it was when not. */
export async function sendForm(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || button.disabled) return;
  const idle = button.textContent;
  button.disabled = true;
  button.textContent = 'Sending...';
  const outcome = await sendMessage(contactValues(new FormData(form)), post);
  button.disabled = false;
  button.textContent = idle;
  if (!outcome.sent) return void toast.error(outcome.message);
  form.reset();
  toast.success(SENT);
}
