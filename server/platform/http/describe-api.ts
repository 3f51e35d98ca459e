import { createHash } from 'node:crypto';
import type { OpenAPI } from '@orpc/openapi';
import { escapeHtml } from '../escape-html.ts';

/** Files of Swagger UI that the page loads, from its npm package. */
export const REFERENCE_FILES = { 'swagger-ui-bundle.js': 'text/javascript', 'swagger-ui.css': 'text/css' } as const;

/** The API reference: Swagger UI on `/openapi.json`. Until it is there, and without scripts, the page lists the calls. */
export function describeApi(document: OpenAPI.Document): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, { summary?: string }>).map(
      ([method, { summary = '' }]) =>
        `<li><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</li>`,
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(document.info.title)} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/docs/swagger-ui.css">
<style>${style}</style></head><body><main id="reference"><h1>${escapeHtml(document.info.title)} API</h1>
<p>For machines: <a href="/openapi.json">openapi.json</a></p><ul>${calls.join('\n')}</ul></main>
<script src="/docs/swagger-ui-bundle.js"></script><script>${script}</script></body></html>`;
}

const style = `body{margin:0}#reference>:not(.swagger-ui){font-family:sans-serif;margin-inline:1.25rem}`;

// Without a validator: it would send the document elsewhere. Without schemas: each call shows its own.
const script = `document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, filter: true, docExpansion: 'none',
  validatorUrl: null, defaultModelsExpandDepth: -1 });`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page runs and loads what is ours and nothing else; "Try it out" makes calls of this site. */
export const API_PAGE_POLICY = `default-src 'none'; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(style)}; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
