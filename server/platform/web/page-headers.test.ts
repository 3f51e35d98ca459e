import { expect, test } from 'vitest';
import { pageHeaders } from './page-headers.ts';
import { previewHeaders } from './preview/preview-headers.ts';

const page = (over = {}) => pageHeaders({ scripts: ["'nonce-abc'"], development: false, ...over });
const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';

test('security: scripts of a page come from us or carry the nonce, and nobody may frame it', () => {
  expect(policyOf(page())).toContain("script-src 'self' 'nonce-abc';");
  expect(policyOf(page())).toContain("frame-ancestors 'none'");
  expect(policyOf(page())).not.toContain('unsafe-eval');
});

test('security: pictures may come from any https address, videos from YouTube, and nothing else from outside', () => {
  const foreign = policyOf(page())
    .split('; ')
    .filter((directive) => directive.includes('https:'));
  expect(foreign).toEqual([
    "img-src 'self' data: blob: https:",
    "frame-src 'self' https://www.youtube-nocookie.com https://www.youtube.com",
  ]);
});

test('security: a pay page may load, frame and ask the payment service besides, and keeps everything else', () => {
  const payment = ['https://*.pay.example', 'https://*.payobjects.example'];
  const [before, after] = [page(), page({ payment })].map((headers) => policyOf(headers).split('; '));
  const wider = after!.filter((directive) => !before!.includes(directive));
  expect(wider).toEqual([
    "script-src 'self' 'nonce-abc' https://*.pay.example https://*.payobjects.example",
    "style-src 'self' 'unsafe-inline' https://*.pay.example https://*.payobjects.example",
    "img-src 'self' data: blob: https: https://*.pay.example https://*.payobjects.example",
    "connect-src 'self' https://*.pay.example https://*.payobjects.example",
    "frame-src 'self' https://www.youtube-nocookie.com https://www.youtube.com https://*.pay.example https://*.payobjects.example",
  ]);
  expect(after).toHaveLength(before!.length);
  // Its windows talk to the page that opened them.
  expect(page({ payment })['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test('security: the generator may send forms to the addresses it is given, and nothing else about it changes', () => {
  const formTargets = ['https://pen.example/define', 'https://run.example/run'];
  const [before, after] = [page(), page({ formTargets })].map((headers) => policyOf(headers).split('; '));
  expect(before).toContain("form-action 'self'");
  expect(after!.filter((directive) => !before!.includes(directive))).toEqual([
    "form-action 'self' https://pen.example/define https://run.example/run",
  ]);
  expect(after).toHaveLength(before!.length);
});

test('security: an embed may be framed by anybody, and nothing else about it changes', () => {
  const [before, after] = [page(), page({ framed: true })].map((headers) => policyOf(headers).split('; '));
  expect(after!.filter((directive) => !before!.includes(directive))).toEqual(['frame-ancestors *']);
  expect(after).toHaveLength(before!.length);
});

test('security: the preview frame has no origin, no connection, and no script of others', () => {
  const policy = policyOf(previewHeaders('http://localhost:3000', 'abc'));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("script-src 'nonce-abc';");
  expect(policy).toContain(
    "style-src 'unsafe-inline' http://localhost:3000/preview/bootstrap.css http://localhost:3000/preview/fonts/;",
  );
  expect(policy).toMatch(/sandbox allow-scripts$/);
});
