import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { previewDocument } from '#server/platform/web/preview/preview-document.ts';
import { previewHeaders } from '#server/platform/web/preview/preview-headers.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Serves the real preview frame to the tests of components, under its own policy: without the frameworks and typefaces that
 * the service has beside it, so pages in Custom CSS and the browser's own fonts look as they do there.
 */
export function previewPlugin(): Plugin {
  let script: Promise<string> | undefined;
  return {
    name: 'preview-frame',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === '/preview') {
          const nonce = randomBytes(16).toString('base64');
          const headers = previewHeaders(`http://${request.headers.host}`, nonce, '*');
          answer(response, headers, previewDocument(nonce));
        } else if (pathname === '/preview/frame.js') {
          script ??= frameScript();
          answer(response, ofEveryOrigin, await script);
        } else next();
      });
    },
  };
}

/** The frame has an opaque origin. */
const ofEveryOrigin = {
  'content-type': 'text/javascript',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

function answer(response: ServerResponse, headers: Record<string, string>, body: string): void {
  response.writeHead(200, headers);
  response.end(body);
}

/** One file, as the build of the service bundles it. */
async function frameScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: `${root}/web/preview/frame.ts`,
        formats: ['iife'],
        name: 'previewFrame',
        fileName: () => 'frame.js',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The preview frame could not be bundled');
  return chunk.code;
}
