import type { FastifyInstance } from 'fastify';
import { SITE_STREAM } from '../events/announce.ts';
import type { EventHub } from '../events/event-hub.ts';
import { refuseMethod } from '../http/allowed-methods.ts';
import { pageAnswerer } from './answer-page.ts';
import { registerCrawlers } from './crawlers/register-crawlers.ts';
import { buildDemo } from './demo/build-demo.ts';
import { startDevelopment } from './development.ts';
import { readStylesheets } from './page-cache/read-stylesheets.ts';
import { loadBuild, pageFinisher, pageRenderer } from './page-renderer.ts';
import { bundlePreviewFrame } from './preview/bundle-preview-frame.ts';
import { registerPreview } from './preview/register-preview.ts';
import { registerAssets } from './register-assets.ts';
import { registerDemo } from './register-demo.ts';

export interface WebOptions {
  mode: 'production' | 'development';
  /** Absolute path of what `react-router build` wrote. */
  buildDirectory: string;
  /** Address that people use; what each visitor used when left out. */
  publicUrl?: string;
  /** Tells when public pages show something new. Without it they are rendered for every visitor. */
  events?: Pick<EventHub, 'subscribe'>;
  /** Where the buttons of pay pages come from; without any they cannot be loaded. */
  paymentSources?: readonly string[];
}

/** No page has an action. A form that is sent before its script has come posts, and its answer is a page. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Serves the web app: its files, the preview frame, and every page that no other route answers. Register it last; an
 * unknown path under /api/ goes to the app's own not-found handler.
 */
export async function registerWeb(
  app: FastifyInstance,
  { mode, buildDirectory, publicUrl, events, paymentSources = [] }: WebOptions,
): Promise<void> {
  const development = mode === 'development' ? await startDevelopment(app) : undefined;

  await app.register(async (scope) => {
    // React Router reads request bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    if (development) await bundlePreviewFrame(`${buildDirectory}/preview`);
    else await registerAssets(scope, `${buildDirectory}/client`);
    await registerPreview(scope, `${buildDirectory}/preview`);
    registerCrawlers(scope, publicUrl);
    if (development) await buildDemo(`${buildDirectory}/demo`);
    await registerDemo(scope, `${buildDirectory}/demo`);

    const build = development ? undefined : await loadBuild(buildDirectory);
    const answerPage = pageAnswerer({
      render: pageRenderer(app, async () => build ?? development!.loadBuild(), mode),
      publicUrl,
      development: !!development,
      onChange: events && !development ? listen(scope, events) : undefined,
      finish: build ? pageFinisher(build, await readStylesheets(`${buildDirectory}/client`)) : (html) => html,
      paymentSources,
    });

    scope.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: async (request, reply) => {
        if (/^\/api(?:[/?]|$)/.test(request.url)) return reply.callNotFound();
        // A call's address is no page's: what comes here is not one of its methods.
        if (app.methodsOf?.(request.url.split('?')[0]!).length) return reply.callNotFound();
        if (!PAGE_METHODS.includes(request.method)) return refuseMethod(reply, ['GET']);
        if (development && request.method === 'GET' && (await development.answer(request, reply)))
          return reply.hijack();
        return answerPage(request, reply);
      },
    });
  });
}

/** Listens to changes of the site until the app closes. */
const listen = (app: FastifyInstance, events: Pick<EventHub, 'subscribe'>) => (changed: () => void) => {
  const unsubscribe = events.subscribe(SITE_STREAM, changed);
  app.addHook('onClose', async () => unsubscribe());
};
