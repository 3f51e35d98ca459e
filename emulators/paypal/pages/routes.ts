import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerCall } from '../api/answer-call.ts';
import type { Context } from '../context.ts';
import { isCurrency } from '../money.ts';
import type { PayPalEmulator } from '../types.ts';
import { browserModule, sdkScript, styleSheet } from './browser-code.ts';
import { checkoutPage, waitPage } from './checkout-page.ts';
import { addEmulatorApi } from './emulator-api.ts';
import { homePage } from './home-page.ts';
import { PAGE_HEADERS } from './html.ts';

/** What the pages load; they import each other under these names. */
const MODULES = ['checkout', 'wait', 'home', 'element', 'fault-panel', 'payment-lists'];
const JAVASCRIPT = 'text/javascript; charset=utf-8';

const sendPage = (reply: FastifyReply, html: string) => reply.headers(PAGE_HEADERS).send(html);

/** What browsers ask for: the SDK, the buyer's window and the emulator's own page. */
export function addPages(app: FastifyInstance, context: Context, emulator: PayPalEmulator): void {
  app.get(
    '/sdk/js',
    answerCall(context.faults, 'sdk', (request) => {
      const problem = sdkProblem(context, request.query as Record<string, string | undefined>);
      return {
        status: problem ? 400 : 200,
        // The shop's page may demand CORP of what it loads.
        headers: {
          'content-type': JAVASCRIPT,
          'cache-control': 'no-cache',
          'cross-origin-resource-policy': 'cross-origin',
        },
        body: problem ? `throw new Error(${JSON.stringify(problem)});\n` : sdkScript(),
      };
    }),
  );

  app.get('/checkoutnow/wait', async (_request, reply) => sendPage(reply, waitPage()));
  app.get('/checkoutnow', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    const visit = { token: query.token ?? '', clientId: query['client-id'], currency: query.currency };
    return sendPage(reply, checkoutPage(context, visit));
  });
  app.get('/', async (_request, reply) => sendPage(reply, homePage()));

  for (const name of MODULES)
    app.get(`/__emulator/${name}.ts`, async (_request, reply) => reply.type(JAVASCRIPT).send(browserModule(name)));
  for (const name of ['checkout', 'home'])
    app.get(`/__emulator/${name}.css`, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(styleSheet('page') + styleSheet(name)),
    );
  addEmulatorApi(app, context, emulator);
}

/** What PayPal refuses to serve a script for. */
function sdkProblem({ accounts }: Context, query: Record<string, string | undefined>): string | undefined {
  const clientId = query['client-id'];
  if (!clientId) return 'SDK Validation error: client-id is missing.';
  if (!accounts.some((each) => each.clientId === clientId))
    return `SDK Validation error: client-id not recognized: ${clientId}`;
  if (query.currency && !isCurrency(query.currency))
    return `SDK Validation error: invalid query value for currency: ${query.currency}`;
  return undefined;
}
