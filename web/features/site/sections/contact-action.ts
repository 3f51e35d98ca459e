import { type ActionFunctionArgs, data } from 'react-router';
import { serverFetch } from '#web/server-fetch.ts';
import { type ContactOutcome, contactValues, sendMessage } from './contact-message.ts';

/** Takes the contact form of a browser that runs no JavaScript and says in the page what came of it. */
export async function contactAction({ request, context }: ActionFunctionArgs): Promise<ContactOutcome> {
  const ask = context.get(serverFetch);
  const form = await request.formData().catch(() => {
    throw data('This form could not be read. Please reload the page and try again.', { status: 400 });
  });
  return sendMessage(contactValues(form), (path, body) => ask(path, { method: 'POST', body }));
}
