import type { FastifyInstance } from 'fastify';
import { POPUP_DONE_PATH, popupPath } from '#contract/accounts/sign-in-popup.ts';
import { CLIENT_ADDRESS_HEADER, clientAddress } from '#server/platform/http/client-address.ts';
import { webHeaders } from '#server/platform/http/web-request.ts';
import type { Services } from '#server/platform/services.ts';
import type { Auth } from '../create-auth.ts';
import { findProvider } from '../find-provider.ts';
import { donePage } from './done-page.ts';
import { popupErrorOf } from './popup-error.ts';
import { startSignIn } from './start-sign-in.ts';

type Start = { Params: { provider: string } };
type Done = { Querystring: { error?: string | string[] } };

/**
 * The two ends of a sign-in in a pop-up; the provider is in between. Pages find everything about it in
 * `contract/accounts/sign-in-popup.ts`. The library's own pop-up hands a session token to the opener's script; ours
 * needs none, because both windows are of one origin and share the cookie.
 */
export function registerPopup(app: FastifyInstance, { auth, config }: Pick<Services, 'config'> & { auth: Auth }): void {
  app.get<Start>(popupPath(':provider').replace('%3A', ':'), async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    // Only our own pages may begin it: nobody shall be signed in by somebody else's link.
    const from = request.headers['sec-fetch-site'];
    if (from && from !== 'same-origin' && from !== 'none') return reply.redirect('/login');
    const { provider } = request.params;
    if (!(await findProvider(auth, config, provider)))
      return reply.redirect(`${POPUP_DONE_PATH}?error=PROVIDER_UNAVAILABLE`);
    const headers = webHeaders(request);
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress(request));
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    const { place, cookies } = await startSignIn(auth, origin, provider, headers);
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return reply.redirect(place);
  });

  app.get<Done>(POPUP_DONE_PATH, (request, reply) => {
    const { html, policy } = donePage(popupErrorOf([request.query.error].flat()[0]));
    return reply
      .headers({
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
