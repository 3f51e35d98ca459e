import type { ActionFunctionArgs } from 'react-router';
import { serverFetch } from '#web/server-fetch.ts';
import { type ContactOutcome, contactValues, sendMessage } from './contact-message.ts';

/** Takes the contact form of a browser that runs no JavaScript and says in the page what came of it. */
export async function contactAction({ request, context }: ActionFunctionArgs): Promise<ContactOutcome> {
  const ask = context.get(serverFetch);
  return sendMessage(contactValues(await request.formData()), (path, body) => ask(path, { method: 'POST', body }));
}
