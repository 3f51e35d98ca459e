import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from '#contract/vocabulary/errors.ts';

/** Seconds until another try makes sense: most outages are a restart. */
export const RETRY_AFTER_S = '5';

const { status, message } = errors.SERVICE_UNAVAILABLE;

/** Says that a part that the service needs is away: as a page for people, as JSON for programs. */
export function answerUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(status).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
  if (wantsPage(request))
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' })
      .send(page(request.method === 'GET' ? request.url : '/'));
  const code = 'SERVICE_UNAVAILABLE';
  return reply.send({ defined: true, code, status, message, success: false, error: message });
}

/** Browsers that open a page request HTML by name; scripts accept anything. */
export const wantsPage = (request: FastifyRequest): boolean =>
  /\btext\/html\b/.test(request.headers.accept ?? '') && !request.url.startsWith('/api/');

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A self-contained page, because the app, its styles and its fonts may be what is missing. */
const page = (path: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Back in a moment · Facsimile</title><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>Back in a moment</h1><p>${message} What you saved before is safe.</p>
<p><a href="${escapeHtml(path)}">Try again</a></p></main></body></html>`;

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-items:center;
font:1rem/1.5 system-ui,sans-serif;color:light-dark(#1b1a17,#e9edf4);background:light-dark(#f4f1ea,#0d131f)}
main{max-width:30rem;padding:2rem 1rem;text-align:center}h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}
p{margin:0 0 1.5rem;text-wrap:pretty;color:light-dark(#5c584e,#a4afc2)}
a{display:inline-block;padding:.6rem 1.25rem;border-radius:3px;text-decoration:none;font-weight:600;
color:light-dark(#fff,#0a142c);background:light-dark(#1446d6,#8cb0ff)}
a:focus-visible{outline:2px solid light-dark(#1446d6,#8cb0ff);outline-offset:2px}`;
