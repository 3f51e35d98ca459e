import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { serveFolder } from './serve-folder.ts';

/**
 * The worker that reads PDF files decodes some pictures in them with WebAssembly. It may compile that, and load nothing.
 */
const PDF_WORKER = /\/pdf\.worker[^/]*\.mjs(\.br|\.gz)?$/;
const PDF_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/**
 * The workers that draw a page from components run what a member typed. They may do that, and load and send nothing.
 */
const DRAWING_WORKER = /\/(?:react|vue)-worker-[^/]*\.js(\.br|\.gz)?$/;
const DRAWING_WORKER_POLICY = "default-src 'none'; script-src 'unsafe-eval'";

/** Serves the client build: hashed files for ever, the few files of web/public and its pictures for an hour. */
export async function registerAssets(app: FastifyInstance, directory: string): Promise<void> {
  await serveFolder(app, {
    root: `${directory}/assets`,
    prefix: '/assets/',
    maxAge: '1y',
    immutable: true,
    setHeaders: (reply, path) => {
      if (PDF_WORKER.test(path)) reply.header('content-security-policy', PDF_WORKER_POLICY);
      if (DRAWING_WORKER.test(path)) reply.header('content-security-policy', DRAWING_WORKER_POLICY);
    },
  });

  const entries = await readdir(directory, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, directory, { maxAge: '1h', immutable: false }));
  }

  if (!existsSync(`${directory}/site`)) return;
  await serveFolder(app, {
    root: `${directory}/site`,
    prefix: '/site/',
    decorateReply: false,
    maxAge: '1h',
  });
}
