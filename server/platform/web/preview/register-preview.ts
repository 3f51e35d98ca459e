import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { serveFolder } from '../serve-folder.ts';
import { previewDocument } from './preview-document.ts';
import { previewHeaders } from './preview-headers.ts';

/**
 * Serves `/preview`, the sandboxed document that shows generated pages, and the files it loads. `/preview/embedded` is the
 * same for the slider that others embed: a policy cannot ask for a parent of ours within a page of others, so anybody may
 * frame it. It shows nothing by itself, and web/preview/frame.ts obeys our own pages only.
 */
export async function registerPreview(app: FastifyInstance, directory: string): Promise<void> {
  const serve = (path: string, ancestors: string) =>
    app.get(path, (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const origin = `${request.protocol}://${request.host.replace(/[^\w.:[\]-]/g, '')}`;
      return reply.headers(previewHeaders(origin, nonce, ancestors)).send(previewDocument(nonce));
    });
  serve('/preview', "'self'");
  serve('/preview/embedded', '*');

  await serveFolder(app, {
    root: directory,
    prefix: '/preview/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      // The frame has an opaque origin: without `cross-origin` the browser would refuse it these files.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('access-control-allow-origin', '*');
      reply.header('cache-control', 'public, max-age=3600');
    },
  });
}
