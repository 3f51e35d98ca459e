import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { serveFolder } from './serve-folder.ts';

/** The result is a page that the engine wrote: it may show itself, on our pages only, and do nothing else. */
const RESULT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Serves the landing page's demonstration under `/demo/`: the files are named by content, only `demo.json` changes. */
export async function registerDemo(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  await serveFolder(app, {
    root: directory,
    prefix: '/demo/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const named = !/demo\.json(\.br|\.gz)?$/.test(path);
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/\.html(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', RESULT_POLICY);
    },
  });
}
