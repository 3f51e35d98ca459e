import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The result is a page that the engine wrote: it may show itself, on our pages only, and do nothing else. */
const RESULT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Serves the landing page's demonstration under `/demo/`: the files are named by content, only `demo.json` changes. */
export async function registerDemo(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/demo/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const named = !/demo\.json(\.br|\.gz)?$/.test(path);
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/\.html(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', RESULT_POLICY);
    },
  });
}
