import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type ServerFetch, serverFetch } from '#web/server-fetch.ts';
import { contactAction } from './contact-action.ts';

/** What the action makes of this body, and what it sent to the support desk. */
async function act(body: string, type: string) {
  const sent: unknown[] = [];
  const desk: ServerFetch = async (_path, send) => {
    sent.push(send?.body);
    return Response.json({});
  };
  const context = new RouterContextProvider();
  context.set(serverFetch, desk);
  const request = new Request('http://localhost/contact', { method: 'POST', body, headers: { 'content-type': type } });
  const outcome = await Promise.try(() =>
    contactAction({ request, context, params: {}, url: new URL(request.url), pattern: '/contact' }),
  ).catch((thrown: unknown) => thrown);
  return { outcome, sent };
}

test.each([
  ['--x', 'multipart/form-data; boundary=x'],
  ['{}', 'application/json'],
  ['name=a', 'text/plain'],
])('%j as %s is no form: the mistake of the client, and nothing is sent', async (body, type) => {
  expect(await act(body, type)).toMatchObject({ outcome: { init: { status: 400 } }, sent: [] });
});

test('fields that the form does not have are not passed on', async () => {
  const { outcome, sent } = await act(
    'name=Vera&message=Hi&ticketStatus=closed&ticketUserRole=Admin&__proto__[x]=1',
    'application/x-www-form-urlencoded',
  );
  expect(outcome).toEqual({ sent: true });
  expect(sent).toEqual([
    expect.objectContaining({ ticketUserName: 'Vera', message: 'Hi', ticketStatus: 'open', ticketUserRole: 'user' }),
  ]);
});
