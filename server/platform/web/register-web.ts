import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { startDevelopment } from './development.ts';
import { pageHeaders } from './page-headers.ts';
import { loadBuild, pageRenderer } from './page-renderer.ts';
import { bundlePreviewFrame } from './preview/bundle-preview-frame.ts';
import { registerPreview } from './preview/register-preview.ts';
import { registerAssets } from './register-assets.ts';
import { sendWebResponse } from './send-web-response.ts';
import { toWebRequest } from './to-web-request.ts';

export interface WebOptions {
  mode: 'production' | 'development';
  /** Absolute path of what `react-router build` wrote. */
  buildDirectory: string;
}

/**
 * Serves the web app: its files, the preview frame, and every page that no other route answers. Register it last; an
 * unknown path under /api/ goes to the app's own not-found handler.
 */
export async function registerWeb(app: FastifyInstance, { mode, buildDirectory }: WebOptions): Promise<void> {
  const development = mode === 'development' ? await startDevelopment(app) : undefined;

  await app.register(async (scope) => {
    // React Router reads request bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    if (development) await bundlePreviewFrame(`${buildDirectory}/preview`);
    else await registerAssets(scope, `${buildDirectory}/client`);
    await registerPreview(scope, `${buildDirectory}/preview`);

    const build = development ? undefined : await loadBuild(buildDirectory);
    const render = pageRenderer(app, async () => build ?? development!.loadBuild(), mode);

    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (request.url.startsWith('/api/')) return reply.callNotFound();
        if (development && request.method === 'GET' && (await development.answer(request, reply)))
          return reply.hijack();
        // React's development build complains about nonces, which browsers hide from scripts.
        const nonce = development ? '' : randomBytes(16).toString('base64');
        reply.headers(pageHeaders({ nonce, secure: request.protocol === 'https', development: !!development }));
        return sendWebResponse(
          reply,
          await render(toWebRequest(request, reply, nonce), request.socket.remoteAddress ?? ''),
        );
      },
    });
  });
}
