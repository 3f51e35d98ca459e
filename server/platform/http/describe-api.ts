import { createHash } from 'node:crypto';
import type { OpenAPI } from '@orpc/openapi';
import { escapeHtml } from '../escape-html.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  requestBody?: unknown;
  parameters?: unknown[];
  responses?: object;
};

/** A plain page that lists every call with what it takes and answers. No script, nothing from elsewhere. */
export function describeApi(document: OpenAPI.Document): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags ?? ['Other']))];
  const sections = tags.map((tag) => {
    const own = calls.filter(({ operation }) => (operation.tags ?? ['Other']).includes(tag));
    return `<h2>${escapeHtml(tag)}</h2>${own.map(describeCall).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Facsimile API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>Facsimile API</h1>
<p>For machines: <a href="/openapi.json">openapi.json</a>. Signing in sets a cookie
(<code>POST /api/auth/sign-in/email</code> with <code>email</code> and <code>password</code>); errors are answered as
<code>{code, status, message}</code>.</p>${sections.join('')}</main></body></html>`;
}

function describeCall({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const details = {
    parameters: operation.parameters,
    requestBody: operation.requestBody,
    responses: operation.responses,
  };
  return `<details><summary><code><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}
</summary><pre>${escapeHtml(JSON.stringify(details, null, 2))}</pre></details>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1c1b18;background:#faf8f3}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.75rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
details{border-top:1px solid #d9d4c7;padding:.6rem 0}summary{cursor:pointer}pre{overflow:auto;font-size:.8rem;background:#f0ece1;padding:1rem}
@media(prefers-color-scheme:dark){body{color:#eee9dc;background:#191814}details{border-color:#3a372f}pre{background:#23211b}a{color:#9db8ff}}`;

/** The page of the calls runs nothing and loads nothing; its style is known by its content. */
export const API_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
